import { useEffect, useLayoutEffect, useState } from 'react';
import type { App } from '../../application/app.ts';
import { billingPeriods } from '../../domain/subscription/billing-period.ts';
import { chosenByHand, chosenIn } from './chosen-plan.ts';

/** What was chosen in the form that stood here before is chosen in the one that takes its place. */
export function useKeptChoice(root: HTMLElement): void {
  const [chosen] = useState(() => chosenIn(root));
  useLayoutEffect(() => {
    const same = root.querySelector<HTMLInputElement>(`input[name="plan"][value="${chosen}"]`);
    if (same !== null) same.checked = true;
  }, [root, chosen]);
}

/** Tells the app of the price that was chosen before this code was there. */
export function useEarlyChoice(app: App, root: HTMLElement): void {
  useEffect(() => {
    const period = chosenByHand(root);
    if (period !== null) app.host?.tell.choosePrice(period);
  }, [app, root]);
}

/** Apps count which price was chosen. */
export function tellPrice(app: App, { value }: EventTarget & { readonly value?: unknown }): void {
  const period = billingPeriods.find((known) => known === value);
  if (period !== undefined) app.host?.tell.choosePrice(period);
}
