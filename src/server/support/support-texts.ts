import type { SupportTopicName } from '../../domain/support/question.ts';
import type { NoticeLanguage } from '../http/notice-page.tsx';
import type { QuestionFailure } from './ask-support.ts';
import { english } from './english.ts';
import { german } from './german.ts';

/** Every text of the page on which the form is shown again, and the topics as the email names them. */
export interface SupportTexts {
  readonly heading: string;
  readonly headingOften: string;
  readonly says: readonly string[];
  readonly topic: string;
  /** Stands in the list of topics until one is chosen. */
  readonly choose: string;
  readonly topics: Readonly<Record<SupportTopicName, string>>;
  readonly email: string;
  readonly question: string;
  readonly consent: string;
  readonly button: string;
  readonly problem: (failure: QuestionFailure) => string;
}

/** What the plain page says. */
export const supportTexts: Readonly<Record<NoticeLanguage, SupportTexts>> = { en: english, de: german };
