import type { Observable } from 'rxjs';

/** How well the visitor is connected, and when it is worth querying the services again. */
export abstract class Connectivity {
  /** True on a connection known to be slow (2G or data saving); false when nothing is known. */
  abstract readonly slow: boolean;

  /** Emits each time the page becomes visible again. Not on subscribing. */
  abstract readonly focus$: Observable<void>;

  /** Emits each time the connection comes back. Not on subscribing. */
  abstract readonly online$: Observable<void>;
}
