import { Trans, useLingui } from '@lingui/react';
import { createElement } from 'react';
import type { Question } from '../../structured-data/faq-page.ts';
import { Disclosure } from './disclosure.tsx';

interface QuestionListProps {
  /** The same list that the route's head gives to `faqPage`. */
  readonly questions: readonly Question[];
  /** Of those with the same name only one is open at a time. */
  readonly name?: string;
}

/** Questions with their answers, each a paragraph. */
export function QuestionList({ questions, name }: QuestionListProps) {
  const { i18n } = useLingui();
  return questions.map(({ question, answer, components = {} }) => (
    <Disclosure key={question.id} {...(name === undefined ? {} : { name })} summary={i18n._(question)}>
      {/* Not as an element: the texts' English stands where the list is, and is looked for beside each <Trans>. */}
      <p>{createElement(Trans, { ...answer, components })}</p>
    </Disclosure>
  ));
}
