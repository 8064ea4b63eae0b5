import { brand } from '../../../domain/brand.ts';
import { legalEntity } from '../../../domain/company/legal-entity.ts';
import { townLine } from '../../../domain/company/town-line.ts';
import { withdrawalDays } from '../../../domain/subscription/charges.ts';
import type { LegalText } from './legal-text.ts';
import { ModelForm } from './model-form.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';

const values = { days: withdrawalDays };

/**
 * The right of withdrawal of consumers in the EU and the UK. Directive 2011/83/EU, articles 9 to 16 with 11a, and its
 * annex I.
 */
export const withdrawalText: LegalText = {
  title: { id: 'legal.withdrawal.title', message: 'Right of withdrawal' },
  lead: {
    id: 'legal.withdrawal.lead',
    message:
      'If you are a consumer in the EU or the UK, you can withdraw from the subscription within {days} days, without giving a reason, and get your money back.',
    values,
  },
  short: [
    {
      id: 'legal.withdrawal.short.time',
      message:
        'You have {days} days from the day you subscribed, and {days} more from the first payment if your subscription began with a free trial.',
      values,
    },
    {
      text: {
        id: 'legal.withdrawal.short.online',
        message:
          'The quickest way is <0>the form on this page</0>. An e-mail or a letter counts just as much.',
      },
      links: ['#withdraw'],
    },
    {
      id: 'legal.withdrawal.short.refund',
      message:
        'We pay back every payment for this contract within {days} days, by the means of payment you used, at no cost to you.',
      values,
    },
    {
      text: {
        id: 'legal.withdrawal.short.cancel',
        message:
          'If you only want the subscription to stop renewing, you do not need to withdraw: <0>cancel online</0> at any time.',
      },
      links: ['/pro/login'],
    },
  ],
  sections: [
    {
      id: 'withdraw',
      title: { id: 'legal.withdrawal.withdraw', message: 'Withdraw from contract here' },
      blocks: [
        {
          id: 'legal.withdrawal.withdraw.how',
          message:
            'We show you your statement once more, and you confirm it. The receipt with its content, the date and the time is on your screen at once, and we send it to you by e-mail, up to five times a day to one address.',
        },
        { element: <WithdrawalForm /> },
      ],
    },
    {
      id: 'right',
      title: { id: 'legal.withdrawal.right', message: 'Your right' },
      blocks: [
        {
          id: 'legal.withdrawal.right.text',
          message:
            'You have the right to withdraw from this contract within {days} days without giving any reason. The period ends {days} days after the day the contract was concluded. If your subscription began with a free trial, we also accept a withdrawal until {days} days after the first payment.',
          values,
        },
        {
          text: {
            id: 'legal.withdrawal.right.how',
            message:
              'To use this right, <0>withdraw on this page</0> or tell us your decision in another clear statement: {company}, {street}, {city}, USA, e-mail <1>{email}</1>, phone <2>{phone}</2>. To meet the deadline, it is enough to send your message before the period has ended.',
            values: {
              company: legalEntity.name,
              street: legalEntity.street,
              city: townLine(),
              email: brand.legalEmail,
              phone: legalEntity.phone,
            },
          },
          links: ['#withdraw', `mailto:${brand.legalEmail}`, `tel:${legalEntity.phone.replaceAll(' ', '')}`],
        },
      ],
    },
    {
      id: 'effects',
      title: { id: 'legal.withdrawal.effects', message: 'What happens then' },
      blocks: [
        {
          id: 'legal.withdrawal.effects.refund',
          message:
            'We pay back every payment we received from you for this contract without undue delay and no later than {days} days after your message reached us. We use the means of payment you used. You pay nothing for the days on which you used the subscription.',
          values,
        },
        {
          id: 'legal.withdrawal.effects.end',
          message:
            'The contract ends when we receive your withdrawal. A member of our team then ends the subscription in our systems, and its features stop working. Search and browser stay free to use. You can subscribe again later; the free trial, once used, stays used.',
        },
      ],
    },
    {
      id: 'form',
      title: { id: 'legal.withdrawal.form', message: 'By e-mail or by mail' },
      blocks: [
        {
          id: 'legal.withdrawal.form.how',
          message:
            'You can also use this form, but you do not have to. The link opens an e-mail that contains it. A member of our team confirms by e-mail that it reached us, and when, no later than the next business day.',
        },
        { element: <ModelForm /> },
      ],
    },
    {
      id: 'store',
      title: { id: 'legal.withdrawal.store', message: 'If you subscribed in an app store' },
      blocks: [
        {
          id: 'legal.withdrawal.store.text',
          message:
            'Then Apple, Google or Microsoft took the payment, and only they can pay it back. Ask for the refund in your account with the store.',
        },
      ],
    },
  ],
};
