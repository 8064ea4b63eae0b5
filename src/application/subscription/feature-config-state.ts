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
 * The host app's switches. `ready` once the app has answered or cannot. `answered` only when it replied, even if only
 * that it does not know the request; after a timeout nothing is known, which is not the same as all off.
 */
export interface FeatureConfigView {
  readonly ready: boolean;
  readonly answered: boolean;
  readonly config: FeatureConfig;
}

const unanswered: FeatureConfigView = { ready: true, answered: false, config: defaultFeatureConfig };

/**
 * The host app's switches: all off until it says otherwise, without an app, or without an answer. The channel of the
 * subscription pages knows more switches than the bridge of all other pages, so its answer wins if there are two. Both
 * are asked in parallel, so that a silent app costs one timeout only.
 */
export class FeatureConfigState {
  private last: FeatureConfigView = { ...unanswered, ready: false };
  private readonly late = new Subject<FeatureConfigView>();

  /** The current switches, then the app's answer, however late; asks while subscribed, until it has been answered once. */
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

  /** The switches once the app has answered or cannot, which a host app's time limit bounds. */
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
