import {
  type KeysAnswer,
  type KeysCommand,
  readKeysCommand,
  runKeysCommand,
} from './auth/keys/keys-command.ts';
import { askRunningServer } from './auth/keys/keys-requests.ts';
import { checkStoreSecret } from './auth/keys/store-secret.ts';
import { type Config, loadConfig } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';
import { storePlace } from './db/commands/place.ts';
import { StoreLockedError } from './db/store-lock.ts';
import { exitBy } from './exit-by.ts';
import { openClock } from './open-clock.ts';
import { openConfiguredStore } from './open-configured-store.ts';
import { refuseMissingStore } from './refuse-missing-store.ts';

const usage = `The keys that sign tokens, in the store that DATA_DIR or DATABASE_URL names:

  npm run keys -- list            what each key does
  npm run keys -- rotate          add a key: published at once, signs in a day
  npm run keys -- rotate --now    add a key that signs at once; the former one stays valid until its tokens have expired
  npm run keys -- revoke <key>    end a key at once, with every access token it signed, when it may be known to others;
                                  before the one that signs now, run rotate --now
  npm run keys -- accept-secret   let the store be used with this SITE_SECRET, when the former one is lost: everybody is signed out,
                                  and queued emails are never sent
  npm run keys -- accept-address  let the servers of this Postgres have this PUBLIC_URL, when the site moves
`;

const patience = 15_000;

async function run(words: readonly string[]): Promise<number> {
  const command = readKeysCommand(words.join(' '));
  if (command === null) {
    process.stderr.write(usage);
    return 2;
  }
  // Before the configuration is read, which makes a secret for a new data folder.
  await refuseMissingStore(storePlace(process.env));
  const { done, text } = await carryOut(loadConfig(process.env), command);
  (done ? process.stdout : process.stderr).write(`${text}\n`);
  return done ? 0 : 1;
}

async function carryOut(config: Config, command: KeysCommand): Promise<KeysAnswer> {
  try {
    const store = await openConfiguredStore(config);
    try {
      if (command !== 'accept-secret') await checkStoreSecret(store.db, config.secrets.site);
      const clock = await openClock(config, store.db);
      return await runKeysCommand(store.db, config, command, clock.now());
    } finally {
      await store.close();
    }
  } catch (error) {
    // A running server has the secret and the address that the store takes.
    if (!(error instanceof StoreLockedError) || command.startsWith('accept-')) throw error;
    const answer = await askRunningServer(config.dataDir, command, patience);
    if (answer === null) throw error;
    return answer;
  }
}

exitBy(run(process.argv.slice(2)), [ConfigError, StoreLockedError]);
