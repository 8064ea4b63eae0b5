import { devPaths } from '../../../src/contract/dev.ts';
import type { Claim, Visited } from './busy-visitor.ts';

/** What does not hold. No more at once than visitors: hundreds of calls make the server turn some away, again and again. */
export async function lost(
  server: Visited,
  claims: readonly Claim[],
  atOnce: number,
): Promise<readonly string[]> {
  const waiting = [...claims];
  const gone: string[] = [];
  const check = async () => {
    for (let claim = waiting.shift(); claim !== undefined; claim = waiting.shift()) {
      if (!(await claim.holds(server))) gone.push(claim.what);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, check));
  return gone;
}

/**
 * What visitors may be told who ask again for what was not acknowledged: the one before had counted it, or had done it, when it
 * was killed. They are told to wait, or find it done in their account; a code that was used, though nobody heard so, has them sign in anew.
 */
const toldAgain =
  /too_many_requests|was refused with 429|The address was answered with 400|No access_token in .*invalid_token_request/;

/** Of visits that ended before their end those that nothing of this explains. */
export function unexplained(brokenOff: readonly string[]): readonly string[] {
  return brokenOff.filter((error) => !toldAgain.test(error));
}

/** Lets the server's time pass, so that what is tried again after a while is tried again now. */
export async function pass(server: Visited, advance: string): Promise<void> {
  const answer = await fetch(server.url + devPaths.clock, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ advance }),
  });
  if (!answer.ok) throw new Error(`The clock was answered with ${answer.status}`);
}
