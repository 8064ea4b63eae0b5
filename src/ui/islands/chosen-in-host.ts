import { useEffect, useLayoutEffect, useState } from 'react';
import type { App } from '../../application/app.ts';
import { billingPeriods } from '../../domain/subscription/billing-period.ts';
import { chosenByHand, chosenIn } from './chosen-plan.ts';

/** Selects in the new form what was selected in the one it replaces. */
export function useKeptChoice(root: HTMLElement): void {
  const [chosen] = useState(() => chosenIn(root));
  useLayoutEffect(() => {
    const same = root.querySelector<HTMLInputElement>(`input[name="plan"][value="${chosen}"]`);
    if (same !== null) same.checked = true;
  }, [root, chosen]);
}

/** Tells the app which price was selected before this code had arrived. */
export function useEarlyChoice(app: App, root: HTMLElement): void {
  useEffect(() => {
    const period = chosenByHand(root);
    if (period !== null) app.host?.tell.choosePrice(period);
  }, [app, root]);
}

/** Reports the selected price to the app, which counts it. */
export function tellPrice(app: App, { value }: EventTarget & { readonly value?: unknown }): void {
  const period = billingPeriods.find((known) => known === value);
  if (period !== undefined) app.host?.tell.choosePrice(period);
}
