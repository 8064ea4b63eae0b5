import { describe, expect, it } from 'vitest';
import { MemoryBrowserRecords } from '../../../src/adapters/memory/memory-browser-records.ts';
import { FindRecords } from '../../../src/application/known/find-records.ts';
import { type EndSession, ForgetRecords } from '../../../src/application/known/forget-records.ts';
import { SwitchCounting } from '../../../src/application/known/switch-counting.ts';
import type { BrowserRecord } from '../../../src/application/ports/browser-records.ts';
import { failure, success } from '../../../src/domain/result.ts';

const theme: BrowserRecord = { place: 'cookie', name: 'kae', text: 'd' };
const market: BrowserRecord = { place: 'local', name: 'visit_market', text: '{"value":"gb","until":null}' };
const session: BrowserRecord = { place: 'local', name: 'auth_session', text: '{}' };
const arm: BrowserRecord = { place: 'session', name: 'exp_defaultplan', text: 'treatment' };
const stray: BrowserRecord = { place: 'local', name: 'left_by_2019', text: 'x' };
const off: BrowserRecord = { place: 'local', name: 'counting', text: 'off' };

function browser(kept: readonly BrowserRecord[], told = true, refuses = false) {
  const records = new MemoryBrowserRecords(kept, refuses);
  let ended = 0;
  const endSession: EndSession = async () => {
    ended += 1;
    records.remove(session);
    return told ? success(undefined) : failure({ code: 'offline' });
  };
  return {
    records,
    ended: () => ended,
    find: () => new FindRecords(records).find(),
    forget: new ForgetRecords(records, endSession),
    counting: new SwitchCounting(records),
  };
}

describe('what this browser keeps', () => {
  it('is told by the table, in its order, as it stands there', () => {
    const { known, other } = browser([theme, arm, market, session]).find();
    expect(known.map(({ row, text }) => [row.kind, text])).toEqual([
      ['session', '{}'],
      ['market', market.text],
      ['experiment', 'treatment'],
      ['setting', 'd'],
    ]);
    expect(other).toEqual([]);
  });

  it('is told as well where no page of ours keeps it', () => {
    // The same name in another place is another thing.
    const strays = [stray, { ...market, place: 'session' as const }];
    const { known, other } = browser([theme, ...strays]).find();
    expect(other).toEqual(strays);
    expect(known.map(({ row }) => row.kind)).toEqual(['setting']);
  });
});

describe('forgetting', () => {
  it('removes one thing and nothing else', async () => {
    const { forget, records, ended } = browser([theme, market, session]);
    expect(await forget.execute(market)).toBe('done');
    expect(records.all()).toEqual([theme, session]);
    expect(ended()).toBe(0);
  });

  it('signs out whoever is signed in', async () => {
    const { forget, records, ended } = browser([theme, session]);
    expect(await forget.execute(session)).toBe('done');
    expect([records.all(), ended()]).toEqual([[theme], 1]);
  });

  it('happens here also where the server cannot be told, and says so', async () => {
    const { forget, records } = browser([session], false);
    expect(await forget.execute(session)).toBe('service-not-told');
    expect(records.all()).toEqual([]);
  });

  it('happens here also where what signs out cannot be loaded', async () => {
    const records = new MemoryBrowserRecords([session, theme]);
    const forget = new ForgetRecords(records, () => Promise.reject(new TypeError('offline')));
    expect(await forget.everything()).toBe('service-not-told');
    expect(records.all()).toEqual([]);
  });

  it('of everything leaves the wish not to be counted, and nothing else', async () => {
    const { forget, records, ended } = browser([theme, market, session, arm, stray, off]);
    expect(await forget.everything()).toBe('done');
    expect([records.all(), ended()]).toEqual([[off], 1]);
  });

  it('of everything asks no service where nobody is signed in', async () => {
    const { forget, ended } = browser([theme, stray]);
    await forget.everything();
    expect(ended()).toBe(0);
  });
});

describe('the switch of counting', () => {
  it('is kept in the browser, and taken back', () => {
    const { counting, records } = browser([]);
    expect(counting.isOff).toBe(false);
    expect(counting.execute('off')).toBe(true);
    expect([counting.isOff, records.all()]).toEqual([true, [off]]);
    expect(counting.execute('on')).toBe(true);
    expect([counting.isOff, records.all()]).toEqual([false, []]);
  });

  it('says that it was not kept where the browser keeps nothing', () => {
    const { counting } = browser([], true, true);
    expect([counting.execute('off'), counting.isOff]).toEqual([false, false]);
  });
});
