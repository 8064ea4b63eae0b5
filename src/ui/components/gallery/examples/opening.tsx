import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Disclosure } from '../../parts/disclosure.tsx';
import { QuestionList } from '../../parts/question-list.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import type { Example } from '../example.ts';

/** Messages in the form that a compiled catalog has. */
const words = setupI18n({
  locale: 'en',
  messages: {
    en: {
      free: ['Is it free?'],
      freeAnswer: ['Yes, both the browser and the search.'],
      cost: ['What does the subscription cost?'],
      costAnswer: ['See <plans>plans and prices</plans>.'],
    },
  },
});

/** Disclosures, tabs and questions: they open or switch without a script. */
export const opening: readonly Example[] = [
  {
    part: 'Disclosure',
    files: ['disclosure'],
    about: 'A question with its answer, or details that most can do without. Found by search in page.',
    states: [
      {
        name: 'A list',
        says: 'With the same name, only one is open at a time.',
        show: (
          <div>
            <Disclosure name="example" summary="Is it free?" open>
              <p>Yes. Browser and search are free.</p>
            </Disclosure>
            <Disclosure name="example" summary="Do I need an account?">
              <p>No.</p>
            </Disclosure>
            <Disclosure
              name="example"
              summary="What happens when I cancel, and until when can I use what I have paid for?"
            >
              <p>It runs until the end of the period you paid for.</p>
            </Disclosure>
          </div>
        ),
      },
    ],
  },
  {
    part: 'QuestionList',
    files: ['question-list'],
    about:
      'Questions and answers of a page, from a list that `faqPage` in the head of its route gets as well, so that search engines are told what visitors read.',
    states: [
      {
        name: 'A list with a link',
        says: 'Tags in an answer get their elements by name; search engines are told the words.',
        show: (
          <I18nProvider i18n={words}>
            <div>
              <QuestionList
                questions={[
                  { question: { id: 'free' }, answer: { id: 'freeAnswer' } },
                  {
                    question: { id: 'cost' },
                    answer: { id: 'costAnswer' },
                    components: { plans: <a href="/pro">plans and prices</a> },
                  },
                ]}
              />
            </div>
          </I18nProvider>
        ),
      },
    ],
  },
  {
    part: 'Tabs',
    files: ['tabs'],
    about:
      'Two to six views of the same thing, of which one is needed, such as instructions by system. What everybody should read does not go into tabs.',
    states: [
      {
        name: 'Three views',
        says: 'Chosen by finger, mouse or arrow keys, before and without a script.',
        show: (
          <Tabs
            id="example-system"
            label="Your system"
            tabs={[
              { id: 'mac', name: 'Mac', content: <p>Open the file and drag Mallard into Applications.</p> },
              { id: 'windows', name: 'Windows', content: <p>Open the file and follow the installer.</p> },
              { id: 'phone', name: 'iPhone and Android', content: <p>Install the app from your store.</p> },
            ]}
          />
        ),
      },
    ],
  },
];
