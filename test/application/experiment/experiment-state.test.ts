import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { MemoryBackendVariants } from '../../../src/adapters/memory/memory-backend-variants.ts';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock.ts';
import { MemoryErrorReporter } from '../../../src/adapters/memory/memory-error-reporter.ts';
import { MemoryExperimentStore } from '../../../src/adapters/memory/memory-experiment-store.ts';
import { MemoryKeyValueStore } from '../../../src/adapters/memory/memory-key-value-store.ts';
import {
  type Carrying,
  MemoryPageExperiments,
} from '../../../src/adapters/memory/memory-page-experiments.ts';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random.ts';
import {
  AssignExperiment,
  type EnrolmentHooks,
} from '../../../src/application/experiment/assign-experiment.ts';
import { ExperimentState } from '../../../src/application/experiment/experiment-state.ts';
import { CaptureOrigin } from '../../../src/application/origin/capture-origin.ts';
import type { Audience } from '../../../src/domain/experiment/audience.ts';
import { collect } from '../../support/collect.ts';

const america = { code: 'US' };
const germany = { code: 'DE' };
const visitor: Audience = { deviceKind: 'browser', country: america, eligibility: 'eligible' };

/** A page with its experiments. */
function page(
  given: {
    readonly address?: string;
    readonly store?: MemoryExperimentStore;
    readonly chosen?: MemoryBackendVariants;
    readonly hooks?: EnrolmentHooks;
    readonly audience?: Audience;
    readonly seed?: number;
    readonly carrying?: Carrying;
  } = {},
) {
  const location = new MemoryPageLocation(new URL(given.address ?? '/', 'https://mallard.example'));
  const origin = new CaptureOrigin(
    location,
    new MemoryKeyValueStore(new MemoryClock()),
    new MemoryErrorReporter(),
  );
  const store = given.store ?? new MemoryExperimentStore();
  const backend = given.chosen ?? new MemoryBackendVariants();
  const assign = new AssignExperiment(
    location,
    origin,
    store,
    backend,
    new MemoryRandom(given.seed),
    given.hooks,
  );
  const audience$ = new BehaviorSubject(given.audience ?? visitor);
  const audience = {
    audience$,
    get current() {
      return audience$.value;
    },
  };
  return {
    assign,
    store,
    audience$,
    state: new ExperimentState(assign, audience, new MemoryPageExperiments(given.carrying)),
  };
}

describe('assigning an experiment', () => {
  it('draws a variant and keeps it for the next page', () => {
    const store = new MemoryExperimentStore();
    const variants = Array.from({ length: 20 }, (_, seed) => {
      const first = page({ seed: seed + 1 }).assign.execute('duckaiuninstalledhomeaa', 'allowed');
      return first.kind === 'ready' ? first.variant : null;
    });
    expect(new Set(variants)).toEqual(new Set(['control', 'b', 'c']));
    const first = page({ store }).assign.execute('duckaiuninstalledhomeaa', 'allowed');
    expect(first).toMatchObject({ kind: 'ready', method: 'random' });
    for (let seed = 2; seed < 12; seed += 1) {
      const later = page({ store, seed }).assign.execute('duckaiuninstalledhomeaa', 'allowed');
      expect(later).toEqual({ ...first, method: 'persisted' });
    }
  });

  it('draws once a visit for an experiment that is not persisted', () => {
    const visits = Array.from({ length: 12 }, (_, visit) => {
      const store = new MemoryExperimentStore();
      const loads = Array.from({ length: 6 }, (_, load) => {
        const assignment = page({ store, seed: 20 * visit + load + 1 }).assign.execute(
          'defaultplan',
          'allowed',
        );
        return assignment.kind === 'ready' ? assignment.variant : null;
      });
      expect(store.kept.size).toBe(0);
      expect(new Set(loads).size).toBe(1);
      return loads[0];
    });
    expect(new Set(visits)).toEqual(new Set(['control', 'treatment']));
  });

  it('assigns nothing without local storage, and keeps nothing', () => {
    const store = new MemoryExperimentStore(false);
    const { assign } = page({ store, address: '/?exp_duckaiuninstalledhomeaa=b' });
    expect(assign.execute('duckaiuninstalledhomeaa', 'allowed')).toEqual({
      kind: 'ready',
      variant: null,
      method: 'no_storage',
    });
    expect(store.kept.size).toBe(0);
  });

  it('assigns nothing to the campaign prosearchtest, and keeps nothing', () => {
    const { assign, store } = page({ address: '/?origin=home_mail_prosearchtest' });
    expect(assign.execute('duckaiuninstalledhomeaa', 'allowed')).toMatchObject({
      variant: null,
      method: 'campaign',
    });
    expect(store.kept.size).toBe(0);
  });

  it('keeps the variant that the address asks for', () => {
    const { assign, store } = page({ address: '/?exp_privacypropromo=banner' });
    expect(assign.execute('privacypropromo', 'allowed')).toMatchObject({ variant: 'banner', method: 'url' });
    expect(store.kept.get('privacypropromo')).toBe('banner');
  });

  it('takes the service’s choice, and throws without one', () => {
    const chosen = new MemoryBackendVariants({ appbranding: 'buck' });
    expect(page({ chosen }).assign.execute('appbranding', 'allowed')).toMatchObject({
      variant: 'buck',
      method: 'backend',
    });
    expect(() => page().assign.execute('appbranding', 'allowed')).toThrow('No value from the service');
  });

  it('keeps what a hook made of the variant', () => {
    const hooks: EnrolmentHooks = { duckaiuninstalledhomeaa: () => 'c' };
    const { assign, store } = page({ hooks, address: '/?exp_duckaiuninstalledhomeaa=b' });
    expect(assign.execute('duckaiuninstalledhomeaa', 'allowed')).toMatchObject({
      variant: 'c',
      method: 'manual',
    });
    expect(store.kept.get('duckaiuninstalledhomeaa')).toBe('c');
  });
});

describe('the experiments of a page', () => {
  it('are those it was painted with, whatever is found out later', () => {
    const { state, store, audience$ } = page({ carrying: { defaultplan: null, privacypropromo: 'banner' } });
    using seen = collect(state.assignment$('defaultplan'));
    audience$.next({ deviceKind: 'mobile-app', country: america, eligibility: 'eligible' });
    expect(seen.values).toEqual([{ kind: 'ready', variant: null, method: 'page' }]);
    expect(state.params()).toEqual({ exp_privacypropromo: 'banner' });
    expect(store.keptForVisit.size).toBe(0);
  });

  const app: Audience = { deviceKind: 'mobile-app', country: 'pending', eligibility: 'pending' };

  it('are not ready until it is known who may take part, and stay once they are', () => {
    const { state, audience$ } = page({ audience: app });
    using seen = collect(state.assignment$('defaultplan'));
    expect(seen.values).toEqual([{ kind: 'pending' }]);
    audience$.next({ ...app, country: america });
    expect(seen.values).toHaveLength(1);
    audience$.next({ ...app, country: america, eligibility: 'eligible' });
    expect(seen.values).toHaveLength(2);
    expect(seen.values[1]).toMatchObject({ kind: 'ready', method: 'random' });
    audience$.next({ ...app, country: germany, eligibility: 'ineligible' });
    expect(seen.values).toHaveLength(2);
    expect(state.current('defaultplan')).toEqual(seen.values[1]);
    using later = collect(state.assignment$('defaultplan'));
    expect(later.values).toEqual([seen.values[1]]);
  });

  it('are not ready either when eligibility is known before the country', () => {
    const { state, audience$ } = page({ audience: app });
    using seen = collect(state.assignment$('defaultplan'));
    audience$.next({ ...app, eligibility: 'eligible' });
    expect(seen.values).toEqual([{ kind: 'pending' }]);
    audience$.next({ ...app, country: america, eligibility: 'eligible' });
    expect(seen.values[1]).toMatchObject({ kind: 'ready', method: 'random' });
  });

  it('are none once it is known that nobody can tell the country', () => {
    const { state, audience$ } = page({ audience: app });
    using seen = collect(state.assignment$('defaultplan'));
    audience$.next({ ...app, country: 'unknown', eligibility: 'eligible' });
    expect(seen.values[1]).toEqual({ kind: 'ready', variant: null, method: 'blocked' });
  });

  it('are none for who may not take part', () => {
    const { state } = page({ audience: { ...app, country: germany } });
    using seen = collect(state.assignment$('defaultplan'));
    expect(seen.values).toEqual([{ kind: 'ready', variant: null, method: 'blocked' }]);
    expect(state.params()).toEqual({});
  });

  it('are told with every event once a variant is shown', () => {
    const { state } = page({ address: '/?exp_windowsinstaller=new&exp_privacypropromo=tagline' });
    expect(state.params()).toEqual({});
    using _one = collect(state.assignment$('windowsinstaller'));
    using _other = collect(state.assignment$('privacypropromo'));
    expect(state.params()).toEqual({ exp_windowsinstaller: 'new', exp_privacypropromo: 'tagline' });
  });

  it('are drawn once for all who listen', () => {
    const { state } = page();
    using one = collect(state.assignment$('defaultplan'));
    using other = collect(state.assignment$('defaultplan'));
    expect(other.values).toEqual(one.values);
  });

  it('fail when the service was to choose and did not', () => {
    const failed: unknown[] = [];
    page()
      .state.assignment$('appbranding')
      .subscribe({ error: (error) => failed.push(error) });
    expect(failed).toHaveLength(1);
  });
});
