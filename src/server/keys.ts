import { type KeysCommand, keysCommands, runKeysCommand } from './auth/keys-command.ts';
import { askRunningServer } from './auth/keys-desk.ts';
import { type Config, loadConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { openStore } from './db/store.ts';
import { StoreLockedError } from './db/store-lock.ts';
import { openClock } from './open-clock.ts';

const usage = `The keys that sign access tokens, in the store that DATA_DIR or DATABASE_URL names:

  npm run keys -- list            what each key does
  npm run keys -- rotate          add a key: published at once, signs in a day
  npm run keys -- rotate --now    add a key that signs at once, when the present one may be known to others
`;

const patience = 15_000;

async function run(words: readonly string[]): Promise<number> {
  const command = keysCommands.find((known) => known === words.join(' '));
  if (command === undefined) {
    process.stderr.write(usage);
    return 2;
  }
  process.stdout.write(`${await carryOut(loadConfig(process.env), command)}\n`);
  return 0;
}

async function carryOut(config: Config, command: KeysCommand): Promise<string> {
  try {
    const store = await openStore(config);
    try {
      const clock = await openClock(config, store.db);
      return await runKeysCommand(store.db, config.secrets.site, command, clock.now());
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!(error instanceof StoreLockedError)) throw error;
    const answer = await askRunningServer(config.dataDir, command, patience);
    if (answer === null) throw error;
    return answer;
  }
}

function sentence(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StoreLockedError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${sentence(error)}\n`);
    process.exitCode = 1;
  },
);
