import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlanFinder } from '../../../src/ui/islands/plan-finder.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

beforeEach(() => {
  document.body.innerHTML = `<div data-island="plan-finder">${renderToString(finder(null))}</div>`;
  // happy-dom does not read `selected` when it parses a list.
  country().value = 'US';
});

describe('the plan finder of the home page', () => {
  it('shows the price of the United States and a way on without any script', () => {
    expect(text()).toContain('$99.99 a year');
    expect(text()).toContain('Start 7-day free trial');
    expect(text()).toContain('Renews at $99.99 a year, tax included, until you cancel.');
    expect(wayOn()).toBe('/pro?origin=home_website__teaser&country=US&period=yearly');
  });

  it('shows the prices of the country where most who read its language are', () => {
    document.body.innerHTML = `<div data-island="plan-finder">${renderToString(finder(null, 'de'))}</div>`;
    expect(text()).toContain('99,99 €');
    expect(text()).not.toContain('$');
  });

  it('takes country and period along to the plans', async () => {
    await act(() => hydrateRoot(island(), finder(null)));
    country().value = 'DE';
    period('monthly').checked = true;
    expect(wayOn()).toBe('/pro?origin=home_website__teaser&country=DE&period=monthly');
  });

  it('becomes live without a difference between its first render and the static HTML', async () => {
    const onRecoverableError = vi.fn();
    await act(() => hydrateRoot(island(), finder(null), { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('keeps what was chosen while its code was on the way', async () => {
    country().value = 'PL';
    period('monthly').checked = true;
    await act(() => hydrateRoot(island(), finder(null)));
    expect(text()).toContain('PLN 49.99 a month');
    expect(text()).not.toContain('$99.99');
    expect(country().value).toBe('PL');
  });

  it('starts with the country the services see the visitor in', async () => {
    const root = await act(async () => hydrateRoot(island(), finder(null)));
    await act(() => root.render(finder('GB')));
    expect(country().value).toBe('GB');
    expect(text()).toContain('£99.99 a year');
  });

  it('does not move a visitor who has chosen already', async () => {
    country().value = 'SE';
    const root = await act(async () => hydrateRoot(island(), finder(null)));
    await act(() => root.render(finder('GB')));
    expect(country().value).toBe('SE');
  });

  it('says honestly where the subscription is not sold, and offers nothing to buy there', async () => {
    const root = await act(async () => hydrateRoot(island(), finder(null)));
    await act(() => root.render(finder('BR')));
    expect(country().value).toBe('other');
    expect(text()).toContain('We don’t sell the subscription there yet.');
    expect(island().querySelector('a')?.getAttribute('href')).toBe('#marks');
  });
});

function finder(visitorCountry: string | null, locale: 'en' | 'de' = 'en') {
  return (
    <I18nProvider i18n={i18n}>
      <PlanFinder locale={locale} visitorCountry={visitorCountry} />
    </I18nProvider>
  );
}

/** Where the form leads to. */
function wayOn(): string {
  const form = must(island().querySelector('form'));
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return `${form.getAttribute('action')}?${new URLSearchParams(fields)}`;
}

function island(): HTMLElement {
  return must(document.querySelector<HTMLElement>('[data-island]'));
}

function country(): HTMLSelectElement {
  return must(island().querySelector('select'));
}

function period(value: string): HTMLInputElement {
  return must(island().querySelector<HTMLInputElement>(`input[value="${value}"]`));
}

function text(): string {
  return (island().textContent ?? '').replaceAll('\u00a0', ' ');
}

function must<Found>(found: Found | null): Found {
  if (found === null) throw new Error('not in the page');
  return found;
}
