/** The thread's first file: Node 20 hands no loader on to a thread, so that it fetches the one for TypeScript itself. */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
