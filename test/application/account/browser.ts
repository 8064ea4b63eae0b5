import { MemoryClock } from '../../../src/adapters/memory/memory-clock.ts';
import { MemoryErrorReporter } from '../../../src/adapters/memory/memory-error-reporter.ts';
import { MemoryHostApp } from '../../../src/adapters/memory/memory-host-app.ts';
import { MemoryHostBridge } from '../../../src/adapters/memory/memory-host-bridge.ts';
import {
  MemoryKeyValueStore,
  MemoryStorageArea,
} from '../../../src/adapters/memory/memory-key-value-store.ts';
import { MemoryTabLock } from '../../../src/adapters/memory/memory-tab-lock.ts';
import { RenewTokens } from '../../../src/application/account/renew-tokens.ts';
import { SessionState } from '../../../src/application/account/session-state.ts';
import { TokenApi, type TokenFailure } from '../../../src/application/ports/token-api.ts';
import type { Tokens } from '../../../src/domain/account/token.ts';
import { failure, type Result, success } from '../../../src/domain/result.ts';
import { accessToken, startOfTest, tokens } from '../../support/build.ts';

export const hour = 3_600_000;

/** A token service that answers what it is told, and counts. */
class ScriptedTokenApi extends TokenApi {
  readonly refreshed: string[] = [];
  answer: () => Promise<Result<Tokens, TokenFailure>> = async () => failure({ code: 'offline' });

  exchange(): Promise<Result<Tokens, TokenFailure>> {
    throw new Error('Not asked for here');
  }

  refresh(refreshToken: string): Promise<Result<Tokens, TokenFailure>> {
    this.refreshed.push(refreshToken);
    return this.answer();
  }

  async signOut(): Promise<Result<void, never>> {
    return success(undefined);
  }

  signOutEverywhere(): never {
    throw new Error('not scripted');
  }

  handOver(): never {
    throw new Error('not scripted');
  }
}

export function browser({ inHostApp = false } = {}) {
  const clock = new MemoryClock(startOfTest);
  const area = new MemoryStorageArea();
  const lock = new MemoryTabLock();
  const api = new ScriptedTokenApi();
  const hostApp = new MemoryHostApp(inHostApp);
  const hostBridge = new MemoryHostBridge();
  const tab = () => {
    const store = new MemoryKeyValueStore(clock, area);
    const reporter = new MemoryErrorReporter();
    const renew = new RenewTokens(api, hostApp, hostBridge, clock, reporter);
    const session = new SessionState(renew, store, lock, clock, hostApp, hostBridge);
    return { store, reporter, session };
  };
  return { clock, api, hostApp, hostBridge, tab };
}

export const old = tokens({
  accessToken: accessToken({ expiresAt: startOfTest + 30_000 }),
  refreshToken: 'refresh-1',
});

export const renewed = tokens({
  accessToken: accessToken({ email: 'lena@example.com', expiresAt: startOfTest + 4 * hour }),
  refreshToken: 'refresh-2',
});
