import { defer, firstValueFrom, from, type Observable, of } from 'rxjs';
import { filter, map, shareReplay, startWith, switchMap, tap } from 'rxjs/operators';
import {
  defaultFeatureConfig,
  type FeatureConfig,
  readFeatureConfig,
} from '../../domain/subscription/feature-config.ts';
import { hostLimits } from '../../domain/subscription/host-limits.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { HostBridge } from '../ports/host-bridge.ts';
import { withinHostLimit } from './host-limit.ts';

/** The host app's switches; `ready` once the app has answered or cannot. */
export interface FeatureConfigView {
  readonly ready: boolean;
  readonly config: FeatureConfig;
}

/**
 * The host app's switches, all off until it says otherwise, and where there is no app or it does not answer. The channel
 * of the subscription pages knows more of them than the bridge of all other pages, so that one is asked first.
 */
export class FeatureConfigState {
  private last: FeatureConfigView = { ready: false, config: defaultFeatureConfig };

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

  /** The switches once the app has answered or cannot, which is decided within the limits of a host app. Never fails. */
  async whenReady(): Promise<FeatureConfig> {
    const { config } = await firstValueFrom(this.config$.pipe(filter(({ ready }) => ready)));
    return config;
  }

  private ask(): Observable<FeatureConfigView> {
    return from(this.hostApp.request('getFeatureConfig', {})).pipe(
      switchMap((answer) => (answer.ok ? of(answer) : this.askBridge())),
      map((answer) => ({
        ready: true,
        config: answer.ok ? readFeatureConfig(answer.value) : defaultFeatureConfig,
      })),
      startWith(this.last),
    );
  }

  private askBridge() {
    return from(this.bridge.handshake()).pipe(
      withinHostLimit(hostLimits.handshake),
      switchMap((handshake) =>
        handshake.ok
          ? from(this.bridge.featureConfig()).pipe(withinHostLimit(hostLimits.message))
          : of(handshake),
      ),
    );
  }
}
