import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { sprite } from './lib/icons';

document.body.insertAdjacentHTML('afterbegin', sprite());
mount(App, { target: document.getElementById('app')! });
