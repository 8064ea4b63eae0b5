import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ReactElement } from 'react';
import type { Thing } from './thing.ts';

/**
 * A question and its answer. From one list come what visitors read (`QuestionList`) and what search engines are told, so a
 * page keeps it in a file of its own, without styles: a route's head must ask for none.
 */
export interface Question {
  readonly question: MessageDescriptor;
  readonly answer: MessageDescriptor;
  /** What stands for the tags in the answer, by their names: `{ link: <a href="/pro" /> }` for `<link>the plans</link>`. */
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

/** The questions of a page, in its language and without its links. */
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
