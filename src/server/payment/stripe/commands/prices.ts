import { type PriceLine, SyncPrices } from '../sync-prices.ts';
import { type Command, notDone } from './command.ts';

/** Creates our prices at Stripe. */
export const prices: Command = {
  usage: [
    ['prices', 'compares the prices at Stripe with our plan table and makes what is missing'],
    ['prices --check', 'only compares'],
    ['prices --replace', 'also makes a new price where Stripe has another one; old customers keep theirs'],
  ],
  flags: ['--check', '--replace'],
  run: async (parts, flags) => {
    const check = flags.includes('--check');
    const done = await new SyncPrices(parts.stripe).execute({
      make: !check,
      replace: !check && flags.includes('--replace'),
    });
    if (!done.ok) return notDone(parts, done.error);
    for (const line of done.value) parts.say(sentenceFor(line));
    return done.value.every(isWell);
  },
};

function isWell({ found, done }: PriceLine): boolean {
  return found === 'as it should be' || done !== 'nothing';
}

const advice: Readonly<Partial<Record<PriceLine['found'], string>>> = {
  other: 'has another price: see --replace',
  'other product': 'is on another product than the market’s other price: see --replace',
  'archived product': 'is of an archived product: unarchive that in the dashboard',
};

function sentenceFor({ productId, found, done }: PriceLine): string {
  return `${productId.padEnd(28)} ${done === 'nothing' ? (advice[found] ?? found) : done}`;
}
