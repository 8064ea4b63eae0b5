import { type Observable, Subject } from 'rxjs';
import { Connectivity } from '../../application/ports/connectivity.ts';

/** A connection that is as slow as it is told, with a page that is looked at when told. */
export class MemoryConnectivity extends Connectivity {
  private readonly focus = new Subject<void>();
  private readonly online = new Subject<void>();
  readonly focus$: Observable<void> = this.focus.asObservable();
  readonly online$: Observable<void> = this.online.asObservable();

  constructor(public slow = false) {
    super();
  }

  /** The visitor comes back to the page. */
  comeBack(): void {
    this.focus.next();
  }

  /** The connection comes back. */
  goOnline(): void {
    this.online.next();
  }
}
