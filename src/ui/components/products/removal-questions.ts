import { brand } from '../../../domain/brand.ts';
import { services } from '../../../domain/subscription/services.ts';
import type { Question } from '../../structured-data/faq-page.ts';

const { sites, fastestHours, slowestWeeks, confirmationHours } = services.removal;

/** What people ask before they have their data removed. */
export const removalQuestions: readonly Question[] = [
  {
    question: { id: 'products.removal.ask.long', message: 'How long does a removal take?' },
    answer: {
      id: 'products.removal.ask.long.answer',
      message:
        'The quickest sites take {hours} hours, the slowest up to {weeks} weeks. The browser shows where each request stands.',
      values: { hours: fastestHours, weeks: slowestWeeks },
    },
  },
  {
    question: { id: 'products.removal.ask.mail', message: 'What if a site asks for confirmation by e-mail?' },
    answer: {
      id: 'products.removal.ask.mail.answer',
      message:
        'Then the browser enters an address of ours, never yours. The site’s e-mail may name you: we confirm the removal and delete the e-mail within {hours} hours.',
      values: { hours: confirmationHours },
    },
  },
  {
    question: { id: 'products.removal.ask.family', message: 'Can I have my family’s data removed too?' },
    answer: {
      id: 'products.removal.ask.family.answer',
      message: 'No. Each subscription covers the data of one person.',
    },
  },
  {
    question: { id: 'products.removal.ask.search', message: 'Will I disappear from search results?' },
    answer: {
      id: 'products.removal.ask.search.answer',
      message:
        'No. Only the pages that the {sites} sites have about you will. Newspapers, public records and your own profiles stay where they are.',
      values: { sites },
    },
  },
  {
    question: { id: 'products.removal.ask.country', message: 'Why only in the US?' },
    answer: {
      id: 'products.removal.ask.country.answer',
      message:
        'Because the {sites} sites sell data about people in the US. {name} Pro without this part is available in other countries as well.',
      values: { sites, name: brand.name },
    },
  },
];
