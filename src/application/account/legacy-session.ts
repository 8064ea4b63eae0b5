import type { HostApp } from '../ports/host-app.ts';
import type { KeyValueStore, StoredLegacySession } from '../ports/key-value-store.ts';

/** The session of the first auth service in this browser, which only some host apps ask for. */
export class LegacySession {
  constructor(
    private readonly store: KeyValueStore,
    private readonly hostApp: HostApp,
  ) {}

  /** What this browser keeps; null when nobody signed in through the first auth service. */
  get current(): StoredLegacySession | null {
    return this.store.read('legacySession');
  }

  /** Keeps a session. */
  adopt(session: StoredLegacySession): void {
    this.store.write('legacySession', session);
  }

  /** The token: this browser's, else the one that the host app gives; null when there is neither. */
  async token(): Promise<string | null> {
    const { current } = this;
    if (current !== null) return current.authToken;
    const answer = await this.hostApp.request('getAccessToken', {});
    return answer.ok ? answer.value.token : null;
  }
}
