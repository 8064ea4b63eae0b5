import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock.ts';
import { storageCatalogue } from '../../../src/adapters/storage/catalogue.ts';
import { originEntry } from '../../../src/adapters/storage/origin-entry.ts';
import { WebKeyValueStore } from '../../../src/adapters/storage/web-key-value-store.ts';
import { Browser, refusingTab } from '../../support/browser-tabs.ts';
import { originOf } from '../../support/origin.ts';

const session = { accessToken: 'a.b.c', refreshToken: 'refresh' };

function open() {
  const browser = new Browser();
  const tab = browser.open();
  const clock = new MemoryClock();
  return { browser, tab, clock, store: new WebKeyValueStore(tab, clock, storageCatalogue) };
}

describe('the browser’s storage', () => {
  it.each([
    ['no JSON', '{'],
    ['another shape', '[]'],
    ['a bare value, as another program may have left it', '"a.b.c"'],
    ['no end', '{"value":{"accessToken":"a","refreshToken":null}}'],
    ['an end that is no time', '{"value":{"accessToken":"a","refreshToken":null},"until":"later"}'],
    ['a value of another type', '{"value":{"accessToken":1},"until":null}'],
  ])('drops what is malformed: %s', (_, text) => {
    const { tab, store } = open();
    tab.localStorage.setItem('auth_session', text);
    expect(store.read('session')).toBeNull();
    expect(tab.localStorage.getItem('auth_session')).toBeNull();
  });

  it('removes what is over its lifetime when it is read', () => {
    const { tab, clock, store } = open();
    store.write('pendingAuthorization', { purpose: 'create', verifier: 'v', code: null });
    clock.advance(600_000);
    expect(store.read('pendingAuthorization')).toBeNull();
    expect(tab.sessionStorage.getItem('auth_pending')).toBeNull();
  });

  it('leaves the entries of others alone', () => {
    const { tab, store } = open();
    tab.localStorage.setItem('other', 'theirs');
    store.write('session', session);
    store.remove('session');
    expect(tab.localStorage.getItem('other')).toBe('theirs');
  });

  it('never lets a later read see an older value that a full storage kept', () => {
    const { tab, store } = open();
    store.write('session', session);
    tab.localStorage.full = true;
    store.write('session', { ...session, accessToken: 'newer' });
    expect(store.read('session')?.accessToken).toBe('newer');
    expect(tab.localStorage.getItem('auth_session')).toBeNull();
  });

  it('goes back to the storage once it takes values again', () => {
    const { tab, store } = open();
    tab.localStorage.full = true;
    store.write('session', session);
    tab.localStorage.full = false;
    store.write('session', { ...session, accessToken: 'newest' });
    expect(store.read('session')?.accessToken).toBe('newest');
    expect(tab.localStorage.getItem('auth_session')).toContain('newest');
  });

  it('keeps values for the page where storage is refused', () => {
    const store = new WebKeyValueStore(refusingTab, new MemoryClock(), storageCatalogue);
    store.write('session', session);
    store.write('origin', originOf('home_google'));
    expect(store.read('session')).toEqual(session);
    expect(store.read('origin')).toEqual(originOf('home_google'));
    store.remove('session');
    expect(store.read('session')).toBeNull();
    expect(() => store.changes$('session').subscribe().unsubscribe()).not.toThrow();
  });

  it('hears of another tab that clears everything or writes nonsense, as nothing being there', () => {
    const { browser, store } = open();
    const other = browser.open();
    const heard: unknown[] = [];
    store.changes$('session').subscribe((value) => heard.push(value));
    other.localStorage.clear();
    other.localStorage.setItem('auth_session', 'nonsense');
    expect(heard).toEqual([null, null]);
  });

  it('does not take news of session storage for news of local storage', () => {
    const { tab, store } = open();
    const heard: unknown[] = [];
    store.changes$('session').subscribe((value) => heard.push(value));
    tab.tell({ key: null, newValue: null, storageArea: tab.sessionStorage });
    expect(heard).toEqual([]);
  });

  it('reads and writes only the entries a light page knows', () => {
    const { tab, clock } = open();
    const light = new WebKeyValueStore(tab, clock, { origin: originEntry });
    light.write('session', session);
    light.write('origin', originOf('home_google'));
    light.remove('session');
    expect(light.read('session')).toBeNull();
    expect(light.read('origin')).toEqual(originOf('home_google'));
    expect(tab.localStorage.length).toBe(0);
  });
});
