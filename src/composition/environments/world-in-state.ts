import { sha256 } from '@noble/hashes/sha2.js';
import type { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import { storageCatalogue } from '../../adapters/storage/catalogue.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { KeyValueStore, StoredKey } from '../../application/ports/key-value-store.ts';
import type { PageConditions } from '../../contract/dev-states.ts';
import { codeChallenge } from '../../domain/account/pkce.ts';
import { marketOf } from '../../domain/subscription/eligibility.ts';
import { productIdOf } from '../../domain/subscription/plan.ts';
import { defaultTrialDays } from '../../domain/subscription/trial.ts';

const day = 86_400_000;

/** Puts a new world and a new browser into a state: who is signed in, what was bought, what the browser stores. */
export function putInState(
  world: MemoryWorld,
  store: KeyValueStore,
  clock: Clock,
  conditions: PageConditions,
): void {
  world.subscriptions.country = conditions.country ?? world.subscriptions.country;
  world.network.silent = conditions.network === 'silent';
  world.network.down = conditions.network === 'down';
  const { account, subscription, kept = {} } = conditions;
  if (account !== undefined) {
    const id = world.auth.addAccount(account.email);
    if (subscription !== undefined) {
      const { period, switchesTo, startedDaysAgo, endsInDays, ...held } = subscription;
      const inDays = (days: number) => clock.now() + days * day;
      const market = marketOf(world.subscriptions.country) ?? 'us';
      const productId = productIdOf(period, market);
      // Every subscription starts with a trial, which an account cannot get twice.
      world.subscriptions.addSubscription(id, productId, defaultTrialDays);
      world.subscriptions.hold(id, {
        ...held,
        productId,
        ...(switchesTo === undefined ? {} : { nextProductId: productIdOf(switchesTo, market) }),
        periodStart: inDays(-startedDaysAgo),
        periodEnd: inDays(endsInDays),
        failure: held.standing === 'overdue' ? { billRef: 'bill', since: inDays(-2) } : null,
        endedAt: held.standing === 'ended' ? inDays(endsInDays) : null,
      });
    }
    signIn(world, store, id);
  }
  for (const key of Object.keys(storageCatalogue) as StoredKey[]) keep(store, key, kept[key]);
}

function signIn(world: MemoryWorld, store: KeyValueStore, account: string): void {
  const verifier = 'a'.repeat(43);
  const digest = sha256(new TextEncoder().encode(verifier));
  const tokens = world.auth.tokens.exchange(
    world.auth.tokens.issueCode(account, codeChallenge(digest)),
    verifier,
  );
  if (tokens.ok) store.write('session', tokens.value);
}

function keep<Key extends StoredKey>(store: KeyValueStore, key: Key, found: unknown): void {
  const value = found === undefined ? null : storageCatalogue[key].parse(found);
  // The table guarantees that value and key belong together; the compiler loses track of that here.
  if (value !== null) store.write(key, value as Parameters<typeof store.write<Key>>[1]);
}
