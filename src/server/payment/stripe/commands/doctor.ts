import { readCheckoutOptions } from '../../../config/card-settings.ts';
import { type ByHand, leftToLookAt } from '../doctor/by-hand.ts';
import { checkAccount, checkTax } from '../doctor/check-account.ts';
import { checkRights, checkVersion } from '../doctor/check-rights.ts';
import { checkPortals, checkPrices } from '../doctor/check-sales.ts';
import { checkWebhooks } from '../doctor/check-webhooks.ts';
import type { Finding } from '../doctor/finding.ts';
import type { Command, CommandParts } from './command.ts';

/** Compares the setup at Stripe with what the site expects. Read-only. */
export const doctor: Command = {
  usage: [
    ['doctor', 'compares account, key, prices, portals, webhook and API version, and says what to fix'],
  ],
  flags: [],
  run: async (parts) => {
    const findings = await examine(parts);
    for (const line of tableOf(findings)) parts.say(line);
    const isRestricted = parts.access.secretKey.startsWith('rk_');
    for (const line of listOf(leftToLookAt(readCheckoutOptions(parts.env), isRestricted))) parts.say(line);
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
    ...(await checkAccount(stripe, { isLive, publicUrl })),
    ...(await checkRights(stripe)),
    ...(await checkVersion(stripe)),
    ...(await checkPrices(stripe)),
    ...(await checkPortals(stripe)),
    ...(await checkWebhooks(stripe, webhook)),
    ...(await checkTax(stripe, automaticTax)),
  ];
}

function tableOf(findings: readonly Finding[]): readonly string[] {
  const width = Math.max(...findings.map(({ what }) => what.length));
  return findings.map(({ what, wrong, fix }) =>
    wrong === null
      ? `ok     ${what}`
      : `WRONG  ${what.padEnd(width)}  ${wrong}${fix === null ? '' : `: ${fix}`}`,
  );
}

function listOf(left: readonly ByHand[]): readonly string[] {
  return left.map(({ where, look }) => `LOOK   dashboard: ${where}: ${look}`);
}
