import { defer, filter, fromEvent, map, merge, type Observable } from 'rxjs';
import { Connectivity } from '../../application/ports/connectivity.ts';
import { type ConnectionInfo, isSlow } from './connection.ts';

/** The parts of the window and its document that concern connection and focus. */
export interface ConnectivityHost {
  readonly window: EventTarget;
  readonly document: EventTarget & { readonly visibilityState: string };
  readonly connection: ConnectionInfo | null;
}

/** {@link Connectivity} of a browser. */
export class BrowserConnectivity extends Connectivity {
  override readonly focus$: Observable<void>;
  override readonly online$: Observable<void>;

  constructor(private readonly host: ConnectivityHost) {
    super();
    this.focus$ = defer(() => this.comingBack());
    this.online$ = fromEvent<Event>(host.window, 'online').pipe(map(() => undefined));
  }

  override get slow(): boolean {
    return isSlow(this.host.connection);
  }

  // Returning to a tab fires on both the document and the window, and counts once. So does a page restored from the
  // back-forward cache.
  private comingBack(): Observable<void> {
    const { window, document } = this.host;
    let away = document.visibilityState !== 'visible';
    return merge(
      fromEvent<Event>(document, 'visibilitychange'),
      fromEvent<Event>(window, 'focus'),
      fromEvent<Event>(window, 'blur'),
      fromEvent<Event>(window, 'pagehide'),
      fromEvent<PageTransitionEvent>(window, 'pageshow').pipe(filter(({ persisted }) => persisted)),
    ).pipe(
      filter(({ type }) => {
        const isSeen = document.visibilityState === 'visible';
        const here = type === 'visibilitychange' ? isSeen : type === 'focus' || type === 'pageshow';
        const back = here && away;
        away = !here;
        return back;
      }),
      map(() => undefined),
    );
  }
}
