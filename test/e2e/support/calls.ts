import type { BrowserContext } from '@playwright/test';
import { authBase, authPaths } from '../../../src/contract/auth.ts';

/** A browser's requests that the server must receive once, or never. */
export interface Calls {
  readonly accounts: () => number;
  readonly keys: () => number;
  readonly checkouts: () => number;
}

/** Counts from now on, on all pages of the browser. */
export function countCalls(context: BrowserContext): Calls {
  const calls: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  const count = (path: string) => () => calls.filter((call) => call === path).length;
  return {
    accounts: count(authBase + authPaths.create),
    keys: count(authBase + authPaths.recoveryKey),
    checkouts: count('/api/checkout/session'),
  };
}
