import { brand } from '../../../domain/brand.ts';
import { longestQuestion } from '../../../domain/support/question.ts';
import { waiting } from '../../http/waiting.ts';
import type { SupportTexts } from '../shapes/support.ts';

const most = longestQuestion.toLocaleString('en');

/** The form's plain page in English. */
export const support: SupportTexts = {
  heading: 'Please check what you entered',
  headingOften: 'Please wait a moment',
  says: ['Your question has not been sent yet, and what you entered is still here.'],
  topic: 'Topic',
  choose: 'Choose a topic',
  topics: {
    vpn: 'VPN',
    'personal-information-removal': 'Personal information removal',
    'identity-theft-restoration': 'Identity theft restoration',
    'ai-chat': 'Private AI chat',
    billing: 'Payment and canceling',
    account: 'Signing in',
    other: 'Something else',
  },
  email: 'Your e-mail address',
  emailHint: 'If your subscription has an e-mail address, use that one.',
  question: 'Your question',
  consent: `${brand.name}’s support team may read my question and use it to answer me`,
  consentHint: ['Our ', 'privacy policy', ' says how long we keep it.'],
  button: 'Send question',
  problem: (failure) => {
    switch (failure.code) {
      case 'no_topic':
        return 'Choose a topic.';
      case 'invalid_email_address':
        return 'This is not an e-mail address. It should look like name@example.com.';
      case 'no_question':
        return 'Write your question.';
      case 'question_too_long':
        return `This is too long. ${most} characters is the most we can take.`;
      case 'no_consent':
        return 'Check this box. We can’t answer a question that we may not read.';
      case 'too_many_requests':
        return `This form was sent several times just now. You can send it again in ${waiting('en', failure.retryAfterSeconds)}, or write to ${brand.supportEmail}.`;
    }
  },
};
