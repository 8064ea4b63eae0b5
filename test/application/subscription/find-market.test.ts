import { describe, expect, it } from 'vitest';
import { MemoryNetwork } from '../../../src/adapters/memory/memory-network.ts';
import { MemoryVisitorApi } from '../../../src/adapters/memory/memory-visitor-api.ts';
import { FindMarket } from '../../../src/application/subscription/find-market.ts';

function visitorIn(country: string) {
  const network = new MemoryNetwork();
  const kept: unknown[] = [];
  const store = { write: (...entry: unknown[]) => void kept.push(entry) };
  const audiences: unknown[] = [];
  const audience = { execute: (known: unknown) => void audiences.push(known) };
  const findMarket = new FindMarket(new MemoryVisitorApi(() => country, network), store, audience);
  return { network, kept, audiences, findMarket };
}

describe('the visitor’s market', () => {
  it.each([
    ['US', 'us'],
    ['DE', 'eu'],
    ['JP', 'none'],
  ] as const)('of %s is %s, and is kept for the next visit', async (country, market) => {
    const { findMarket, kept, audiences } = visitorIn(country);
    expect(await findMarket.execute()).toEqual({ ok: true, value: { country, market } });
    expect(kept).toEqual([['market', market]]);
    const eligibility = market === 'none' ? 'ineligible' : 'eligible';
    expect(audiences).toEqual([{ country: { code: country }, eligibility }]);
  });

  it.each(['country', 'eligible'])(
    'is not known, and nothing is kept, when the answer about %s got lost',
    async (call) => {
      const { findMarket, kept, network } = visitorIn('US');
      network.failNext(call, 'bad_answer');
      expect(await findMarket.execute()).toEqual({ ok: false, error: { code: 'communication' } });
      expect(kept).toEqual([]);
      expect(await findMarket.execute()).toMatchObject({ ok: true });
    },
  );

  it('is not known where nobody can tell', async () => {
    const { findMarket, kept } = visitorIn('');
    expect(await findMarket.execute()).toMatchObject({ ok: false, error: { code: 'no_country' } });
    expect(kept).toEqual([]);
  });
});
