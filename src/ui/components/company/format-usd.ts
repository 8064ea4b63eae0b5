import type { I18n } from '@lingui/core';

/** Whole US dollars as a reader of a locale writes them. */
export function formatUsd(i18n: I18n, usd: number): string {
  return i18n.number(usd, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
}
