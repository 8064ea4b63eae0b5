import { describe, expect, it } from 'vitest';
import { WebExperimentStore } from '../../../src/adapters/storage/web-experiment-store.ts';
import { Browser } from '../../support/browser-tabs.ts';

describe('experiments in the browser’s storage', () => {
  it('stand under exp_{name} as plain text, where every page finds them', () => {
    const tab = new Browser().open();
    new WebExperimentStore(tab).write('privacypropromo', 'tagline');
    new WebExperimentStore(tab).writeVisit('defaultplan', 'treatment');
    expect([...tab.localStorage.texts]).toEqual([['exp_privacypropromo', 'tagline']]);
    expect([...tab.sessionStorage.texts]).toEqual([['exp_defaultplan', 'treatment']]);
  });

  it('are not kept by a storage that is full, which is no failure', () => {
    const tab = new Browser().open();
    tab.localStorage.full = true;
    const store = new WebExperimentStore(tab);
    expect(() => store.write('privacypropromo', 'tagline')).not.toThrow();
    expect(store.available).toBe(true);
    expect(store.read('privacypropromo')).toBeNull();
  });
});
