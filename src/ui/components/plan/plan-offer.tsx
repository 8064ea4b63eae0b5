import type { Locale } from '../../../domain/locale/locale.ts';
import { NotAvailable } from './not-available.tsx';
import { PlanForm } from './plan-form.tsx';
import { plansShown } from './plans-shown.ts';

const plansOf = plansShown();

interface PlanOfferProps {
  readonly locale: Locale;
  /** True while it is being determined whether anything can be bought, so that a press does nothing yet. */
  readonly busy?: boolean;
}

/** The static HTML of the island: everything that it may turn out to show, of which CSS shows one. */
export function PlanOffer({ locale, busy = false }: PlanOfferProps) {
  return (
    <>
      {busy ? <PlanForm plansOf={plansOf} busy onSubmit={() => undefined} /> : <PlanForm plansOf={plansOf} />}
      <NotAvailable locale={locale} />
    </>
  );
}
