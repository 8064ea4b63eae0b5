import { holdSubmits } from './held-submits.ts';

// Runs inline in the head of pages whose form an island takes over, after `first-paint.ts`: a press that comes before the
// island is held for it. Without scripts the form goes the plain way.
holdSubmits();
