import type { I18n } from '@lingui/core';

/** Formats whole US dollars for a locale. */
export function formatUsd(i18n: I18n, usd: number): string {
  return i18n.number(usd, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
}
