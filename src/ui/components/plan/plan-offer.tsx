import type { Locale } from '../../../domain/locale/locale.ts';
import { NotAvailable } from './not-available.tsx';
import { PlanForm } from './plan-form.tsx';
import { plansShown } from './plans-shown.ts';

const plansOf = plansShown();

/** What the static page has in place of the island: everything that it may turn out to show, of which CSS shows one. */
export function PlanOffer({ locale }: { readonly locale: Locale }) {
  return (
    <>
      <PlanForm plansOf={plansOf} />
      <NotAvailable locale={locale} />
    </>
  );
}
