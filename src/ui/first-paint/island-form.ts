import { holdPresses } from './held-presses.ts';

// Runs inline in the head of pages whose form or buttons become an island, after `first-paint.ts`: presses before the
// island is live are held for it. Without scripts, the browser submits the form.
holdPresses();
