import { describe, expect, it } from 'vitest';
import { marketsOnSale } from '../../../../src/domain/subscription/eligibility.ts';
import { trialLengths } from '../../../../src/domain/subscription/trial.ts';
import { PlanPage } from '../../../../src/ui/components/plan/plan-page.tsx';
import { memorySite } from '../../../support/memory-browser.ts';
import { named, render } from '../../support/render.tsx';

const { app } = memorySite().browser().tab('/pro');

describe('the static plan page', () => {
  it.each([
    ['en', '$99.99 a year', '99,99 €'],
    ['de', '99,99\u00a0$ im Jahr', '99,99\u00a0€ im Jahr'],
  ] as const)('has the prices of every market (%s)', async (locale, dollars, euros) => {
    const page = await render(<PlanPage />, { app, locale });
    const shown = page.querySelector('input[value=yearly] ~ * [data-of=us]')?.textContent;
    expect(shown).toBe(dollars);
    for (const market of marketsOnSale()) {
      expect(page.querySelectorAll(`form [data-of=${market}]`).length).toBeGreaterThan(6);
    }
    if (locale === 'de') expect(page.textContent).toContain(euros);
    expect(page.querySelectorAll('form table tbody tr')).toHaveLength(marketsOnSale().length);
  });

  it('has the words for every length of a trial, with price, renewal and end above the button', async () => {
    const page = await render(<PlanPage />, { app });
    const button = page.querySelector('button[type=submit]');
    for (const days of trialLengths()) {
      expect(button?.querySelector(`[data-days="${days}"]`)?.textContent).toBe(
        `Start ${days}-day free trial`,
      );
    }
    expect(button?.querySelector('[data-days="0"]')?.textContent).toBe('Continue to payment');
    const terms = [...page.querySelectorAll('form p')].map(({ textContent }) => textContent);
    expect(terms.join(' ')).toContain('Renews at $99.99 a year, tax included, until you cancel.');
    expect(terms.join(' ')).toContain('Renews at $9.99 a month, tax included, until you cancel.');
    expect(terms.join(' ')).toContain('First payment in 30 days');
  });

  it('is a group of radio buttons with a name, the yearly plan chosen at first', async () => {
    const page = await render(<PlanPage />, { app });
    expect(page.querySelector('fieldset legend')?.textContent).toBe('Choose a plan');
    expect(page.querySelector<HTMLInputElement>('input[value=yearly]')?.checked).toBe(true);
  });

  it('has both words for a payment that did not come about, and those for a country where nothing is sold', async () => {
    const page = await render(<PlanPage />, { app });
    expect(
      named(page, '[data-payment=cancelled]', 'You left the payment page. Nothing was charged.'),
    ).toBeTruthy();
    expect(
      named(page, '[data-payment=declined]', 'Your card was declined. Nothing was charged.'),
    ).toBeTruthy();
    expect(named(page, 'h2', 'Not available in your country yet')).toBeTruthy();
    expect(named(page, 'a', 'See what’s free').getAttribute('href')).toBe('/');
  });
});
