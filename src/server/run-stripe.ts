import { readStripeAccess } from './config/card-settings.ts';
import { ConfigError } from './config/config-error.ts';
import { exitBy } from './exit-by.ts';
import { createLog } from './log.ts';
import type { Command } from './payment/stripe/commands/command.ts';
import { doctor } from './payment/stripe/commands/doctor.ts';
import { portal } from './payment/stripe/commands/portal.ts';
import { prices } from './payment/stripe/commands/prices.ts';
import { rehearse } from './payment/stripe/commands/rehearse.ts';
import { connectStripe } from './payment/stripe/connect.ts';

const commands: Readonly<Record<string, Command>> = { prices, portal, doctor, rehearse };

const lines = Object.values(commands).flatMap(({ usage }) => usage);
const usage = `${lines.map(([call, does]) => `npm run stripe -- ${call.padEnd(18)} ${does}`).join('\n')}

All use STRIPE_SECRET_KEY (and SITE_ENV) like the server. They exit with 1 when something is not as it should be.
`;

/** A person waits for these, not a page. */
const patience = 30_000;

async function main([name, ...flags]: readonly string[]): Promise<number> {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || flags.some((flag) => !command.flags.includes(flag))) {
    process.stdout.write(usage);
    return name === undefined ? 0 : 1;
  }
  const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE, SITE_ENV } = env;
  const given = readStripeAccess({ STRIPE_SECRET_KEY, STRIPE_API_BASE }, SITE_ENV === 'production');
  const access = { ...given, patience };
  const stripe = connectStripe(access, createLog('warn'));
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  return (await command.run({ stripe, access, env, say }, flags)) ? 0 : 1;
}

exitBy(main(process.argv.slice(2)), [ConfigError]);
