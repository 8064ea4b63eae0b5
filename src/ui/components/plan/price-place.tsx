import { Trans, useLingui } from '@lingui/react';
import { eligibleRegions, marketsOnSale } from '../../../domain/subscription/eligibility.ts';
import type { Market } from '../../../domain/subscription/plan.ts';
import { countryName } from '../../format/dates.ts';
import { formatPrice } from '../../format/money.ts';
import { EachMarket } from './each-market.tsx';
import type { PlansOf } from './plans-shown.ts';
import styles from './price-place.module.css';

/**
 * Which country's prices are shown, and those of all other markets, for visitors without a script or whose country is
 * unknown.
 */
export function PricePlace({ plansOf }: { readonly plansOf: PlansOf }) {
  return (
    <div className={styles.place}>
      <p className={styles.unknown}>
        <Trans id="pro.place.unknown" message="We couldn’t find out which country you are in." />
      </p>
      <p className={styles.elsewhere}>
        <Trans id="pro.place.elsewhere" message="You now see the prices of the country you are in." />
      </p>
      <details>
        <summary className={styles.summary}>
          <EachMarket>{(market) => <PricesFor market={market} />}</EachMarket>
        </summary>
        <PriceTable plansOf={plansOf} />
      </details>
    </div>
  );
}

function PricesFor({ market }: { readonly market: Market }) {
  const { i18n } = useLingui();
  const country = onlyCountryOf(market);
  if (country === null) return <Trans id="pro.place.euro" message="Prices: euro area" />;
  return (
    <Trans
      id="pro.place.country"
      message="Prices: {country}"
      values={{ country: countryName(country, i18n.locale) }}
    />
  );
}

function PriceTable({ plansOf }: { readonly plansOf: PlansOf }) {
  const { i18n } = useLingui();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <Trans id="pro.place.all" message="Prices in every country where we sell it, tax included" />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="pro.place.where" message="Country" />
          </th>
          <th scope="col">
            <Trans id="pro.place.aMonth" message="A month" />
          </th>
          <th scope="col">
            <Trans id="pro.place.aYear" message="A year" />
          </th>
        </tr>
      </thead>
      <tbody>
        {marketsOnSale().map((market) => {
          const { monthly, yearly } = plansOf(market);
          return (
            <tr key={market}>
              <th scope="row">{countriesOf(market, i18n.locale)}</th>
              <td>{formatPrice(monthly.price, i18n.locale)}</td>
              <td>{formatPrice(yearly.price, i18n.locale)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function codesOf(market: Market): readonly string[] {
  return Object.entries(eligibleRegions).flatMap(([code, name]) => (name === market ? [code] : []));
}

function onlyCountryOf(market: Market): string | null {
  const [first, ...others] = codesOf(market);
  return first === undefined || others.length > 0 ? null : first;
}

function countriesOf(market: Market, locale: string): string {
  const names = codesOf(market).map((code) => countryName(code, locale));
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(
    names.toSorted((one, other) => one.localeCompare(other, locale)),
  );
}
