/** Entry file of the drawing thread: Node 20 passes no loader on to threads, so this registers the one for TypeScript. */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
