import { type Observable, Subject } from 'rxjs';
import {
  HostBridge,
  type HostBridgeFailure,
  type HostBridgeNotifications,
  type HostHandshake,
  type HostSubscriptionDetails,
} from '../../application/ports/host-bridge.ts';
import { failure, type Result, success } from '../../domain/result.ts';

/** What the next calls of one message do: return a value, fail, or time out. */
export type BridgeAnswer<Value> = { readonly value: Value } | HostBridgeFailure | 'no-answer';

interface Notified {
  readonly name: keyof HostBridgeNotifications;
  readonly params: HostBridgeNotifications[keyof HostBridgeNotifications];
}

/** A bridge that answers as configured, immediately. A plain browser by default. `calls` lists every call, oldest first. */
export class MemoryHostBridge extends HostBridge {
  present = false;
  readonly calls: string[] = [];
  readonly notified: Notified[] = [];
  platform: string | null = null;
  handshakeAnswer: BridgeAnswer<readonly string[]> = { code: 'not-ddg-context' };
  detailsAnswer: BridgeAnswer<boolean> = { code: 'not-ddg-context' };
  /** What the app knows about the subscription besides whether there is one. */
  details: Omit<HostSubscriptionDetails, 'isSubscribed'> = {
    billingPeriod: null,
    startedAt: null,
    expiresOrRenewsAt: null,
    paymentPlatform: null,
    status: null,
  };
  configAnswer: BridgeAnswer<Readonly<Record<string, unknown>>> = { code: 'not-ddg-context' };
  tokenAnswer: BridgeAnswer<string | null> = { code: 'not-ddg-context' };
  private readonly updates = new Subject<void>();
  readonly authUpdate$: Observable<void> = this.updates.asObservable();

  handshake(): Promise<Result<HostHandshake, HostBridgeFailure>> {
    return this.answer('handshake', this.handshakeAnswer, (availableMessages) => ({
      availableMessages,
      platform: this.platform,
    }));
  }

  subscriptionDetails(): Promise<Result<HostSubscriptionDetails, HostBridgeFailure>> {
    return this.answer('subscriptionDetails', this.detailsAnswer, (isSubscribed) => ({
      ...this.details,
      isSubscribed,
    }));
  }

  featureConfig(): Promise<Result<Readonly<Record<string, unknown>>, HostBridgeFailure>> {
    return this.answer('getFeatureConfig', this.configAnswer, (config) => config);
  }

  accessToken(): Promise<Result<{ readonly accessToken: string | null }, HostBridgeFailure>> {
    return this.answer('getAuthAccessToken', this.tokenAnswer, (accessToken) => ({ accessToken }));
  }

  notify<Name extends keyof HostBridgeNotifications>(
    name: Name,
    params: HostBridgeNotifications[Name],
  ): void {
    this.notified.push({ name, params });
  }

  /** The app reports that its sign-in state has changed. */
  updateAuth(): void {
    this.updates.next();
  }

  private async answer<Value, Reply>(
    call: string,
    answer: BridgeAnswer<Value>,
    reply: (value: Value) => Reply,
  ): Promise<Result<Reply, HostBridgeFailure>> {
    this.calls.push(call);
    if (answer === 'no-answer') return failure({ code: 'timeout' });
    return 'value' in answer ? success(reply(answer.value)) : failure(answer);
  }
}
