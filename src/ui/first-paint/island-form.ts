import { holdPresses } from './held-presses.ts';

// Runs inline in the head of pages whose form or buttons an island takes over, after `first-paint.ts`: a press that comes before
// the island is held for it. Without scripts a form goes the plain way.
holdPresses();
