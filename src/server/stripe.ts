import { readStripeAccess } from './config/card-settings.ts';
import { ConfigError } from './config/config-error.ts';
import { createLog } from './log.ts';
import { connectStripe } from './payment/stripe/connect.ts';
import { type PriceLine, SyncPrices } from './payment/stripe/sync-prices.ts';

const usage = `npm run stripe -- prices            compares the prices at Stripe with our plan table and makes what is missing
npm run stripe -- prices --check    only compares
npm run stripe -- prices --replace  also makes a new price where Stripe has another one; old customers keep theirs

It uses STRIPE_SECRET_KEY (and SITE_ENV) like the server. It exits with 1 when a price is not as it should be.
`;

async function main([command, ...flags]: readonly string[]): Promise<number> {
  if (command !== 'prices' || flags.some((flag) => flag !== '--check' && flag !== '--replace')) {
    process.stdout.write(usage);
    return command === undefined ? 0 : 1;
  }
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE, SITE_ENV } = process.env;
  const access = readStripeAccess(
    { STRIPE_SECRET_KEY: STRIPE_SECRET_KEY || undefined, STRIPE_API_BASE: STRIPE_API_BASE || undefined },
    SITE_ENV === 'production',
  );
  const prices = new SyncPrices(connectStripe(access, createLog('warn')));
  const check = flags.includes('--check');
  const done = await prices.execute({ make: !check, replace: !check && flags.includes('--replace') });
  if (!done.ok) {
    process.stderr.write(
      `Stripe did not do it (${done.error.code}); see above. It is safe to call this again.\n`,
    );
    return 1;
  }
  for (const line of done.value) process.stdout.write(`${sentenceFor(line)}\n`);
  return done.value.every(isWell) ? 0 : 1;
}

function isWell({ found, done }: PriceLine): boolean {
  return found === 'as it should be' || done !== 'nothing';
}

function sentenceFor({ productId, found, done }: PriceLine): string {
  const now = done === 'nothing' ? found : done;
  return `${productId.padEnd(28)} ${now === 'other' ? 'has another price: see --replace' : now}`;
}

function sentenceOn(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${sentenceOn(error)}\n`);
    process.exitCode = 1;
  },
);
