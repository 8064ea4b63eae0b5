import { useLingui } from '@lingui/react';
import { defaultRegion, regionCodes } from '../../../domain/search/regions.ts';
import { regionName } from './region-name.ts';

/**
 * The options of the list of regions, in the page's language. Names come from the ICU data of whatever renders this.
 * The browser's may differ slightly from the build's, in which case the page keeps the build's.
 */
export function RegionOptions() {
  const { i18n } = useLingui();
  const named = regionCodes
    .map((code) => ({ code, name: regionName(code, i18n) }))
    .toSorted((one, other) =>
      one.code === defaultRegion
        ? -1
        : other.code === defaultRegion
          ? 1
          : one.name.localeCompare(other.name, i18n.locale),
    );
  return named.map(({ code, name }) => (
    <option key={code} value={code} suppressHydrationWarning>
      {name}
    </option>
  ));
}
