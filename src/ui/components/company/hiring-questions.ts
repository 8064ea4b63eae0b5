import { brand } from '../../../domain/brand.ts';
import { keptDays } from '../../../domain/records/kept-days.ts';
import type { Question } from '../../structured-data/faq-page.ts';

/** What applicants ask, for the page and for its structured data. */
export const hiringQuestions: readonly Question[] = [
  {
    question: { id: 'company.hire.questions.why', message: 'Why do you ask for test projects?' },
    answer: {
      id: 'company.hire.questions.why.answer',
      message:
        'Because interviews show how well somebody interviews. A task from the role shows you what the work is like, and us how you go about it.',
    },
  },
  {
    question: { id: 'company.hire.questions.pay', message: 'How are test projects paid?' },
    answer: {
      id: 'company.hire.questions.pay.answer',
      message:
        'Each has a fixed fee, which you are told before you begin. We transfer it within two weeks of receiving your work, whatever we think of it.',
    },
  },
  {
    question: { id: 'company.hire.questions.use', message: 'Do you use what I make?' },
    answer: {
      id: 'company.hire.questions.use.answer',
      message:
        'No. Test projects are made up or already solved. What you make stays yours, and you may show it to others.',
    },
  },
  {
    question: { id: 'company.hire.questions.job', message: 'Can I do this alongside a full-time job?' },
    answer: {
      id: 'company.hire.questions.job.answer',
      message:
        'Yes, most people do. You choose when you start each project, and evenings or a weekend are enough for the first. If you need longer, say so: it does not count against you.',
    },
  },
  {
    question: { id: 'company.hire.questions.ai', message: 'May I use AI tools?' },
    answer: {
      id: 'company.hire.questions.ai.answer',
      message:
        'Yes, as you would at work. Tell us which and what for, and be ready to explain every part of the result.',
    },
  },
  {
    question: { id: 'company.hire.questions.data', message: 'What happens to my application?' },
    answer: {
      id: 'company.hire.questions.data.answer',
      message:
        'On our team, only the people who decide about the role see it. Our e-mail delivery service handles it in transit. We delete it {days} days after the decision, or sooner if you write to {email}.',
      values: { email: brand.careersEmail, days: keptDays.applications },
    },
  },
];
