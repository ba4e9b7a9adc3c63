import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The build is committed in the Python package, so that playing needs no Node.
export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/starboard/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    license: { fileName: 'licences.md' },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8710', ws: true } } },
});
