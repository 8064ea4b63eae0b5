import { defer, firstValueFrom, from, merge, type Observable, of, Subject } from 'rxjs';
import { filter, shareReplay, startWith, tap } from 'rxjs/operators';
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

const unanswered: FeatureConfigView = { ready: true, answered: false, config: defaultFeatureConfig };

/**
 * The host app's switches, all off until it says otherwise, and where there is no app or it does not answer. The channel
 * of the subscription pages knows more of them than the bridge of all other pages, so that its answer counts where there are
 * two; both are asked at once, because a silent app costs its limit only once then.
 */
export class FeatureConfigState {
  private last: FeatureConfigView = { ...unanswered, ready: false };
  private readonly late = new Subject<FeatureConfigView>();

  /** The switches now, then as the app says, be it late; asks it while someone listens, until it has answered once. */
  readonly config$: Observable<FeatureConfigView>;

  constructor(
    private readonly bridge: HostBridge,
    private readonly hostApp: HostApp,
  ) {
    this.config$ = defer(() =>
      merge(this.last.ready ? of(this.last) : from(this.ask()).pipe(startWith(this.last)), this.late),
    ).pipe(
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

  private async ask(): Promise<FeatureConfigView> {
    const bridged = this.askBridge();
    const answer = await this.hostApp.request('getFeatureConfig', {}, (switches) => this.hearLate(switches));
    if (answer.ok) return viewOf(answer.value);
    const second = await bridged;
    if (second.ok) return viewOf(second.value);
    return { ...unanswered, answered: answer.error.code === 'host-error' };
  }

  private hearLate(switches: Readonly<Record<string, unknown>>): void {
    this.last = viewOf(switches);
    this.late.next(this.last);
  }

  private async askBridge() {
    const handshake = await this.bridge.handshake();
    return handshake.ok ? this.bridge.featureConfig() : handshake;
  }
}

function viewOf(switches: Readonly<Record<string, unknown>>): FeatureConfigView {
  return { ready: true, answered: true, config: readFeatureConfig(switches) };
}
