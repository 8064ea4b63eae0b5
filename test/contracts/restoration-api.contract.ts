import { describe, expect, it } from 'vitest';
import type { RestorationApi } from '../../src/application/ports/restoration-api.ts';
import { errorOf, valueOf } from './services.ts';

/** The restoration service, with the access token of an account that is entitled to it or is not. */
export interface RestorationSide {
  readonly api: RestorationApi;
  readonly tokenOf: (account: 'entitled' | 'not entitled') => Promise<string>;
}

/** What every {@link RestorationApi} does. */
export function restorationApiContract(name: string, open: () => RestorationSide): void {
  describe(`${name} as identity theft restoration`, () => {
    it('issues a code to a subscriber, and another when asked again', async () => {
      const { api, tokenOf } = open();
      const token = await tokenOf('entitled');
      const first = valueOf(await api.issueCode(token)).code;
      const second = valueOf(await api.issueCode(token)).code;
      expect(first).not.toBe('');
      expect(second).not.toBe('');
      expect(second).not.toBe(first);
    });

    it('issues none to an account whose subscription does not include it', async () => {
      const { api, tokenOf } = open();
      expect(errorOf(await api.issueCode(await tokenOf('not entitled')))).toEqual({ code: 'not_entitled' });
    });

    it('issues none for a token that is none', async () => {
      expect(errorOf(await open().api.issueCode('a.b.c'))).toEqual({ code: 'invalid_token' });
    });
  });
}
