import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { chiefExecutive } from '../../../domain/company/leaders.ts';
import { legalEntity } from '../../../domain/company/legal-entity.ts';
import { townLine } from '../../../domain/company/town-line.ts';
import { pressKitPath } from '../../../domain/content/press-kit.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { figures } from '../../../domain/marketing/figures.ts';
import { eligibleRegions } from '../../../domain/subscription/eligibility.ts';
import { eventAttributes } from '../../boot/event-attributes.ts';
import { usePage } from '../../hooks/use-page.ts';
import { Day } from '../day.tsx';
import { BrowserFrame } from '../images/browser-frame.tsx';
import { Newspaper } from '../images/screens/newspaper.tsx';
import { Opening } from '../opening.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { Section } from '../parts/section.tsx';
import { formatUsd } from './format-usd.ts';
import { PressMarks } from './press-marks.tsx';
import styles from './press-page.module.css';
import { pressPosts } from './press-posts.ts';
import { PressScreens } from './press-screens.tsx';

/** For journalists: what to quote, what to check, what to print, and whom to ask. */
export function PressPage() {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const values = { name: brand.name, year: String(legalEntity.foundedIn) };
  return (
    <>
      <Opening
        title={<Trans id="company.press.title" message="Press" />}
        lead={
          <Trans
            id="company.press.lead"
            message="Facts, logos and product images for your article. For everything else, write to <link>{email}</link>: we answer within one business day."
            values={{ email: brand.pressEmail }}
            // biome-ignore lint/a11y/useAnchorContent: its text is in the message
            components={{ link: <a href={`mailto:${brand.pressEmail}`} /> }}
          />
        }
        actions={
          <ButtonLink
            kind="primary"
            href={pressKitPath}
            download
            {...eventAttributes('cta_click', { cta: 'press-kit' })}
          >
            <Trans id="company.press.kit" message="Download press kit (ZIP)" />
          </ButtonLink>
        }
        image={
          <BrowserFrame
            address="news.example"
            tab={<tspan lang="en">The Reed Gazette</tspan>}
            narrow={<Newspaper on="narrow" />}
          >
            <Newspaper on="desktop" />
          </BrowserFrame>
        }
      />
      <Section
        id="about"
        title={
          <Trans id="company.press.about.title" message="About {name}, ready to print" values={values} />
        }
        share="most"
        beside={
          <div className={styles.boilerplate}>
            <blockquote className={styles.short}>
              <Trans
                id="company.press.about.short"
                message="{name} is an independent internet privacy company. It makes a free browser and search engine that do not track people, and a subscription with a VPN."
                values={values}
              />
            </blockquote>
            <blockquote className={styles.long}>
              <Trans
                id="company.press.about.long"
                message="{name} was founded in {year} and has a team of {team} people, who work from home. It makes a free browser with a built-in search engine for phones and computers, and a subscription with a VPN, newer AI models, personal information removal and identity theft restoration. {name} keeps no history of searches. It earns money from subscriptions and from ads that depend on the words of a search and the region, not on the person. It has donated {donated} to organizations that defend privacy."
                values={{
                  name: values.name,
                  year: values.year,
                  team: i18n.number(figures.teamSize),
                  donated: formatUsd(i18n, figures.donatedUsd),
                }}
              />
            </blockquote>
          </div>
        }
      >
        <p className={styles.note}>
          <Trans
            id="company.press.about.note"
            message="Two lengths. Print them as they are or shorten them. The name is written with a capital M and takes no article."
          />
        </p>
      </Section>
      <Section
        id="facts"
        tone="sky"
        title={<Trans id="company.press.facts.title" message="Facts and figures" />}
        share="most"
        beside={
          <FactList>
            <Fact name={<Trans id="company.press.facts.company" message="Company" />}>
              {legalEntity.name}
            </Fact>
            <Fact name={<Trans id="company.press.facts.founded" message="Founded" />}>{values.year}</Fact>
            <Fact name={<Trans id="company.press.facts.chief" message="Chief executive" />}>
              {chiefExecutive}
            </Fact>
            <Fact name={<Trans id="company.press.facts.seat" message="Address" />}>
              {legalEntity.street}, {townLine()}
            </Fact>
            <Fact name={<Trans id="company.press.facts.team" message="Team" />}>
              <Trans
                id="company.press.facts.team.value"
                message="{team} people"
                values={{ team: i18n.number(figures.teamSize) }}
              />
            </Fact>
            <Fact name={<Trans id="company.press.facts.searches" message="Searches" />}>
              <Trans
                id="company.press.facts.monthly"
                message="{count} a month"
                values={{ count: i18n.number(figures.monthlySearches) }}
              />
            </Fact>
            <Fact name={<Trans id="company.press.facts.downloads" message="Downloads" />}>
              <Trans
                id="company.press.facts.monthly"
                message="{count} a month"
                values={{ count: i18n.number(figures.monthlyDownloads) }}
              />
            </Fact>
            <Fact name={<Trans id="company.press.facts.plan" message="Subscription" />}>
              <Trans
                id="company.press.facts.plan.value"
                message="Available in {countries} countries"
                values={{ countries: i18n.number(Object.keys(eligibleRegions).length) }}
              />
            </Fact>
            <Fact name={<Trans id="company.press.facts.donations" message="Donations" />}>
              <a href={pathIn(locale, '/donations')}>{formatUsd(i18n, figures.donatedUsd)}</a>
            </Fact>
          </FactList>
        }
      />
      <Section
        id="logo"
        title={<Trans id="company.press.logo.title" message="The logo" />}
        intro={
          <Trans
            id="company.press.logo.intro"
            message="For light and dark backgrounds, as SVG and PNG. Leave clear space around it, at least the length of the beak. Please don’t recolor, rotate or redraw it."
          />
        }
        below={<PressMarks />}
      />
      <Section
        id="screens"
        tone="sunken"
        title={<Trans id="company.press.screens.title" message="Product images" />}
        intro={
          <Trans
            id="company.press.screens.intro"
            message="You may print them without asking. The kit has each one as PNG for print and as SVG, light and dark."
          />
        }
        below={<PressScreens />}
      />
      <Section
        id="reading"
        title={<Trans id="company.press.reading.title" message="Background from our blog" />}
        intro={<Trans id="company.press.reading.intro" message="In English, and free to quote." />}
        share="most"
        beside={
          <ul className={styles.posts} role="list">
            {pressPosts.map(({ slug, title, published }) => (
              <li key={slug} className={styles.post}>
                <a href={`/blog/${slug}`} hrefLang="en" lang="en">
                  {title}
                </a>
                <Day day={published} />
              </li>
            ))}
          </ul>
        }
      />
    </>
  );
}
