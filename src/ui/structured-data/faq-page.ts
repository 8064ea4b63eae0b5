import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ReactElement } from 'react';
import type { Thing } from './thing.ts';

/**
 * A question with its answer. Visitors (`QuestionList`) and search engines get the same list, so a page keeps it in a
 * file without styles, because a route's head must load none.
 */
export interface Question {
  readonly question: MessageDescriptor;
  readonly answer: MessageDescriptor;
  /** The elements for the tags in the answer, by name: `{ link: <a href="/pro" /> }` for `<link>the plans</link>`. */
  readonly components?: Readonly<Record<string, ReactElement>>;
}

interface FaqPage extends Thing {
  readonly '@type': 'FAQPage';
  readonly mainEntity: readonly {
    readonly '@type': 'Question';
    readonly name: string;
    readonly acceptedAnswer: { readonly '@type': 'Answer'; readonly text: string };
  }[];
}

/** A page's questions in its language, without their links. */
export function faqPage(i18n: I18n, questions: readonly Question[]): FaqPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: i18n._(question),
      acceptedAnswer: { '@type': 'Answer', text: i18n._(answer).replace(/<\/?\w+\/?>/g, '') },
    })),
  };
}
