import { filter, map, type Observable, Subject } from 'rxjs';
import {
  HostApp,
  type HostEvents,
  type HostFailure,
  type HostNotifications,
  type HostRequests,
} from '../../application/ports/host-app.ts';
import type { MessagingDevice } from '../../domain/device/messaging.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { NativeStore, NativeTierStore } from '../../domain/subscription/native-option.ts';

interface Notified {
  readonly name: keyof HostNotifications;
  readonly params: HostNotifications[keyof HostNotifications];
}
type Event = {
  [Name in keyof HostEvents]: { readonly name: Name; readonly params: HostEvents[Name] };
}[keyof HostEvents];

/** A host app that records what it is sent and answers from its fields. Not present by default. */
export class MemoryHostApp extends HostApp {
  /** The platforms of any app by default. */
  devices: readonly MessagingDevice[] = ['macos', 'ios', 'android', 'windows'];
  readonly notified: Notified[] = [];
  /** The requests it received, oldest first. */
  readonly asked: (keyof HostRequests)[] = [];
  /** The app's switches; null for an app that does not know the request, `no-answer` for one that does not answer it. */
  featureConfig: Readonly<Record<string, unknown>> | null | 'no-answer' = { useSubscriptionsAuthV2: true };
  /** The token that the app gives the page. */
  accessToken: string | null = null;
  /** Whether it adopts the session whose tokens it is given. */
  takesTokens = true;
  /** The v1 auth service's token that the app gives the page. */
  token: string | null = null;
  /** What the app's store sells; null for an app that does not know the request. */
  store: NativeStore | null = null;
  /** The same by tier. */
  tierStore: NativeTierStore | null = null;
  /** Whether the visitor lets the app send notifications; null for an app without that request. */
  notificationsPermission: 'granted' | 'denied' | 'notDetermined' | null = null;
  private readonly events = new Subject<Event>();
  private lateSwitches: ((switches: Readonly<Record<string, unknown>>) => void)[] = [];

  constructor(readonly present = false) {
    super();
  }

  notify<Name extends keyof HostNotifications>(name: Name, params: HostNotifications[Name]): void {
    if (!this.present) return;
    this.notified.push({ name, params });
    if (this.takesTokens && 'accessToken' in params) this.accessToken = params.accessToken;
    if (this.takesTokens && 'token' in params) this.token = params.token;
  }

  async request<Name extends keyof HostRequests>(
    name: Name,
    _params: HostRequests[Name]['params'],
    late?: (reply: HostRequests[Name]['reply']) => void,
  ): Promise<Result<HostRequests[Name]['reply'], HostFailure>> {
    if (!this.present) return failure({ code: 'not_present' });
    this.asked.push(name);
    // An app answers asynchronously.
    await undefined;
    if (name === 'getFeatureConfig' && this.featureConfig === 'no-answer') {
      if (late !== undefined) this.lateSwitches.push(late);
      return failure({ code: 'timeout' });
    }
    const reply = this.replies()[name];
    return reply === null ? failure({ code: 'host-error' }) : success(reply);
  }

  subscribe<Name extends keyof HostEvents>(name: Name): Observable<HostEvents[Name]> {
    return this.events.pipe(
      filter((event) => event.name === name),
      map((event) => event.params),
    );
  }

  private replies(): { readonly [Name in keyof HostRequests]: HostRequests[Name]['reply'] | null } {
    return {
      getFeatureConfig: this.featureConfig === 'no-answer' ? null : this.featureConfig,
      getAccessToken: { token: this.token },
      getAuthAccessToken: { accessToken: this.accessToken },
      getSubscription: { token: this.token },
      getSubscriptionOptions: this.store,
      getSubscriptionTierOptions: this.tierStore,
      completeStripePayment: {},
      getUserSettings:
        this.notificationsPermission === null
          ? null
          : { notificationsPermission: this.notificationsPermission },
      requestNotificationsPermission:
        this.notificationsPermission === null
          ? null
          : { granted: this.notificationsPermission === 'granted' },
    };
  }

  /** The app answers the request for its switches after the timeout. */
  answerLate(switches: Readonly<Record<string, unknown>>): void {
    this.featureConfig = switches;
    for (const hear of this.lateSwitches.splice(0)) hear(switches);
  }

  /** The app sends the page an event. */
  push<Name extends keyof HostEvents>(name: Name, params: HostEvents[Name]): void {
    this.events.next({ name, params });
  }
}
