import { MemoryClock } from '../../src/adapters/memory/memory-clock.ts';
import { MemoryLegacyAuthApi } from '../../src/adapters/memory/memory-legacy-auth-api.ts';
import { MemoryRandom } from '../../src/adapters/memory/memory-random.ts';
import { MemoryWorld } from '../../src/adapters/memory/memory-world.ts';
import type { LegacyAuthApi } from '../../src/application/ports/legacy-auth-api.ts';
import type { Entitlement } from '../../src/domain/subscription/feature.ts';

/** An account of the first auth service, and what it is entitled to. */
export interface AddedAccount {
  readonly externalId: string;
  readonly authToken: string;
  readonly entitlements: readonly Entitlement[];
}

/** The first auth service, and the two places beside it: its accounts and the mailboxes. */
export interface LegacyAuthSide {
  readonly api: LegacyAuthApi;
  /** An account, with a subscription or without one, that has been mailed nothing for as long as it has to wait. */
  readonly addAccount: (email: string | null, has: 'subscription' | 'nothing') => Promise<AddedAccount>;
  readonly passcodeFor: (email: string) => Promise<string>;
}

/** The first auth service in memory, with its accounts and the mailboxes. */
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
