import { readCheckoutOptions } from '../../../config/card-settings.ts';
import { type ByHand, leftToLookAt } from '../doctor/by-hand.ts';
import type { Finding } from '../doctor/finding.ts';
import { lookAtAccount, lookAtTax } from '../doctor/look-at-account.ts';
import { lookAtRights, lookAtVersion } from '../doctor/look-at-rights.ts';
import { lookAtPortals, lookAtPrices } from '../doctor/look-at-sales.ts';
import { lookAtWebhooks } from '../doctor/look-at-webhooks.ts';
import type { Command, CommandParts } from './command.ts';

/** Compares the setup at Stripe with what the site expects. Read-only. */
export const doctor: Command = {
  usage: [
    ['doctor', 'compares account, key, prices, portals, webhook and API version, and says what to mend'],
  ],
  flags: [],
  run: async (parts) => {
    const findings = await examine(parts);
    for (const line of tableOf(findings)) parts.say(line);
    for (const line of listOf(leftToLookAt(readCheckoutOptions(parts.env)))) parts.say(line);
    const wrong = findings.filter((finding) => finding.wrong !== null).length;
    parts.say(
      wrong === 0
        ? 'All that Stripe shows is as it should be.'
        : `${wrong} of ${findings.length} to be mended.`,
    );
    return wrong === 0;
  },
};

/** All findings, in the order in which to fix them. */
async function examine({ stripe, access, env }: CommandParts): Promise<readonly Finding[]> {
  const { automaticTax } = readCheckoutOptions(env);
  const isLive = /^.k_live_/.test(access.secretKey);
  const publicUrl = env['PUBLIC_URL'] ?? null;
  const webhook = { publicUrl, hasSecrets: env['STRIPE_WEBHOOK_SECRETS'] !== undefined };
  return [
    ...(await lookAtAccount(stripe, { isLive, publicUrl })),
    ...(await lookAtRights(stripe)),
    ...(await lookAtVersion(stripe)),
    ...(await lookAtPrices(stripe)),
    ...(await lookAtPortals(stripe)),
    ...(await lookAtWebhooks(stripe, webhook)),
    ...(await lookAtTax(stripe, automaticTax)),
  ];
}

function tableOf(findings: readonly Finding[]): readonly string[] {
  const width = Math.max(...findings.map(({ what }) => what.length));
  return findings.map(({ what, wrong, mend }) =>
    wrong === null
      ? `ok     ${what}`
      : `WRONG  ${what.padEnd(width)}  ${wrong}${mend === null ? '' : `: ${mend}`}`,
  );
}

function listOf(left: readonly ByHand[]): readonly string[] {
  return left.map(({ where, look }) => `LOOK   dashboard: ${where}: ${look}`);
}
