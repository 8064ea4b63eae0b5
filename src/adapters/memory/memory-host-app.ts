import { filter, map, type Observable, Subject } from 'rxjs';
import {
  HostApp,
  type HostEvents,
  type HostFailure,
  type HostNotifications,
  type HostRequests,
} from '../../application/ports/host-app.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { NativeStore } from '../../domain/subscription/native-option.ts';

interface Notified {
  readonly name: keyof HostNotifications;
  readonly params: HostNotifications[keyof HostNotifications];
}
type Event = {
  [Name in keyof HostEvents]: { readonly name: Name; readonly params: HostEvents[Name] };
}[keyof HostEvents];

/** A host app that keeps what it is told and answers from what it has. Not present unless told so. */
export class MemoryHostApp extends HostApp {
  readonly notified: Notified[] = [];
  /** The app's switches; null for an app that does not know the question, `no-answer` for one that does not answer it. */
  featureConfig: Readonly<Record<string, unknown>> | null | 'no-answer' = { useSubscriptionsAuthV2: true };
  /** The token that the app gives to the page. */
  accessToken: string | null = null;
  /** The first auth service's token that the app gives to the page. */
  token: string | null = null;
  /** The store that the app sells by; null for an app that does not know the question. */
  store: NativeStore | null = null;
  private readonly events = new Subject<Event>();

  constructor(readonly present = false) {
    super();
  }

  notify<Name extends keyof HostNotifications>(name: Name, params: HostNotifications[Name]): void {
    if (this.present) this.notified.push({ name, params });
  }

  async request<Name extends keyof HostRequests>(
    name: Name,
    _params: HostRequests[Name]['params'],
  ): Promise<Result<HostRequests[Name]['reply'], HostFailure>> {
    if (!this.present) return failure({ code: 'not_present' });
    if (name === 'getFeatureConfig' && this.featureConfig === 'no-answer')
      return failure({ code: 'timeout' });
    const reply = this.replies()[name];
    return reply === null ? failure({ code: 'host_error' }) : success(reply);
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
      getSubscriptionOptions: this.store,
    };
  }

  /** The app tells the page something. */
  push<Name extends keyof HostEvents>(name: Name, params: HostEvents[Name]): void {
    this.events.next({ name, params });
  }
}
