/** Entry file of the thread of exports: Node 20 passes no loader on to threads, so this registers the one for TypeScript. */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
