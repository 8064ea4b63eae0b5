import { brand } from '../../../domain/brand.ts';
import { withdrawalDays } from '../../../domain/subscription/charges.ts';
import type { LegalText } from './legal-text.ts';
import { ModelForm } from './model-form.tsx';

const values = { days: withdrawalDays };
const { company } = brand;

/** The right of withdrawal of consumers in the EU and the UK. Directive 2011/83/EU, articles 9 to 16, and its annex I. */
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
      id: 'legal.withdrawal.short.how',
      message: 'One e-mail or letter is enough. You can use the form below, but need not.',
    },
    {
      id: 'legal.withdrawal.short.refund',
      message: 'We pay back everything within {days} days, to the same card, at no cost to you.',
      values,
    },
    {
      text: {
        id: 'legal.withdrawal.short.cancel',
        message:
          'If you only want to stop renewing, you do not need to withdraw: <0>cancel online</0> at any time.',
      },
      links: ['/pro/login'],
    },
  ],
  sections: [
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
              'To use this right, tell us your decision in a clear statement: {company}, {street}, {city}, USA, e-mail <0>{email}</0>, phone <1>{phone}</1>. To meet the deadline it is enough to send your message before the period has ended.',
            values: {
              company: company.name,
              street: company.street,
              city: company.city,
              email: brand.legalEmail,
              phone: company.phone,
            },
          },
          links: [`mailto:${brand.legalEmail}`, `tel:${company.phone.replaceAll(' ', '')}`],
        },
      ],
    },
    {
      id: 'form',
      title: { id: 'legal.withdrawal.form', message: 'Withdraw from your contract' },
      blocks: [
        {
          id: 'legal.withdrawal.form.how',
          message:
            'The button opens an e-mail in which this form already stands. You can also copy it, or print it and send it by post. We confirm without delay, by e-mail, that we received it and when.',
        },
        { element: <ModelForm /> },
      ],
    },
    {
      id: 'effects',
      title: { id: 'legal.withdrawal.effects', message: 'What happens then' },
      blocks: [
        {
          id: 'legal.withdrawal.effects.refund',
          message:
            'We pay back every payment we received from you for this contract without undue delay, at the latest {days} days after your message reached us. We use the means of payment you used. You pay nothing for the days on which you used the subscription.',
          values,
        },
        {
          id: 'legal.withdrawal.effects.end',
          message:
            'The subscription and its features end on the day we receive your message. Search and browser stay free to use. You can subscribe again later; the free trial, once used, stays used.',
        },
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
