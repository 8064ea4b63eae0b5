import { type PortalLine, SyncPortals } from '../sync-portals.ts';
import { type Command, notDone } from './command.ts';

/** Sets up the customer portal of each market. */
export const portal: Command = {
  usage: [
    ['portal', 'sets up the customer portal of each market; again after prices were replaced'],
    ['portal --check', 'only compares'],
  ],
  flags: ['--check'],
  run: async (parts, flags) => {
    const done = await new SyncPortals(parts.stripe).execute(!flags.includes('--check'));
    if (!done.ok) return notDone(parts, done.error);
    for (const line of done.value) parts.say(sentenceFor(line));
    return done.value.every(isWell);
  },
};

function isWell({ found, done }: PortalLine): boolean {
  return found === 'as it should be' || done !== 'nothing';
}

function sentenceFor({ market, found, done }: PortalLine): string {
  const now = done === 'nothing' ? found : done;
  return `${market.padEnd(4)} ${now === 'no prices' ? 'has no prices to switch between: call `prices` first' : now}`;
}
