import type { Observable } from 'rxjs';
import type { Result } from '../../domain/result.ts';
import type { NativeStore } from '../../domain/subscription/native-option.ts';

/** What the page tells a host app, by message name. Host-app reference, section 2.2. */
export interface HostNotifications {
  /** Both are non-empty texts; the app ignores the message otherwise. */
  readonly setAuthTokens: { readonly accessToken: string; readonly refreshToken: string };
  /** The first auth service's token, for apps that do not have `useSubscriptionsAuthV2`. */
  readonly setSubscription: { readonly token: string };
}

/** What the page asks a host app, by message name. Host-app reference, section 2.1. */
export interface HostRequests {
  /** The app's switches, unchecked; those that the app does not know are missing. */
  readonly getFeatureConfig: {
    readonly params: Readonly<Record<string, never>>;
    readonly reply: Readonly<Record<string, unknown>>;
  };
  /** The first auth service's token. Signed out is null, however the app words it. */
  readonly getAccessToken: {
    readonly params: Readonly<Record<string, never>>;
    readonly reply: { readonly token: string | null };
  };
  /** Signed out is null, however the app words it. */
  readonly getAuthAccessToken: {
    readonly params: Readonly<Record<string, never>>;
    readonly reply: { readonly accessToken: string | null };
  };
  /** The store that the app sells by; an app that no longer has the message fails with `host_error`. */
  readonly getSubscriptionOptions: {
    readonly params: Readonly<Record<string, never>>;
    readonly reply: NativeStore;
  };
}

/** What a host app tells the page unasked, by message name. Host-app reference, section 2.3. */
export interface HostEvents {
  readonly onPurchaseUpdate: {
    readonly type: 'completed' | 'canceled' | 'redirect';
    readonly token?: string;
  };
}

/**
 * `not_present` outside a host app, `timeout` after 1200 ms without an answer, `host_error` when the app answers with
 * an error or refuses the message, `communication` when the answer is not of its type.
 */
export type HostFailure = { readonly code: 'not_present' | 'timeout' | 'host_error' | 'communication' };

/** The native app that shows this page, if any. */
export abstract class HostApp {
  /** True when the page runs in a host app that can be spoken to. */
  abstract readonly present: boolean;

  /** Tells the app something and waits for no answer; without an app nothing happens. */
  abstract notify<Name extends keyof HostNotifications>(name: Name, params: HostNotifications[Name]): void;

  /**
   * Asks the app and waits for its answer. Fails with `not_present` at once where there is no app, else with `timeout`,
   * `host_error` or `communication` when it gives no proper answer; never rejects.
   */
  abstract request<Name extends keyof HostRequests>(
    name: Name,
    params: HostRequests[Name]['params'],
  ): Promise<Result<HostRequests[Name]['reply'], HostFailure>>;

  /**
   * What the app tells unasked, from subscribing on; nothing where there is no app. Messages not of their type are left
   * out. Fails only with what an app throws that refuses to be listened to.
   */
  abstract subscribe<Name extends keyof HostEvents>(name: Name): Observable<HostEvents[Name]>;
}
