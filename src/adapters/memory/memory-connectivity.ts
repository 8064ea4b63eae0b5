import { type Observable, Subject } from 'rxjs';
import { Connectivity } from '../../application/ports/connectivity.ts';

/** A connection with a given speed, whose focus and online events a test triggers. */
export class MemoryConnectivity extends Connectivity {
  private readonly focus = new Subject<void>();
  private readonly online = new Subject<void>();
  readonly focus$: Observable<void> = this.focus.asObservable();
  readonly online$: Observable<void> = this.online.asObservable();

  constructor(public slow = false) {
    super();
  }

  /** The visitor returns to the page. */
  comeBack(): void {
    this.focus.next();
  }

  /** The connection comes back. */
  goOnline(): void {
    this.online.next();
  }
}
