import { defer, firstValueFrom, from, type Observable, of } from 'rxjs';
import { filter, map, shareReplay, startWith, switchMap, tap } from 'rxjs/operators';
import {
  defaultFeatureConfig,
  type FeatureConfig,
  readFeatureConfig,
} from '../../domain/subscription/feature-config.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { HostBridge } from '../ports/host-bridge.ts';

/**
 * The host app's switches; `ready` once the app has answered or cannot. `answered` only when it said something, and be it
 * that it does not know the question: of an app that is slow or gives no answer nothing is known, not that all is off.
 */
export interface FeatureConfigView {
  readonly ready: boolean;
  readonly answered: boolean;
  readonly config: FeatureConfig;
}

/**
 * The host app's switches, all off until it says otherwise, and where there is no app or it does not answer. The channel
 * of the subscription pages knows more of them than the bridge of all other pages, so that one is asked first.
 */
export class FeatureConfigState {
  private last: FeatureConfigView = {
    ready: false,
    answered: false,
    config: defaultFeatureConfig,
  };

  /** The switches now, then as the app says; asks it while someone listens, until it has answered once. */
  readonly config$: Observable<FeatureConfigView>;

  constructor(
    private readonly bridge: HostBridge,
    private readonly hostApp: HostApp,
  ) {
    this.config$ = defer(() => (this.last.ready ? of(this.last) : this.ask())).pipe(
      tap((view) => {
        this.last = view;
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
  }

  get current(): FeatureConfigView {
    return this.last;
  }

  /** The switches once the app has answered or cannot, which is decided within the limits of a host app. */
  whenReady(): Promise<FeatureConfigView> {
    return firstValueFrom(this.config$.pipe(filter(({ ready }) => ready)));
  }

  private ask(): Observable<FeatureConfigView> {
    return from(this.hostApp.request('getFeatureConfig', {})).pipe(
      switchMap((answer) =>
        answer.ok
          ? of({ answer, refused: false })
          : this.askBridge().pipe(
              map((second) => ({ answer: second, refused: answer.error.code === 'host_error' })),
            ),
      ),
      map(({ answer, refused }) => ({
        ready: true,
        answered: answer.ok || refused,
        config: answer.ok ? readFeatureConfig(answer.value) : defaultFeatureConfig,
      })),
      startWith(this.last),
    );
  }

  private askBridge() {
    return from(this.bridge.handshake()).pipe(
      switchMap((handshake) => (handshake.ok ? from(this.bridge.featureConfig()) : of(handshake))),
    );
  }
}
