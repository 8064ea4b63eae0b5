import type { MessageDescriptor } from '@lingui/core';

/** A stage on the way from an application to an offer. */
export interface HiringStage {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  /** How much of the applicant's time it takes. */
  readonly effort: MessageDescriptor;
  readonly isPaid: boolean;
  /** The first and last week in which it usually happens, counted from 1. */
  readonly weeks: readonly [first: number, last: number];
}

/** The weeks of the whole process: two months. */
export const hiringWeeks = 8;

export const hiringStages: readonly HiringStage[] = [
  {
    id: 'review',
    title: { id: 'company.hire.review', message: 'We read your application' },
    text: {
      id: 'company.hire.review.text',
      message:
        'A person reads it, not a program. You hear from us within a week, even if the answer is no. A résumé and three sentences on why you want this role are enough.',
    },
    effort: { id: 'company.hire.review.effort', message: 'Nothing for you to do' },
    isPaid: false,
    weeks: [1, 1],
  },
  {
    id: 'chat',
    title: { id: 'company.hire.chat', message: 'A short call' },
    text: {
      id: 'company.hire.chat.text',
      message:
        'Somebody from our talent team calls to talk about what you are looking for, what the role is and what it pays. Ask whatever you want to know.',
    },
    effort: { id: 'company.hire.chat.effort', message: '30 minutes, by video or phone' },
    isPaid: false,
    weeks: [2, 2],
  },
  {
    id: 'first',
    title: { id: 'company.hire.first', message: 'First test project' },
    text: {
      id: 'company.hire.first.text',
      message:
        'A small task from the role, done when it suits you. You send us your work and what you would do with more time.',
    },
    effort: { id: 'company.hire.first.effort', message: 'Up to 6 hours, within ten days' },
    isPaid: true,
    weeks: [2, 3],
  },
  {
    id: 'peers',
    title: { id: 'company.hire.peers', message: 'Interview with future colleagues' },
    text: {
      id: 'company.hire.peers.text',
      message:
        'Two people you would work with go through your project with you. Then it is your turn to ask: they tell you what their week is like.',
    },
    effort: { id: 'company.hire.peers.effort', message: '60 minutes, by video' },
    isPaid: false,
    weeks: [4, 4],
  },
  {
    id: 'second',
    title: { id: 'company.hire.second', message: 'Second test project' },
    text: {
      id: 'company.hire.second.text',
      message:
        'A larger task, close to a real one of ours. You get a contact on the team for questions, as you would at work, and written feedback at the end.',
    },
    effort: { id: 'company.hire.second.effort', message: 'Up to 20 hours, within three weeks' },
    isPaid: true,
    weeks: [5, 7],
  },
  {
    id: 'final',
    title: { id: 'company.hire.final', message: 'Final interviews' },
    text: {
      id: 'company.hire.final.text',
      message:
        'You meet the person who leads the work and one of the six people responsible for the company. Within three business days you get an offer, or our reasons.',
    },
    effort: { id: 'company.hire.final.effort', message: 'Two interviews of 45 minutes' },
    isPaid: false,
    weeks: [8, 8],
  },
];
