import { brand } from '../../../domain/brand.ts';

/** The questions of each form, in the page's language. */
export const feedbackWords = {
  'malicious-site': {
    why: { id: 'forms.report.why', message: 'What is wrong?' },
    reasons: {
      safe: { id: 'forms.report.safe', message: 'The website is safe' },
      own: { id: 'forms.report.own', message: 'It’s my own website' },
      cleaned: { id: 'forms.report.cleaned', message: 'It was hacked and has been cleaned up' },
      missed: { id: 'forms.report.missed', message: 'It’s dangerous, but there was no warning' },
      other: { id: 'forms.report.other', message: 'Something else' },
    },
    button: { id: 'forms.report.send', message: 'Send report' },
  },
  'windows-survey': {
    why: {
      id: 'forms.survey.why',
      message: 'What keeps you from using {name} on Windows?',
      values: { name: brand.name },
    },
    reasons: {
      'broken-sites': { id: 'forms.survey.sites', message: 'Some websites didn’t work' },
      slow: { id: 'forms.survey.slow', message: 'It was slow or crashed' },
      missing: { id: 'forms.survey.missing', message: 'A feature I need is missing' },
      import: { id: 'forms.survey.import', message: 'I couldn’t bring my bookmarks or passwords' },
      'other-browser': { id: 'forms.survey.browser', message: 'I prefer my other browser' },
      other: { id: 'forms.survey.other', message: 'Something else' },
    },
    button: { id: 'forms.survey.send', message: 'Send answer' },
  },
} as const;
