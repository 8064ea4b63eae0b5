import { describe, expect, it } from 'vitest';
import { type AssignmentSigns, assign } from '../../../src/domain/experiment/assign.ts';
import { type CarriedExperiment, carried } from '../../../src/domain/experiment/carried.ts';
import { type ExperimentName, experimentNames } from '../../../src/domain/experiment/catalogue.ts';
import { experimentOf } from '../../../src/domain/experiment/experiment-of.ts';
import vectors from '../../vectors/experiment-assignment.json' with { type: 'json' };
import { openPage } from './page.ts';

interface Visitor {
  readonly query?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly visit?: Readonly<Record<string, string>>;
  readonly draw?: number;
  readonly backend?: string | null;
}

/** A page that carries experiments, painted for a visitor. */
function paint(experiments: readonly CarriedExperiment[], visitor: Visitor = {}) {
  const json = JSON.stringify(experiments).replaceAll('"', '&quot;');
  const serverTiming = visitor.backend
    ? [{ name: `exp_${experiments[0]?.name}`, description: visitor.backend }]
    : [];
  const page = openPage({
    address: `https://mallard.example/pro?${visitor.query ?? ''}`,
    root: `data-experiments="${json}"`,
    given: {
      crypto: { getRandomValues: () => bytesOf(visitor.draw ?? 0.5) },
      performance: { getEntriesByType: () => [{ serverTiming }] },
    },
  });
  for (const [key, value] of Object.entries(visitor.stored ?? {}))
    page.window.localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(visitor.visit ?? {}))
    page.window.sessionStorage.setItem(key, value);
  page.run();
  const attribute = (name: string) => page.root.getAttribute(name);
  return {
    page,
    shown: experiments.map(({ name }) => attribute(`data-exp-${name}`)),
    enrolled: attribute('data-enrolled'),
    local: (name: string) => page.window.localStorage.getItem(`exp_${name}`),
    session: (name: string) => page.window.sessionStorage.getItem(`exp_${name}`),
  };
}

/** Random bytes that stand for a draw; see `domain/experiment/draw.ts`. */
function bytesOf(draw: number): Uint8Array {
  let rest = BigInt(Math.floor(draw * 2 ** 53));
  const bytes = new Uint8Array(7);
  for (let index = 6; index >= 0; index -= 1) {
    bytes[index] = Number(rest & 255n);
    rest >>= 8n;
  }
  return bytes;
}

const entry = (value: unknown) => JSON.stringify({ value, until: null });

describe('an experiment of the page, before it is painted', () => {
  for (const { title, name, signs, variant } of vectors) {
    const given: Partial<AssignmentSigns> = signs as Partial<AssignmentSigns>;
    if (given.hasStorage === false) continue;
    it(`is assigned as the domain says: ${title}`, () => {
      const experiment = experimentNames.find((known) => known === name) as ExperimentName;
      const filter = given.filter ?? 'allowed';
      const { shown } = paint([{ ...carried(experiment), forAll: filter === 'allowed' }], {
        query: given.urlValue ? `exp_${name}=${given.urlValue}` : '',
        stored: given.storedValue ? { [`exp_${name}`]: given.storedValue } : {},
        visit: {
          ...(given.campaign ? { visit_origin: entry(`home_mail_${given.campaign}`) } : {}),
          ...(given.visitValue === undefined || given.visitValue === null
            ? {}
            : { [`exp_${name}`]: given.visitValue }),
          ...(filter === 'blocked' ? { visit_audience: entry({ allowed: [] }) } : {}),
        },
        draw: given.draw ?? 0.5,
        backend: given.backendValue ?? null,
      });
      expect(shown).toEqual([variant]);
    });
  }

  it('draws as the domain does', () => {
    for (const draw of [0, 0.2, 0.34, 0.5, 0.7, 1 - 2 ** -53]) {
      const { shown } = paint([carried('duckaiuninstalledhomeaa')], { draw });
      const signs: AssignmentSigns = {
        urlValue: null,
        hasStorage: true,
        storedValue: null,
        filter: 'allowed',
        campaign: '',
        backendValue: null,
        visitValue: null,
        draw,
      };
      const assignment = assign(experimentOf('duckaiuninstalledhomeaa'), signs);
      expect(shown[0]).toBe(assignment.kind === 'ready' && assignment.variant);
    }
  });

  it('is kept for good where it is persisted, and then is an enrolment once', () => {
    const first = paint([carried('duckaiuninstalledhomeaa')], { draw: 0.9 });
    expect(first.local('duckaiuninstalledhomeaa')).toBe('c');
    expect(first.session('duckaiuninstalledhomeaa')).toBeNull();
    expect(first.enrolled).toBe('duckaiuninstalledhomeaa');
    const later = paint([carried('duckaiuninstalledhomeaa')], {
      stored: { exp_duckaiuninstalledhomeaa: 'c' },
    });
    expect(later.enrolled).toBeNull();
  });

  it('is kept for the visit where it is not, and not drawn anew at the next load', () => {
    const known = { visit_audience: entry({ allowed: ['defaultplan'] }) };
    const first = paint([carried('defaultplan')], { visit: known, draw: 0.9 });
    expect([first.shown, first.enrolled]).toEqual([['treatment'], 'defaultplan']);
    expect([first.local('defaultplan'), first.session('defaultplan')]).toEqual([null, 'treatment']);
    const later = paint([carried('defaultplan')], {
      visit: { ...known, exp_defaultplan: 'treatment' },
      draw: 0,
    });
    expect([later.shown, later.enrolled]).toEqual([['treatment'], null]);
  });

  it('shows the control group’s page while it is not known who may take part, and draws nothing', () => {
    const page = paint([carried('defaultplan')], { draw: 0.9, query: 'exp_defaultplan=treatment' });
    expect([page.shown, page.enrolled, page.session('defaultplan')]).toEqual([[null], null, null]);
  });

  it('shows nothing to who may not take part, nor to the campaign of the address', () => {
    const blocked = paint([carried('defaultplan')], { visit: { visit_audience: entry({ allowed: [] }) } });
    expect([blocked.shown, blocked.session('defaultplan')]).toEqual([[null], null]);
    const campaign = paint([carried('duckaiuninstalledhomeaa')], { query: 'origin=home_mail_prosearchtest' });
    expect([campaign.shown, campaign.local('duckaiuninstalledhomeaa')]).toEqual([[null], null]);
  });

  it('is one of several, each by itself', () => {
    const { shown, enrolled } = paint([carried('privacypropromo'), carried('duckaiuninstalledhomeaa')], {
      query: 'exp_privacypropromo=banner',
      draw: 0,
    });
    expect(shown).toEqual(['banner', 'control']);
    expect(enrolled).toBe('privacypropromo duckaiuninstalledhomeaa');
  });

  it('that the service should have chosen and did not leaves the page and the others as they are', () => {
    const { shown, page } = paint([carried('appbranding'), carried('duckaiuninstalledhomeaa')], { draw: 0 });
    expect(shown).toEqual([null, 'control']);
    page.click('button');
    expect(page.root.dataset['theme']).toBe('dark');
  });
});

describe('a browser that refuses storage', () => {
  it('takes part in nothing, and the page works', () => {
    const page = openPage({
      root: `data-experiments="${JSON.stringify([carried('windowsinstaller')]).replaceAll('"', '&quot;')}"`,
    });
    page.run({ refused: true });
    expect(page.root.getAttribute('data-exp-windowsinstaller')).toBeNull();
    page.click('button');
    expect(page.root.dataset['theme']).toBe('dark');
  });
});
