import type { HostApp } from '../ports/host-app.ts';
import type { KeyValueStore, StoredLegacySession } from '../ports/key-value-store.ts';

/** This browser's session with the v1 auth service, which only some host apps ask for. */
export class LegacySession {
  constructor(
    private readonly store: KeyValueStore,
    private readonly hostApp: HostApp,
  ) {}

  /** The stored session; null when nobody signed in through the v1 auth service. */
  get current(): StoredLegacySession | null {
    return this.store.read('legacySession');
  }

  /** Stores a session. */
  adopt(session: StoredLegacySession): void {
    this.store.write('legacySession', session);
  }

  /** The token: this browser's, else the host app's; null when there is neither. */
  async token(): Promise<string | null> {
    const { current } = this;
    if (current !== null) return current.authToken;
    const answer = await this.hostApp.request('getAccessToken', {});
    return answer.ok ? answer.value.token : null;
  }
}
