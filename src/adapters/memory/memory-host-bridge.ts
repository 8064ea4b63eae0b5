import { type Observable, Subject } from 'rxjs';
import { HostBridge, type HostBridgeFailure } from '../../application/ports/host-bridge.ts';
import { failure, type Result, success } from '../../domain/result.ts';

/** What the next calls of one message do: answer a value, fail, or never answer. */
export type BridgeAnswer<Value> = { readonly value: Value } | HostBridgeFailure | 'no-answer';

/** A bridge that answers as it is told, at once. A plain browser if not told. `calls` names every call, oldest first. */
export class MemoryHostBridge extends HostBridge {
  readonly calls: string[] = [];
  handshakeAnswer: BridgeAnswer<readonly string[]> = { code: 'not-ddg-context' };
  detailsAnswer: BridgeAnswer<boolean> = 'no-answer';
  configAnswer: BridgeAnswer<Readonly<Record<string, unknown>>> = 'no-answer';
  private readonly updates = new Subject<void>();
  readonly authUpdate$: Observable<void> = this.updates.asObservable();

  handshake(): Promise<Result<{ readonly availableMessages: readonly string[] }, HostBridgeFailure>> {
    return this.answer('handshake', this.handshakeAnswer, (availableMessages) => ({ availableMessages }));
  }

  subscriptionDetails(): Promise<Result<{ readonly isSubscribed: boolean }, HostBridgeFailure>> {
    return this.answer('subscriptionDetails', this.detailsAnswer, (isSubscribed) => ({ isSubscribed }));
  }

  featureConfig(): Promise<Result<Readonly<Record<string, unknown>>, HostBridgeFailure>> {
    return this.answer('getFeatureConfig', this.configAnswer, (config) => config);
  }

  /** The app says that its sign-in state has changed. */
  updateAuth(): void {
    this.updates.next();
  }

  private answer<Value, Reply>(
    call: string,
    answer: BridgeAnswer<Value>,
    reply: (value: Value) => Reply,
  ): Promise<Result<Reply, HostBridgeFailure>> {
    this.calls.push(call);
    if (answer === 'no-answer') return new Promise(() => undefined);
    return Promise.resolve('value' in answer ? success(reply(answer.value)) : failure(answer));
  }
}
