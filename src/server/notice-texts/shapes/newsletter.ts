/** Which of the newsletter's mails somebody wants. */
export interface Wishes {
  readonly news: boolean;
  readonly tips: boolean;
}

/** Why somebody was not signed up. */
export type SignUpFailure =
  | { readonly code: 'invalid_email_address' }
  | { readonly code: 'nothing_chosen' }
  | { readonly code: 'too_many_requests'; readonly retryAfterSeconds: number };

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
