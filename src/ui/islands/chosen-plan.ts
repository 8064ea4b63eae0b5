import { type BillingPeriod, billingPeriods } from '../../domain/subscription/billing-period.ts';

/** The plan selected in the page's form; null if none is. */
export function chosenIn(root: ParentNode): BillingPeriod | null {
  return periodOf(root.querySelector<HTMLInputElement>('input[name="plan"]:checked')?.value);
}

/** The plan that the way here chose (`?period=`); null if none. */
export function periodAskedFor(): BillingPeriod | null {
  return periodOf(new URLSearchParams(location.search).get('period'));
}

/**
 * The plan that the visitor selected in the page's form, as opposed to the one it was painted with
 * (`first-paint/default-plan.ts`).
 */
export function chosenByHand(root: HTMLElement): BillingPeriod | null {
  const treated = root.getAttribute('data-exp-defaultplan') === 'treatment' ? 'monthly' : null;
  const first = root.querySelector<HTMLInputElement>('input[name="plan"][checked]')?.value;
  const painted = periodAskedFor() ?? treated ?? first;
  const chosen = chosenIn(root);
  return chosen === painted ? null : chosen;
}

function periodOf(text: string | null | undefined): BillingPeriod | null {
  return billingPeriods.find((period) => period === text) ?? null;
}
