import { beginInTurn } from './background.ts';
import { everyJob } from './housekeeping/every-job.ts';
import { keepHouse } from './housekeeping/housekeeping.ts';
import { SharedRounds } from './housekeeping/housekeeping-round.ts';
import type { Modules } from './open-modules.ts';

/**
 * Begins what the modules do by themselves when `calm` resolves, at once unless it is given: sending mail and events, tasks of
 * subscriptions, housekeeping. Gives what ends the housekeeping; the rest ends with its modules.
 */
export function startBackground(modules: Modules, calm: Promise<void> | undefined): () => Promise<void> {
  const { deps, storeCare, mail, dev, subscriptions, auth } = modules;
  const { config, clock, db, log } = deps;
  const { tasks, reconciliation, nextDueAt } = subscriptions;
  dev?.tickWith({
    nextDueAt,
    passTime: async () => {
      await tasks.passTime();
      await mail.settled();
    },
  });
  const jobs = everyJob({ config, db, log, storeCare, subscriptions, deleteAccount: auth.deleteAccount });
  const rounds = new SharedRounds(db, clock);
  const stop = beginInTurn(calm, [
    () => void dev?.start(),
    () => void mail.start(),
    () => void tasks.start(),
    () => keepHouse({ clock, log }, jobs, { rounds, during: storeCare.houseWork }),
  ]);
  return async () => {
    const stopped = stop();
    // It may be at it all night, and is waited for.
    reconciliation.stop();
    await stopped;
  };
}
