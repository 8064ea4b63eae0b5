import { brand } from '../../../domain/brand.ts';
import { longestComment } from '../../../domain/feedback/feedback.ts';
import { waiting } from '../../http/waiting.ts';
import type { FeedbackTexts } from '../shapes/feedback.ts';

const most = longestComment.toLocaleString('en');

/** The forms' plain page in English. */
export const feedback: FeedbackTexts = {
  heading: 'Please check what you entered',
  headingOften: 'Please wait a moment',
  says: ['Nothing has been sent yet, and what you entered is still here.'],
  site: 'Address of the website',
  siteHint: 'We leave out everything after ? or #, where addresses may contain personal data.',
  comment: 'Comment',
  commentHint: `Optional, up to ${most} characters. Please leave out names, passwords and other personal details.`,
  why: {
    'malicious-site': 'What is wrong?',
    'windows-survey': `What keeps you from using ${brand.name} on Windows?`,
  },
  reasons: {
    'malicious-site': {
      safe: 'The website is safe',
      own: 'It’s my own website',
      cleaned: 'It was hacked and has been cleaned up',
      missed: 'It’s dangerous, but there was no warning',
      other: 'Something else',
    },
    'windows-survey': {
      'broken-sites': 'Some websites didn’t work',
      slow: 'It was slow or crashed',
      missing: 'A feature I need is missing',
      import: 'I couldn’t bring my bookmarks or passwords',
      'other-browser': 'I prefer my other browser',
      other: 'Something else',
    },
  },
  button: { 'malicious-site': 'Send report', 'windows-survey': 'Send answer' },
  problem: (failure) => {
    switch (failure.code) {
      case 'no_address':
        return 'Enter the address of the website.';
      case 'invalid_address':
        return 'This is not the address of a website. It should look like example.com/page.';
      case 'no_reason':
        return 'Choose one of the answers.';
      case 'no_comment':
        return 'Tell us in a few words what it is.';
      case 'comment_too_long':
        return `This is too long. ${most} characters is the most we can take.`;
      case 'too_many_requests':
        return `Several forms came from your network just now. You can send this one in ${waiting('en', failure.retryAfterSeconds)}.`;
    }
  },
};
