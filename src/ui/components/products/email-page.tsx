import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { DownloadButton } from '../downloads/download-button.tsx';
import { ExtensionLinks } from '../downloads/extension-links.tsx';
import { PhoneFrame } from '../images/phone-frame.tsx';
import { PrivateEmail } from '../images/screens/private-email.tsx';
import { Opening } from '../opening.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import numbers from '../parts/numbers.module.css';
import { QuestionList } from '../parts/question-list.tsx';
import { Section } from '../parts/section.tsx';
import { Steps } from '../parts/steps.tsx';
import { AddressList } from './address-list.tsx';
import styles from './email-page.module.css';
import { EmailPlate } from './email-plate.tsx';
import { emailQuestions } from './email-questions.ts';

const host = new URL(brand.site).host;

/** E-mail protection: a free address that removes trackers, a private one for each place, and how to get them. */
export function EmailPage() {
  return (
    <>
      <Opening
        size="large"
        title={<Trans id="products.email.title" message="One inbox, as many addresses as you like" />}
        lead={
          <Trans
            id="products.email.lead"
            message="Give each store its own address ending in {host}. We take the trackers out of what comes in and forward it to your inbox. Free, in the {name} browser and the extension."
            values={{ host: `@${host}`, name: brand.name }}
          />
        }
        actions={<DownloadButton place="hero" />}
        image={
          <PhoneFrame address="shop.example" className={styles.phone}>
            <PrivateEmail on="phone" />
          </PhoneFrame>
        }
      />
      <Section
        id="trackers"
        tone="sunken"
        title={<Trans id="products.email.trackers.title" message="What an e-mail tells its sender" />}
        intro={
          <Trans
            id="products.email.trackers.intro"
            message="You open it, and somebody learns when, where and on which device. Three things to look for:"
          />
        }
        besideAt="start"
        beside={<EmailPlate />}
      >
        <ol className={`${numbers.list} ${styles.marks}`} role="list">
          <li>
            <strong>
              <Trans id="products.email.trackers.picture" message="Pictures with a number." />
            </strong>{' '}
            <Trans
              id="products.email.trackers.picture.text"
              message="Each reader gets a picture address of their own, so loading the picture shows who opened the e-mail. We take out the number, or the whole picture."
            />
          </li>
          <li>
            <strong>
              <Trans id="products.email.trackers.link" message="Links with a tail." />
            </strong>{' '}
            <Trans
              id="products.email.trackers.link.text"
              message="What follows the question mark says who clicked. We cut off the part that has no other purpose."
            />
          </li>
          <li>
            <strong>
              <Trans id="products.email.trackers.pixel" message="An invisible pixel." />
            </strong>{' '}
            <Trans
              id="products.email.trackers.pixel.text"
              message="A single transparent dot that reports back when you open the e-mail. We remove it."
            />
          </li>
        </ol>
      </Section>
      <Section
        id="addresses"
        title={<Trans id="products.email.addresses.title" message="A new address for every store" />}
        intro={
          <Trans
            id="products.email.addresses.intro"
            message="Click an e-mail field and the browser makes up a private address. There is no limit. When one gets spam, switch it off, and the others go on working."
          />
        }
        beside={<AddressList />}
      />
      <Section
        id="start"
        tone="sky"
        title={<Trans id="products.email.start.title" message="Set up in three steps" />}
      >
        <Steps
          steps={[
            {
              id: 'open',
              title: <Trans id="products.email.start.open" message="Open Settings" />,
              text: (
                <Trans
                  id="products.email.start.open.text"
                  message="In the {name} browser or the extension, choose E-mail protection."
                  values={{ name: brand.name }}
                />
              ),
            },
            {
              id: 'choose',
              title: <Trans id="products.email.start.choose" message="Choose your address" />,
              text: (
                <Trans
                  id="products.email.start.choose.text"
                  message="The part before {host}, and the inbox to forward to."
                  values={{ host: `@${host}` }}
                />
              ),
            },
            {
              id: 'confirm',
              title: <Trans id="products.email.start.confirm" message="Enter the code" />,
              text: (
                <Trans
                  id="products.email.start.confirm.text"
                  message="We send it to your inbox once. There is no password to think up."
                />
              ),
            },
          ]}
        />
        <div className={styles.extension}>
          <h3>
            <Trans id="products.email.extension" message="The extension for other browsers" />
          </h3>
          <ExtensionLinks place="extension" />
        </div>
      </Section>
      <Section
        id="kept"
        title={<Trans id="products.email.kept.title" message="What we keep, and what we don’t" />}
        share="most"
        beside={
          <FactList>
            <Fact name={<Trans id="products.email.kept.yes" message="Kept" />}>
              <Trans
                id="products.email.kept.yes.text"
                message="Your addresses ending in {host}, and the one we forward to, until you delete your account."
                values={{ host: `@${host}` }}
              />
            </Fact>
            <Fact name={<Trans id="products.email.kept.no" message="Not kept" />}>
              <Trans
                id="products.email.kept.no.text"
                message="E-mails, attachments, who wrote to you and when."
              />
            </Fact>
            <Fact name={<Trans id="products.email.kept.told" message="Shown to you" />}>
              <Trans
                id="products.email.kept.told.text"
                message="At the top of each e-mail: how many trackers we took out, and whose."
              />
            </Fact>
          </FactList>
        }
      />
      <Section
        id="questions"
        title={<Trans id="products.email.questions.title" message="Before you sign up" />}
        share="most"
        beside={<QuestionList questions={emailQuestions} />}
      />
    </>
  );
}
