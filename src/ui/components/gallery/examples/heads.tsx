import { Birds } from '../../images/birds.tsx';
import { Nest } from '../../images/nest.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { Fact, FactList } from '../../parts/fact-list.tsx';
import { NeckRing } from '../../parts/neck-ring.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Prose } from '../../parts/prose.tsx';
import { Section } from '../../parts/section.tsx';
import type { Example } from '../example.ts';

/** What a page begins with and is divided into. */
export const heads: readonly Example[] = [
  {
    part: 'Page head',
    files: ['page-head'],
    about:
      'The top of a page with its one main heading. Each page has one, unless a status panel stands in its place.',
    states: [
      {
        name: 'Plain',
        says: 'For a page that is there to be read or filled in.',
        show: (
          <PageHead
            title="Terms of service"
            over="Last changed on 1 November 2026"
            lead="What you can expect from us, and what we expect from you."
          />
        ),
      },
      {
        name: 'Large, with image and actions',
        says: 'For a page that presents something; one of the actions may be primary.',
        show: (
          <PageHead
            size="large"
            title="Mallard for Mac"
            lead="The browser for Macs with Apple or Intel processors, from macOS 13."
            image={<Nest />}
            actions={
              <>
                <ButtonLink kind="primary" href="#part-page-head">
                  Download for Mac
                </ButtonLink>
                <ButtonLink href="#part-page-head">See what is new</ButtonLink>
              </>
            }
          />
        ),
      },
    ],
  },
  {
    part: 'Section',
    files: ['section'],
    about:
      'A part of a page under a title. Its shape comes from what it says: one column, or two that face each other.',
    states: [
      {
        name: 'One column',
        says: 'A title, an introduction, and what is to be said.',
        show: (
          <Section
            id="example-column"
            title="How we handle reports"
            intro="Every report is read by a person."
          >
            <p>Answers come within two working days.</p>
          </Section>
        ),
      },
      {
        name: 'Two columns',
        says: 'Words and a drawing that belongs to them; on a narrow screen one follows the other.',
        show: (
          <Section
            id="example-columns"
            title="Settings stay with you"
            intro="They are kept under a key that only you have."
            beside={<Nest />}
          >
            <FactList shape="entries">
              <Fact name="Kept">for two years after you last used them</Fact>
              <Fact name="Shared">with nobody</Fact>
            </FactList>
          </Section>
        ),
      },
      {
        name: 'On another ground',
        says: 'Sky, sunken or drake set a section apart; at most one on a page is drake green.',
        show: (
          <>
            <Section
              id="example-sky"
              tone="sky"
              title="On the sky"
              intro="For what is shown, such as a process."
            />
            <Section id="example-sunken" tone="sunken" title="Sunken" intro="For what stands at the side." />
            <Section
              id="example-drake"
              tone="drake"
              title="On drake green"
              intro="For the one promise of a page."
            >
              <p>
                <a href="#part-section">A link on it</a> has the color of the text.
              </p>
            </Section>
          </>
        ),
      },
    ],
  },
  {
    part: 'Neck ring',
    files: ['neck-ring'],
    about: 'The divider between two grounds: what is above ends in a wide arc, rimmed by the ring.',
    states: [
      {
        name: 'Downwards',
        says: 'From drake green to the page’s ground.',
        show: <NeckRing from="drake" to="ground" />,
      },
      {
        name: 'Upwards',
        says: 'The arc swells upwards, from water to the ground above.',
        show: <NeckRing from="water" to="ground" turned />,
      },
    ],
  },
  {
    part: 'Prose',
    files: ['prose'],
    about:
      'Long text, such as terms or an article. It takes plain HTML; a heading in it begins at the second level.',
    states: [
      {
        name: 'All of it',
        says: 'Headings, paragraphs, lists, a quotation, code and a rule.',
        show: (
          <Prose>
            <h2>What we ask of you</h2>
            <p>
              Use the service for what it is made for. You may <a href="#part-prose">share your plan</a>{' '}
              within one household.
            </p>
            <h3>In particular</h3>
            <ul>
              <li>Do not resell it.</li>
              <li>Do not send mail in bulk through it.</li>
            </ul>
            <blockquote>A rule that cannot be explained in a sentence is not in these terms.</blockquote>
            <ol>
              <li>Write to us first.</li>
              <li>We answer within two working days.</li>
            </ol>
            <hr />
            <p>
              The setting is called <code>kae</code>.
            </p>
            <Birds />
          </Prose>
        ),
      },
    ],
  },
];
