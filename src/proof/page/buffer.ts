/** The global `Buffer`, as far as the rules use it. */
export { Buffer } from './node-crypto.ts';
