import { tmpdir } from 'node:os';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/server/clock.ts';
import { type Config, loadConfig } from '../../../src/server/config/config.ts';
import type { Database } from '../../../src/server/db/schema.ts';
import { KeyedHash } from '../../../src/server/keyed-hash.ts';
import { Limits } from '../../../src/server/limits/limits.ts';
import { createLog } from '../../../src/server/log.ts';
import { Outbox } from '../../../src/server/mail/outbox.ts';
import type { CardProvider } from '../../../src/server/payment/card-provider.ts';
import { openSubscriptions, type Subscriptions } from '../../../src/server/subscription/subscriptions.ts';

const ownConfig = loadConfig({
  DATA_DIR: tmpdir(),
  SITE_SECRET: '0f8b1c7d6e5a49382716f5e4d3c2b1a09f8e7d6cd4c3b2a1908f7e6d5c4b3a29',
  CARD_WEBHOOK_SECRET: 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334d4c3b2a1908f7e6d5c4b3a29',
});

/** The subscription module alone, on the given store and card provider. Emails stay in the outbox. */
export function subscriptionsOn(
  db: Kysely<Database>,
  provider: CardProvider,
  clock: Clock,
  config: Config = ownConfig,
): Subscriptions {
  const outbox = new Outbox(clock, Buffer.alloc(32, 7));
  const log = createLog('silent');
  const limits = new Limits(db, new KeyedHash(config.secrets.site), log);
  return openSubscriptions({ config, clock, db, log, limits }, provider, outbox);
}
