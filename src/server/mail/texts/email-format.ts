import { pathIn } from '../../../domain/locale/locale.ts';
import { type EmailFormat, emailPages } from './email-content.ts';
import { type MailLanguage, mailFormats } from './languages.ts';

/**
 * Formats amounts, dates and links in an email's language, following the reader's region if the locale names one:
 * `en-GB` gives `21 November 2026`. `publicUrl` has no trailing slash.
 */
export function emailFormatFor(language: MailLanguage, locale: string, publicUrl: string): EmailFormat {
  const formats = formatsFor(language, locale);
  return {
    money: (amount, currency) =>
      new Intl.NumberFormat(formats, {
        style: 'currency',
        currency,
        trailingZeroDisplay: 'stripIfInteger',
      }).format(Number(amount)),
    day: (at) => new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: 'UTC' }).format(at),
    moment: (at) =>
      new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(at),
    page: (name) => publicUrl + pathIn(language, emailPages[name]),
  };
}

function formatsFor(language: MailLanguage, locale: string): string {
  const [, found, region] = /^([a-z]{2})[-_]([a-z]{2})$/i.exec(locale) ?? [];
  const fits = found?.toLowerCase() === language && region !== undefined;
  return fits ? `${language}-${region.toUpperCase()}` : mailFormats(language);
}
