import { MemoryClock } from '../../src/adapters/memory/memory-clock.ts';
import { MemoryLegacyAuthApi } from '../../src/adapters/memory/memory-legacy-auth-api.ts';
import { MemoryRandom } from '../../src/adapters/memory/memory-random.ts';
import { MemoryWorld } from '../../src/adapters/memory/memory-world.ts';
import type { LegacyAuthApi } from '../../src/application/ports/legacy-auth-api.ts';
import type { Entitlement } from '../../src/domain/subscription/feature.ts';

/** An account of the v1 auth service, and its entitlements. */
export interface AddedAccount {
  readonly externalId: string;
  readonly authToken: string;
  readonly entitlements: readonly Entitlement[];
}

/** The v1 auth service, with access to its accounts and the mailboxes. */
export interface LegacyAuthSide {
  readonly api: LegacyAuthApi;
  /** An account with or without a subscription, whose last mail is old enough that it can be mailed immediately. */
  readonly addAccount: (email: string | null, has: 'subscription' | 'nothing') => Promise<AddedAccount>;
  readonly passcodeFor: (email: string) => Promise<string>;
}

/** The in-memory v1 auth service, with its accounts and the mailboxes. */
export function memoryLegacyAuth(): LegacyAuthSide & { readonly api: MemoryLegacyAuthApi } {
  const { auth, mailbox, network } = new MemoryWorld({
    clock: new MemoryClock(),
    random: new MemoryRandom(),
    ownWebOrigins: [],
  });
  const entitled = new Map<string, readonly Entitlement[]>();
  return {
    api: new MemoryLegacyAuthApi(auth, (account) => entitled.get(account) ?? [], network),
    async addAccount(email, has) {
      const externalId = auth.addAccount(email);
      const entitlements: readonly Entitlement[] =
        has === 'subscription' ? ['Network Protection', 'Duck.ai'] : [];
      entitled.set(externalId, entitlements);
      return { externalId, authToken: auth.legacyTokenOf(externalId), entitlements };
    },
    passcodeFor: async (email) => mailbox.passcodeFor(email) ?? '',
  };
}
