import type { NewsletterWishes, SignUpProblem } from '../../../domain/content/newsletter.ts';
import type { TooManyRequests } from '../../../domain/failure.ts';

type Problem = SignUpProblem | TooManyRequests;

interface PageText {
  readonly heading: string;
  readonly says: readonly string[];
}

/** The texts of the newsletter's plain pages. */
export interface NewsletterTexts {
  readonly confirm: (wishes: NewsletterWishes) => PageText & { readonly button: string };
  readonly confirmed: (wishes: NewsletterWishes) => PageText;
  readonly over: PageText & { readonly link: string };
  /** For unsubscribing, and for declining further confirmation requests. */
  readonly leave: Readonly<Record<'newsletter' | 'question', PageText & { readonly button: string }>>;
  readonly left: Readonly<Record<'newsletter' | 'question', PageText>>;
  readonly unknownLink: PageText;
  readonly home: string;
  /** The newsletter's own page, which a sign-up also leads to. */
  readonly start: PageText;
  readonly form: Pick<PageText, 'says'> & {
    readonly heading: Readonly<Record<Problem['code'], string>>;
    readonly email: string;
    readonly what: string;
    readonly news: string;
    readonly tips: string;
    readonly button: string;
    readonly problem: (failure: Problem) => string;
  };
}
