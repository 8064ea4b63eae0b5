import { onThisNode } from './refuse-old-node.ts';

await onThisNode(async () => (await import('./serve.ts')).serve(import.meta.dirname));
