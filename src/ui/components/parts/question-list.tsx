import { Trans, useLingui } from '@lingui/react';
import { createElement } from 'react';
import type { Question } from '../../structured-data/faq-page.ts';
import { Disclosure } from './disclosure.tsx';

interface QuestionListProps {
  /** The same list that the route's head passes to `faqPage`. */
  readonly questions: readonly Question[];
  /** Of all questions with the same name, only one is open at a time. */
  readonly name?: string;
}

/** The last part of a question's id is its anchor: `/pro#cancel` for `pro.questions.cancel`. */
function anchorOf(id: string): string | undefined {
  return id.split('.').at(-1);
}

/** Questions with their answers, one paragraph each. */
export function QuestionList({ questions, name }: QuestionListProps) {
  const { i18n } = useLingui();
  return questions.map(({ question, answer, components = {} }) => (
    <Disclosure
      key={question.id}
      anchor={anchorOf(question.id)}
      {...(name === undefined ? {} : { name })}
      summary={i18n._(question)}
    >
      {/* Not as JSX: the tool that collects texts expects an English message in each <Trans>, and these are where the list is defined. */}
      <p>{createElement(Trans, { ...answer, components })}</p>
    </Disclosure>
  ));
}
