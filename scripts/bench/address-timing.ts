import { createHash, randomBytes, randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { authBase, authPaths, CodeReply, EditReply, TokenReply } from '../../src/contract/auth.ts';
import { DevMailReply, devPaths } from '../../src/contract/dev.ts';
import { comingFrom, madeUpNetwork } from './server/made-up-network.ts';

/** How long responses for known and unknown addresses took; times in milliseconds. */
export interface AddressTiming {
  readonly runs: number;
  readonly knownMedian: number;
  readonly unknownMedian: number;
  /** Difference of the medians; the bar in quality.md is 5. */
  readonly difference: number;
  /** Two-sample Kolmogorov-Smirnov test: the probability that both come from one distribution. */
  readonly ksP: number;
}

/**
 * Requests passcodes from a running server (not in production, on this machine, with a clock that can be advanced), for
 * as many addresses with an account as without, in random order, and compares the response times.
 */
export async function measureAddressTiming(siteUrl: string, runs = 500): Promise<AddressTiming> {
  const tag = randomBytes(4).toString('hex');
  const known = Array.from({ length: runs }, (_, count) => `known.${tag}.${count}@pond.example`);
  const unknown = Array.from({ length: runs }, (_, count) => `other.${tag}.${count}@pond.example`);
  for (const email of known) await makeAccount(siteUrl, email);
  // Each address may be mailed once a minute.
  await post(siteUrl, devPaths.clock, { json: { advance: 'PT2M' } });
  const { cookie } = await openSession(siteUrl);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const { email, kind } of shuffled([
    ...known.map((email) => ({ email, kind: 'known' as const })),
    ...unknown.map((email) => ({ email, kind: 'unknown' as const })),
  ])) {
    const query = new URLSearchParams({ email, locale: 'en' });
    const from = performance.now();
    const answer = await post(siteUrl, `${authBase}${authPaths.passcode}?${query}`, { cookie });
    times[kind].push(performance.now() - from);
    if (answer.status !== 200) throw new Error(`A passcode was answered with ${answer.status}`);
  }
  const [knownMedian, unknownMedian] = [median(times.known), median(times.unknown)];
  return {
    runs,
    knownMedian,
    unknownMedian,
    difference: Math.abs(knownMedian - unknownMedian),
    ksP: kolmogorovSmirnov(times.known, times.unknown),
  };
}

interface Call {
  readonly cookie?: string;
  readonly bearer?: string;
  readonly json?: unknown;
}

async function post(siteUrl: string, path: string, { cookie, bearer, json }: Call = {}) {
  const headers = new Headers(comingFrom(madeUpNetwork()));
  if (cookie !== undefined) headers.set('Cookie', cookie);
  if (bearer !== undefined) headers.set('Authorization', `Bearer ${bearer}`);
  if (json !== undefined) headers.set('Content-Type', 'application/json');
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  const response = await fetch(siteUrl + path, { method: 'POST', headers, ...body });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

async function openSession(siteUrl: string) {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    client_id: 'mallard-web',
    response_type: 'code',
    scope: 'privacypro',
  });
  const { headers } = await post(siteUrl, `${authBase}${authPaths.authorize}?${query}`);
  return { verifier, cookie: headers.get('Set-Cookie')?.split(';')[0] ?? '' };
}

async function makeAccount(siteUrl: string, email: string): Promise<void> {
  const { verifier, cookie } = await openSession(siteUrl);
  const created = await post(siteUrl, authBase + authPaths.create, { cookie });
  const exchange = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: 'mallard-web',
    code: read(CodeReply, created.text).code,
    code_verifier: verifier,
  });
  const tokens = await fetch(`${siteUrl}${authBase}${authPaths.token}?${exchange}`);
  const bearer = read(TokenReply, await tokens.text()).access_token;
  const asked = await post(siteUrl, `${authBase}${authPaths.edit}?${new URLSearchParams({ email })}`, {
    bearer,
  });
  const { hash } = read(EditReply, asked.text);
  const otp = await mailedPasscode(siteUrl, email);
  const confirmation = new URLSearchParams({ email, hash, otp });
  await post(siteUrl, `${authBase}${authPaths.editConfirm}?${confirmation}`, { bearer });
}

async function mailedPasscode(siteUrl: string, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${siteUrl}${devPaths.mailboxJson}?${new URLSearchParams({ to: email })}`);
    const passcode = /^\d{6}$/m.exec(read(DevMailReply, await answer.text())[0]?.text ?? '')?.[0];
    if (passcode !== undefined) return passcode;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No passcode came for ${email}`);
}

function read<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  return z.parse(schema, JSON.parse(text));
}

function shuffled<T>(items: readonly T[]): readonly T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(randomInt(rest.length), 1));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The p-value by Kolmogorov's limiting distribution, adequate for samples of a few hundred. */
function kolmogorovSmirnov(a: readonly number[], b: readonly number[]): number {
  const share = (of: readonly number[], at: number) => of.filter((value) => value <= at).length / of.length;
  const distance = Math.max(...[...a, ...b].map((at) => Math.abs(share(a, at) - share(b, at))));
  const scale = distance * Math.sqrt((a.length * b.length) / (a.length + b.length));
  const terms = Array.from({ length: 100 }, (_, index) => {
    const term = index + 1;
    return (term % 2 === 1 ? 2 : -2) * Math.exp(-2 * term ** 2 * scale ** 2);
  });
  return Math.min(
    1,
    Math.max(
      0,
      terms.reduce((sum, term) => sum + term, 0),
    ),
  );
}
