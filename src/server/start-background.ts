import { everyJob } from './housekeeping/every-job.ts';
import { startHousekeeping } from './housekeeping/housekeeping.ts';
import { SharedRounds } from './housekeeping/housekeeping-round.ts';
import type { Modules } from './open-modules.ts';
import { startInTurn } from './start-in-turn.ts';

/**
 * Starts the modules' background work once `calm` resolves (immediately without it): sending mail and events, tasks of
 * subscriptions, housekeeping. Returns the function that stops housekeeping; the rest stops when its module is closed.
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
  const stop = startInTurn(calm, [
    () => void dev?.start(),
    () => void mail.start(),
    () => void tasks.start(),
    () => startHousekeeping({ clock, log }, jobs, { rounds, during: storeCare.duringHousekeeping }),
  ]);
  return async () => {
    const stopped = stop();
    // A reconciliation may run for hours, and `stop` waits for it.
    reconciliation.stop();
    await stopped;
  };
}
