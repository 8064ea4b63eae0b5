import { Trans, useLingui } from '@lingui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Locale, pathIn } from '../../domain/locale/locale.ts';
import type { BillingPeriod } from '../../domain/subscription/billing-period.ts';
import { eligibleRegions, marketOf } from '../../domain/subscription/eligibility.ts';
import { type Plan, plansOf } from '../../domain/subscription/plan.ts';
import { defaultTrialDays } from '../../domain/subscription/trial.ts';
import { eventAttributes } from '../boot/event-attributes.ts';
import { Button, ButtonLink } from '../components/parts/button.tsx';
import { RingedCard } from '../components/parts/ringed-card.tsx';
import { SegmentedField } from '../components/parts/segmented-field.tsx';
import { SelectField } from '../components/parts/select-field.tsx';
import { countryName } from '../format/dates.ts';
import { compareYearly, formatPrice } from '../format/money.ts';
import { regionOfLanguage } from '../format/region-of-language.ts';
import styles from './plan-finder.module.css';

/** In the plan page's order, which begins with the plan that is selected initially. */
const billingPeriods = ['yearly', 'monthly'] as const satisfies readonly BillingPeriod[];

/** The origin that tells the plan page that the visitor came from here; boot replaces it with the visit's own. */
const originOfForm = 'home_website__teaser';

interface Choice {
  /** An ISO 3166-1 alpha-2 code, or `other` for a country that is not in the list. */
  readonly country: string;
  readonly period: BillingPeriod;
}

/** What the static page shows before anything is chosen. */
function untouchedIn(locale: Locale): Choice {
  return { country: regionOfLanguage(locale), period: 'yearly' };
}

interface PlanFinderProps {
  readonly locale: Locale;
  /** The visitor's country according to the services; null in the static page and until they have answered. */
  readonly visitorCountry: string | null;
}

/**
 * Shows price and availability for a country and a period. The controls are uncontrolled on purpose: they hold what was
 * chosen before this code arrived, and are read before the first paint after hydration.
 */
export function PlanFinder({ locale, visitorCountry }: PlanFinderProps) {
  const { i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const untouched = untouchedIn(locale);
  const [choice, setChoice] = useState(untouched);
  const touched = useRef(false);

  const readBack = () => {
    if (form.current !== null) setChoice(choiceIn(form.current, untouched));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before hydration
  useLayoutEffect(() => {
    if (form.current === null) return;
    const found = choiceIn(form.current, untouched);
    touched.current = found.country !== untouched.country;
    setChoice(found);
  }, []);

  useLayoutEffect(() => {
    const country = form.current?.elements.namedItem('country');
    if (visitorCountry === null || touched.current || !(country instanceof HTMLSelectElement)) return;
    country.value = marketOf(visitorCountry) === null ? 'other' : visitorCountry;
    setChoice((last) => ({ ...last, country: country.value }));
  }, [visitorCountry]);

  return (
    <form ref={form} action={pathIn(locale, '/pro')} method="get" onChange={readBack}>
      <input type="hidden" name="origin" value={originOfForm} />
      <RingedCard
        head={
          <div className={styles.answer} aria-live="polite">
            <Answer locale={locale} choice={choice} />
          </div>
        }
      >
        <div className={styles.controls}>
          <SelectField
            id="plan-finder-country"
            name="country"
            label={<Trans id="island.planFinder.country" message="Prices for" />}
            defaultValue={untouched.country}
            autoComplete="off"
            onChange={() => {
              touched.current = true;
            }}
          >
            {countries(locale).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
            <option value="other">
              {i18n._({ id: 'island.planFinder.country.other', message: 'Another country' })}
            </option>
          </SelectField>
          <SegmentedField
            id="plan-finder-period"
            name="period"
            label={<Trans id="island.planFinder.period" message="Choose a plan" />}
            segments={billingPeriods.map((period) => ({
              value: period,
              label: <PeriodName period={period} />,
              event: eventAttributes('subscription_price_click', { period }),
            }))}
            defaultValue={untouched.period}
            autoComplete="off"
          />
        </div>
        <NextStep available={marketOf(choice.country) !== null} />
      </RingedCard>
    </form>
  );
}

function NextStep({ available }: { readonly available: boolean }) {
  if (!available) {
    return (
      <ButtonLink
        kind="secondary"
        className={styles.go}
        href="#marks"
        {...eventAttributes('cta_click', { cta: 'teaser-free' })}
      >
        <Trans id="island.planFinder.free" message="See what is free" />
      </ButtonLink>
    );
  }
  return (
    <Button
      type="submit"
      kind="primary"
      className={styles.go}
      {...eventAttributes('cta_click', { cta: 'teaser-plans' })}
    >
      <Trans
        id="island.planFinder.go"
        message="{days, plural, one {Start #-day free trial} other {Start #-day free trial}}"
        values={{ days: defaultTrialDays }}
      />
    </Button>
  );
}

function Answer({ locale, choice }: { readonly locale: Locale; readonly choice: Choice }) {
  const market = marketOf(choice.country);
  if (market === null) {
    return (
      <p className={styles.away}>
        <Trans
          id="island.planFinder.away"
          message="We don’t sell the subscription there yet. The free browser works everywhere."
        />
      </p>
    );
  }
  const [monthly, yearly] = plansOf(market);
  if (monthly === undefined || yearly === undefined) return null;
  const plan = choice.period === 'monthly' ? monthly : yearly;
  return (
    <>
      <p className={styles.where}>{countryName(choice.country, locale)}</p>
      <p className={styles.price}>
        <strong>{formatPrice(plan.price, locale)}</strong> <PriceUnit period={plan.billingPeriod} />
      </p>
      <p className={styles.compare}>
        <OtherPeriod locale={locale} shown={plan} monthly={monthly} yearly={yearly} />
      </p>
      <p className={styles.renewal}>
        <Renewal plan={plan} locale={locale} />
      </p>
      <p className={styles.parts}>
        {plan.features.includes('Data Broker Protection') ? (
          <Trans id="island.planFinder.parts.all" message="All four services are included." />
        ) : (
          <Trans
            id="island.planFinder.parts.some"
            message="Personal information removal is only available in the US."
          />
        )}
      </p>
    </>
  );
}

function PeriodName({ period }: { readonly period: BillingPeriod }) {
  return period === 'monthly' ? (
    <Trans id="island.planFinder.monthly" message="Monthly" />
  ) : (
    <Trans id="island.planFinder.yearly" message="Yearly" />
  );
}

function PriceUnit({ period }: { readonly period: BillingPeriod }) {
  return period === 'monthly' ? (
    <Trans id="island.planFinder.aMonth" message="a month" />
  ) : (
    <Trans id="island.planFinder.aYear" message="a year" />
  );
}

/** Worded as on the plan page. */
function Renewal({ plan, locale }: { readonly plan: Plan; readonly locale: Locale }) {
  const price = formatPrice(plan.price, locale);
  return plan.billingPeriod === 'yearly' ? (
    <Trans
      id="island.planFinder.renews.yearly"
      message="Renews at {price} a year, tax included, until you cancel."
      values={{ price }}
    />
  ) : (
    <Trans
      id="island.planFinder.renews.monthly"
      message="Renews at {price} a month, tax included, until you cancel."
      values={{ price }}
    />
  );
}

interface OtherPeriodProps {
  readonly locale: Locale;
  readonly shown: Plan;
  readonly monthly: Plan;
  readonly yearly: Plan;
}

function OtherPeriod({ locale, shown, monthly, yearly }: OtherPeriodProps) {
  const { saving, perMonth } = compareYearly(yearly, monthly);
  if (saving === null) return null;
  if (shown === yearly) {
    return (
      <Trans
        id="island.planFinder.compare.month"
        message="{perMonth} a month. You save {saving} a year."
        values={{ perMonth: formatPrice(perMonth, locale), saving: formatPrice(saving, locale) }}
      />
    );
  }
  return (
    <Trans
      id="island.planFinder.compare.year"
      message="Or {price} a year, which saves you {saving}."
      values={{ price: formatPrice(yearly.price, locale), saving: formatPrice(saving, locale) }}
    />
  );
}

function choiceIn(form: HTMLFormElement, untouched: Choice): Choice {
  const data = new FormData(form);
  const period = billingPeriods.find((known) => known === data.get('period'));
  const country = data.get('country');
  return {
    country: typeof country === 'string' ? country : untouched.country,
    period: period ?? untouched.period,
  };
}

function countries(locale: Locale): readonly { readonly code: string; readonly name: string }[] {
  return Object.keys(eligibleRegions)
    .map((code) => ({ code, name: countryName(code, locale) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}
