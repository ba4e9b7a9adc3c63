export { default } from '../generic';
