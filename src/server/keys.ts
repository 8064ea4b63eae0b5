import { onThisNode } from './refuse-old-node.ts';

await onThisNode(() => import('./run-keys.ts'));
