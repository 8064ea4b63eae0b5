import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { eventAttributes } from '../../boot/event-attributes.ts';
import { usePage } from '../../hooks/use-page.ts';
import { carrying } from '../downloads/origin-attributes.ts';
import { BrowserFrame } from '../images/browser-frame.tsx';
import { Chat } from '../images/screens/chat.tsx';
import { Opening } from '../opening.tsx';
import { ButtonLink } from '../parts/button.tsx';
import buttons from '../parts/button-row.module.css';
import { Section } from '../parts/section.tsx';
import { chatQuestions } from './chat-questions.ts';
import { ChatTable } from './chat-table.tsx';
import { Conversation } from './conversation.tsx';
import { LargeClaim } from './large-claim.tsx';
import styles from './products.module.css';
import { QuestionRoute } from './question-route.tsx';

const chatHost = new URL(brand.links.chat).host;

/** Private AI chat: what it is, what it knows about its users, and what the subscription adds. */
export function ChatPage() {
  const { i18n } = useLingui();
  const { locale, name } = usePage();
  return (
    <>
      <Opening
        size="large"
        title={<Trans id="products.chat.title" message="Ask AI without saying who you are" />}
        lead={
          <Trans
            id="products.chat.lead"
            message="Private AI chat puts models from several companies in one place. They get your question without your IP address. Free, and without an account."
          />
        }
        actions={
          <>
            <ButtonLink
              kind="primary"
              href={brand.links.chat}
              {...eventAttributes('cta_click', { cta: 'chat-open' })}
            >
              <Trans id="products.chat.open" message="Open private AI chat" />
            </ButtonLink>
            <ButtonLink kind="secondary" href="#models">
              <Trans id="products.chat.toModels" message="Compare free and paid" />
            </ButtonLink>
          </>
        }
        image={
          <BrowserFrame
            address={chatHost}
            tab={i18n._({ id: 'products.chat.tab', message: 'Private AI chat' })}
            narrow={<Chat on="narrow" />}
          >
            <Chat on="desktop" />
          </BrowserFrame>
        }
      />
      <Section
        id="ask"
        tone="sky"
        title={<Trans id="products.chat.ask.title" message="First, ask it about itself" />}
        intro={
          <Trans
            id="products.chat.ask.intro"
            message="Five questions to put to any AI chat, and what ours answers."
          />
        }
        share="most"
        beside={<Conversation questions={chatQuestions} />}
      />
      <LargeClaim
        id="route"
        isAfterGround
        claim={<Trans id="products.chat.claim" message="We pass on your name only if you type it." />}
        image={<QuestionRoute />}
      >
        <p>
          <Trans
            id="products.chat.claim.text"
            message="We strip your IP address from every question. But the model reads every word you write: leave out names, addresses and account numbers that the answer doesn’t need."
          />
        </p>
        <p>
          <a href={pathIn(locale, '/duckai/privacy-terms')}>
            <Trans id="products.chat.terms" message="Privacy policy and terms of private AI chat" />
          </a>
        </p>
      </LargeClaim>
      <Section
        id="models"
        title={<Trans id="products.chat.models.title" message="Free every day, more with the subscription" />}
        intro={
          <Trans
            id="products.chat.models.intro"
            message="You pick the model before you ask, and can change it for the next question."
          />
        }
      >
        <ChatTable />
        <div className={`${buttons.row} ${styles.actions}`}>
          <ButtonLink
            kind="secondary"
            {...carrying(pathIn(locale, '/pro'), 'origin', name, 'models')}
            {...eventAttributes('cta_click', { cta: 'chat-plans' })}
          >
            <Trans id="products.plans" message="See plans and prices" />
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
