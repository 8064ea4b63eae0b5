import { DevExperimentsReply, experimentsPath } from '../contract/dev-experiments.ts';
import { type ExperimentCounts, experimentCounts } from './beacon/experiment-counts.ts';
import { experimentLines } from './beacon/experiment-lines.ts';
import { ConfigError } from './config/config-error.ts';
import { dataDirError } from './config/data-dir-error.ts';
import { connect, storePlace } from './db/commands/place.ts';
import { StoreLockedError } from './db/store-lock.ts';
import { exitBy } from './exit-by.ts';
import { databaseError } from './open-configured-store.ts';
import { refuseMissingStore } from './refuse-missing-store.ts';

const usage = `What the experiments say, from the store that DATA_DIR or DATABASE_URL names:

  npm run experiments               exposure, conversions, differences, sample ratio and guardrails of each
  npm run experiments -- simulate   simulates experiments with and without a difference, and counts how often one is reported
`;

const patience = 15_000;

class UnreachableError extends Error {}

async function run(words: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  if (words.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  for (const counts of await read(env)) process.stdout.write(`${experimentLines(counts).join('\n')}\n\n`);
  return 0;
}

async function read(env: NodeJS.ProcessEnv): Promise<readonly ExperimentCounts[]> {
  const place = storePlace(env);
  const { dataDir, databaseUrl, variable = 'DATABASE_URL' } = place;
  await refuseMissingStore(place);
  try {
    const store = await connect(place);
    try {
      return await experimentCounts(store.db);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof StoreLockedError) return await askServer(error, env);
    throw databaseUrl === undefined
      ? dataDirError(dataDir, error)
      : databaseError(variable, databaseUrl, error);
  }
}

/** The embedded store belongs to one process; a server that is not in production shows what it has. */
async function askServer(
  locked: StoreLockedError,
  env: NodeJS.ProcessEnv,
): Promise<readonly ExperimentCounts[]> {
  const address = env['PUBLIC_URL'] || `http://localhost:${env['PORT'] || 4173}`;
  try {
    const answer = await fetch(`${address}${experimentsPath}?format=json`, {
      signal: AbortSignal.timeout(patience),
    });
    return DevExperimentsReply.parse(await answer.json()).experiments;
  } catch {
    throw new UnreachableError(
      `${locked.message}\nNo server at ${address} shows experiments: set PORT or PUBLIC_URL to where it is. ` +
        'In production none does. Read a snapshot there:\n' +
        '  DATA_DIR=<new folder> npm run store -- restore <newest file of the folder snapshots>\n' +
        '  DATA_DIR=<new folder> npm run experiments',
    );
  }
}

exitBy(run(process.argv.slice(2), process.env), [ConfigError, UnreachableError]);
