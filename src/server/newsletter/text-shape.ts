import type { NoticeLanguage } from '../http/notice-page.tsx';
import type { Wishes } from './confirm-newsletter.ts';
import type { SignUpFailure } from './sign-up-for-newsletter.ts';

interface PageText {
  readonly heading: string;
  readonly says: readonly string[];
}

/** Every text of the newsletter's plain pages. */
export interface NewsletterTexts {
  readonly confirm: (wishes: Wishes) => PageText & { readonly button: string };
  readonly confirmed: (wishes: Wishes) => PageText;
  readonly over: PageText & { readonly link: string };
  readonly leave: PageText & { readonly button: string };
  readonly left: PageText;
  readonly unknownLink: PageText;
  readonly home: string;
  /** The newsletter's own page, where a sign-up leads to as well. */
  readonly start: PageText;
  readonly form: Pick<PageText, 'says'> & {
    readonly heading: Readonly<Record<SignUpFailure['code'], string>>;
    readonly email: string;
    readonly what: string;
    readonly news: string;
    readonly tips: string;
    readonly button: string;
    readonly problem: (failure: SignUpFailure) => string;
  };
}

/** A waiting time in words, rounded up. */
export function waiting(language: NoticeLanguage, seconds: number): string {
  const steps = [
    [120, 1, 'second'],
    [7_200, 60, 'minute'],
    [Number.POSITIVE_INFINITY, 3_600, 'hour'],
  ] as const;
  const [, length, unit] = steps.find(([upTo]) => seconds < upTo) ?? steps[2];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(seconds / length),
  );
}
