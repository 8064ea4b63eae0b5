import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock.ts';
import { MemoryDeviceSource } from '../../../src/adapters/memory/memory-device-source.ts';
import { MemoryKeyValueStore } from '../../../src/adapters/memory/memory-key-value-store.ts';
import { RememberAudience } from '../../../src/application/experiment/remember-audience.ts';
import type { Audience } from '../../../src/domain/experiment/audience.ts';

const app =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 DuckDuckGo/7 Safari/605.1.15';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/111.0';

function remembered(userAgent: string, known: Pick<Audience, 'country' | 'eligibility'>) {
  const store = new MemoryKeyValueStore(new MemoryClock());
  new RememberAudience(store, new MemoryDeviceSource({ userAgent })).execute(known);
  return store.read('audience')?.allowed ?? null;
}

describe('who may take part', () => {
  it('is remembered by the names of the experiments, and no country', () => {
    expect(remembered(app, { country: { code: 'GB' }, eligibility: 'eligible' })).toEqual(['defaultplan']);
    expect(remembered(app, { country: { code: 'DE' }, eligibility: 'eligible' })).toEqual([]);
    expect(remembered(firefox, { country: { code: 'US' }, eligibility: 'eligible' })).toEqual([]);
    expect(remembered(app, { country: { code: 'US' }, eligibility: 'error' })).toEqual([]);
  });

  it('is not remembered while it is not known', () => {
    expect(remembered(app, { country: { code: 'US' }, eligibility: 'pending' })).toBeNull();
    expect(remembered(app, { country: 'pending', eligibility: 'eligible' })).toBeNull();
  });
});
