import { verifyAudit } from './audit/verify-audit.ts';
import { ConfigError } from './config/config-error.ts';
import { dataDirError } from './config/data-dir-error.ts';
import { backUp } from './db/commands/back-up.ts';
import { checkStore } from './db/commands/check-store.ts';
import { postgresUrl, type StorePlace, storePlace } from './db/commands/place.ts';
import { restore } from './db/commands/restore.ts';
import { moveToPostgres } from './db/commands/to-postgres.ts';
import { StoreLockedError } from './db/store-lock.ts';
import { DamagedDumpError } from './db/transfer/dump-lines.ts';
import type { FurtherCheck } from './db/transfer/examine.ts';
import { RefusedTargetError } from './db/transfer/load-dump.ts';
import { exitBy } from './exit-by.ts';
import { databaseError } from './open-configured-store.ts';

const usage = `What to do with the store that DATA_DIR or DATABASE_URL names:

  npm run store -- check                      read every row, look for faults
  npm run store -- backup [file]              write all of it into one file
  npm run store -- restore <file> [--force]   make the store from such a file
  npm run store -- to-postgres <url>          move the embedded store into an empty Postgres
`;

const print = (line: string) => void process.stdout.write(`${line}\n`);

const brokenAudit: FurtherCheck = async (db) => {
  const audit = await verifyAudit(db);
  return audit.ok ? null : `The audit log is broken at ${audit.broken}`;
};

async function run([command, ...rest]: readonly string[]): Promise<number> {
  const options = rest.filter((word) => word.startsWith('--'));
  const words = rest.filter((word) => !word.startsWith('--'));
  const unknown = options.find((option) => !(command === 'restore' && option === '--force'));
  const [word] = words;
  const now = Date.now();
  if (unknown !== undefined || words.length > 1) return misused();
  const place = storePlace(process.env);
  try {
    if (command === 'check' && word === undefined)
      return (await checkStore(place, print, [brokenAudit])) ? 0 : 1;
    if (command === 'backup') {
      await backUp(place, { file: word, now }, print);
      return 0;
    }
    if (command === 'restore' && word !== undefined) {
      await restore(place, { file: word, force: options.includes('--force'), now }, print);
      return 0;
    }
  } catch (error) {
    throw explained(place, error);
  }
  if (command === 'to-postgres' && word !== undefined) return toPostgres(place, word, now);
  return misused();
}

async function toPostgres(place: StorePlace, address: string, now: number): Promise<number> {
  const url = postgresUrl(address, 'The address');
  try {
    await moveToPostgres(place, { url, now }, print);
    return 0;
  } catch (error) {
    throw explained(place, databaseError('The address', url, error));
  }
}

/** Names the variable to change, when it is the store's place that cannot be used and not another file. */
function explained({ dataDir, databaseUrl, variable = 'DATABASE_URL' }: StorePlace, error: unknown): unknown {
  if (error instanceof StoreLockedError) {
    return new ConfigError(
      `${error.message}\nA running server copies its store into the folder snapshots by itself (SNAPSHOT_EVERY).`,
    );
  }
  if (databaseUrl !== undefined) return databaseError(variable, databaseUrl, error);
  const file = error instanceof Error && 'path' in error ? String(error.path) : dataDir;
  return file.startsWith(dataDir) ? dataDirError(dataDir, error) : error;
}

function misused(): number {
  process.stderr.write(usage);
  return 2;
}

exitBy(run(process.argv.slice(2)), [ConfigError, DamagedDumpError, RefusedTargetError]);
