import { brand } from '../../../domain/brand.ts';
import { legalEntity } from '../../../domain/company/legal-entity.ts';
import type { LegalText } from './legal-text.ts';

const values = { name: brand.name };

/** The terms for site, search and apps. The subscription has a text of its own. */
export const termsText: LegalText = {
  title: { id: 'legal.terms.title', message: 'Terms of use' },
  lead: {
    id: 'legal.terms.lead',
    message:
      'What you can expect from {name} and what we expect from you. By using our website, search, AI chat, browser or extensions, you agree to these terms.',
    values,
  },
  short: [
    {
      id: 'legal.terms.short.free',
      message:
        'Search, browser and extensions are free, at home and at work. So is the AI chat, up to a daily limit.',
    },
    { id: 'legal.terms.short.harm', message: 'Do not use them to harm others or to disturb the service.' },
    {
      id: 'legal.terms.short.results',
      message: 'Search results lead to websites of others. We do not answer for what is on them.',
    },
    {
      id: 'legal.terms.short.law',
      message: 'Nothing here takes away rights that the law of your country gives you as a consumer.',
    },
  ],
  sections: [
    {
      id: 'agreement',
      title: { id: 'legal.terms.agreement', message: 'Who this agreement is between' },
      blocks: [
        {
          text: {
            id: 'legal.terms.agreement.text',
            message:
              'These terms are an agreement between you and {company} (“we”). They cover our website, private search, private AI chat, the {name} browser and our extensions. If you subscribe, the <0>subscription’s privacy policy and terms</0> apply as well; where the two differ, those of the subscription come first. How we treat data is described in the <1>privacy policy</1>.',
            values: { name: brand.name, company: legalEntity.name },
          },
          links: ['/pro/privacy-terms', '/privacy'],
        },
        {
          text: {
            id: 'legal.terms.agreement.chat',
            message:
              'Private AI chat has a <0>privacy policy and terms of its own</0>. They apply as well, and where they differ from this page, they come first.',
          },
          links: ['/duckai/privacy-terms'],
        },
        {
          id: 'legal.terms.agreement.age',
          message:
            'You must be old enough to agree to terms like these where you live, or have the agreement of a parent or guardian.',
        },
      ],
    },
    {
      id: 'use',
      title: { id: 'legal.terms.use', message: 'What you may do' },
      blocks: [
        {
          id: 'legal.terms.use.licence',
          message:
            'You may install our apps on as many of your devices as you like and use them, and our search, for private and business purposes. We give you this permission for free. It is not exclusive, and it ends if you break these terms.',
        },
        {
          id: 'legal.terms.use.open',
          message:
            'Some parts of our software are under open-source licenses. For those parts, the license applies instead of this section.',
        },
        {
          text: {
            id: 'legal.terms.use.rules',
            message:
              'What you may not do is listed in the <0>acceptable use policy</0>. It is part of these terms.',
          },
          links: ['/acceptable-use'],
        },
      ],
    },
    {
      id: 'others',
      title: { id: 'legal.terms.others', message: 'What comes from others' },
      blocks: [
        {
          id: 'legal.terms.others.results',
          message:
            'Search results, ads, maps and answers come from many sources and may be wrong, incomplete or out of date. Do not rely on them alone where health, money or the law is concerned. Websites you open have terms and privacy policies of their own.',
        },
        {
          text: {
            id: 'legal.terms.others.report',
            message:
              'If a result breaks the law or your rights, write to <0>{email}</0> with its address and the reason. A person looks at every report and answers it.',
            values: { email: brand.legalEmail },
          },
          links: [`mailto:${brand.legalEmail}`],
        },
      ],
    },
    {
      id: 'software',
      title: { id: 'legal.terms.software', message: 'Updates and changes to the service' },
      blocks: [
        {
          id: 'legal.terms.software.text',
          message:
            'Our apps may update themselves, because a browser without security updates is not safe. We may add, change or drop features of the free services. Preview versions are unfinished, so keep no important work in them.',
        },
      ],
    },
    {
      id: 'marks',
      title: { id: 'legal.terms.marks', message: 'Our name, our texts and your ideas' },
      blocks: [
        {
          id: 'legal.terms.marks.text',
          message:
            'The name {name}, our logo, our pictures and our texts belong to us. You may use them to write about us, but not to pass yourself off as us. If you send us ideas, we may use them without owing you anything; you may go on using them too.',
          values,
        },
      ],
    },
    {
      id: 'warranty',
      title: { id: 'legal.terms.warranty', message: 'What we do not promise' },
      blocks: [
        {
          id: 'legal.terms.warranty.text',
          message:
            'We provide the free services as they are. We work hard to keep them running and safe, but we cannot promise that they are always available, free of errors, or able to stop every tracker.',
        },
      ],
    },
    {
      id: 'liability',
      title: { id: 'legal.terms.liability', message: 'Liability' },
      blocks: [
        {
          id: 'legal.terms.liability.us',
          message:
            'If you live outside the EU and the UK: as far as the law allows, we are not liable for indirect or consequential damage, and our liability is limited to what you paid us in the twelve months before, or 100 US dollars if that is more.',
        },
        {
          id: 'legal.terms.liability.eu',
          message:
            'If you live in the EU or the UK: we are liable without limit for intent and gross negligence, for injury to life, body or health, and where product liability law says so. For slight negligence we are liable only if we break a duty that the agreement depends on, and only for damage that was typical and foreseeable.',
        },
      ],
    },
    {
      id: 'end',
      title: { id: 'legal.terms.end', message: 'How this agreement ends' },
      blocks: [
        {
          id: 'legal.terms.end.text',
          message:
            'You can stop at any time by no longer using our services; there is nothing to cancel unless you subscribe. We can shut out somebody who breaks these terms. If the breach is not serious, we give a warning first.',
        },
      ],
    },
    {
      id: 'law',
      title: { id: 'legal.terms.law', message: 'Law and disputes' },
      blocks: [
        {
          id: 'legal.terms.law.us',
          message:
            'The law of the State of Maine applies, and its courts decide. There is no forced arbitration and no waiver of class actions.',
        },
        {
          id: 'legal.terms.law.eu',
          message:
            'If you are a consumer in the EU or the UK, the mandatory consumer law of your country applies all the same, and you can sue us, and be sued, in the courts of the place where you live.',
        },
      ],
    },
    {
      id: 'new-versions',
      title: { id: 'legal.terms.change', message: 'When these terms change' },
      blocks: [
        {
          id: 'legal.terms.change.text',
          message:
            'We list every change under “Changes” on this page before it takes effect. If you do not agree, stop using the services. If a part of these terms is invalid, the rest stays in force.',
        },
      ],
    },
    {
      id: 'contact',
      title: { id: 'legal.terms.contact', message: 'Contact' },
      blocks: [
        {
          text: {
            id: 'legal.terms.contact.text',
            message:
              'Questions about these terms: <0>{email}</0>. Our full address is in the <1>legal notice</1>.',
            values: { email: brand.legalEmail },
          },
          links: [`mailto:${brand.legalEmail}`, '/legal-notice'],
        },
      ],
    },
  ],
};
