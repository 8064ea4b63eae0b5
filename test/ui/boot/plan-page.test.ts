import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryNetwork } from '../../../src/adapters/memory/memory-network.ts';
import { MemoryVisitorApi } from '../../../src/adapters/memory/memory-visitor-api.ts';
import { FindMarket } from '../../../src/application/subscription/find-market.ts';
import { showMarket } from '../../../src/ui/boot/plan-page.ts';

describe('the prices on the plan page', () => {
  const root = document.documentElement;
  const network = new MemoryNetwork();
  let country: string;
  const visit = {
    findMarket: new FindMarket(
      new MemoryVisitorApi(() => country, network),
      { write: () => undefined },
      { execute: () => undefined },
    ),
    retryAfter: () => 5_000,
  };
  beforeEach(() => {
    vi.useFakeTimers();
    country = 'SE';
    root.dataset['market'] = 'pending';
  });
  afterEach(() => {
    vi.useRealTimers();
    delete root.dataset['market'];
    delete root.dataset['prices'];
    delete root.dataset['visitor'];
    delete root.dataset['chosen'];
  });

  it('are those of the visitor’s market as soon as it is known', async () => {
    await showMarket(root, visit);
    expect(root.dataset['market']).toBe('se');
    expect(root.dataset['visitor']).toBeUndefined();
  });

  it('give way to those of where the visitor is, with a word about it, when others were chosen on the way here', async () => {
    root.dataset['market'] = root.dataset['chosen'] = 'eu';
    await showMarket(root, visit);
    expect([root.dataset['market'], root.dataset['visitor']]).toEqual(['se', 'elsewhere']);
  });

  it('are the chosen ones without a word where the visitor is there', async () => {
    root.dataset['market'] = root.dataset['chosen'] = 'se';
    await showMarket(root, visit);
    expect([root.dataset['market'], root.dataset['visitor']]).toEqual(['se', undefined]);
  });

  it('give way to the word that nothing is sold where the visitor is, also when others were chosen on the way here', async () => {
    country = 'KP';
    root.dataset['market'] = root.dataset['chosen'] = 'eu';
    await showMarket(root, visit);
    expect([root.dataset['market'], root.dataset['visitor']]).toEqual(['none', undefined]);
  });

  it('are asked for no more once the service has said that it knows no country', async () => {
    country = '';
    const before = network.count('country');
    await showMarket(root, visit);
    expect([root.dataset['market'], root.dataset['visitor']]).toEqual([undefined, 'unknown']);
    expect(network.count('country')).toBe(before + 1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are the United States’ with a word about it while the market cannot be found out, and come by themselves', async () => {
    network.failNext('eligible', 'bad_answer');
    const shown = showMarket(root, visit);
    await vi.advanceTimersByTimeAsync(100);
    expect(root.dataset['market']).toBeUndefined();
    expect(root.dataset['visitor']).toBe('unknown');
    await vi.advanceTimersByTimeAsync(4_800);
    expect(root.dataset['visitor']).toBe('unknown');
    await vi.advanceTimersByTimeAsync(100);
    await shown;
    expect(root.dataset['market']).toBe('se');
    expect(root.dataset['visitor']).toBeUndefined();
  });

  it('are those of the language’s country where it has others', async () => {
    root.dataset['prices'] = 'eu';
    network.failNext('eligible', 'bad_answer');
    const shown = showMarket(root, visit);
    await vi.advanceTimersByTimeAsync(100);
    expect([root.dataset['market'], root.dataset['visitor']]).toEqual(['eu', 'unknown']);
    await vi.advanceTimersByTimeAsync(5_000);
    await shown;
    expect(root.dataset['market']).toBe('se');
  });

  it('stay those of the last visit while nothing newer is known', async () => {
    root.dataset['market'] = 'eu';
    network.failNext('country', 'request_lost');
    const shown = showMarket(root, visit);
    await vi.advanceTimersByTimeAsync(100);
    expect(root.dataset['market']).toBe('eu');
    expect(root.dataset['visitor']).toBeUndefined();
    await vi.advanceTimersByTimeAsync(5_000);
    await shown;
    expect(root.dataset['market']).toBe('se');
  });
});
