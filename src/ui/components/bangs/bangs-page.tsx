import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { bangSearchPath } from '../../../domain/search/bang-search.ts';
import { usePage } from '../../hooks/use-page.ts';
import { ButtonLink } from '../parts/button.tsx';
import buttons from '../parts/button-row.module.css';
import { Disclosure } from '../parts/disclosure.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Section } from '../parts/section.tsx';
import { Article } from './article.tsx';
import { BangFinder } from './bang-finder.tsx';
import { BangList } from './bang-list.tsx';
import styles from './bangs-page.module.css';
import { bangCategories } from './categories.ts';
import { categoryNames } from './category-names.ts';

/** Explains bangs by an example, and offers a search over all of them and a list by category. */
export function BangsPage() {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const subject = i18n._({ id: 'bangs.suggest.subject', message: 'A new bang' });
  return (
    <>
      <div className={styles.opening}>
        <div className={styles.top}>
          <PageHead
            title={<Trans id="bangs.title" message="Straight to the site you want" />}
            lead={
              <Trans
                id="bangs.lead"
                message="Put an exclamation mark and a few letters into your search, and it goes straight to another site. This is called a bang, and there are more than 13,000."
              />
            }
          />
          <div className={styles.example}>
            <p>
              <code>!w mallard</code>
              <span aria-hidden="true">→</span>
              <Trans id="bangs.example" message="the Wikipedia article about mallards" />
            </p>
            <Article className={styles.article} />
          </div>
        </div>
        <div data-island="bangs">
          <BangFinder />
        </div>
      </div>
      <Section
        id="categories"
        tone="sky"
        share="most"
        title={<Trans id="bangs.categories" message="Browse by category" />}
        intro={
          <Trans
            id="bangs.categories.intro"
            message="Four sites from each larger category, with a link to all of its bangs. The figures are for sites; some sites have several bangs."
          />
        }
        beside={
          <div>
            {bangCategories.map(({ name, count, subcategories }) => {
              const known = categoryNames[name];
              return (
                <Disclosure
                  key={name}
                  summary={
                    <span className={styles.name}>
                      {known === undefined ? name : i18n._(known)}{' '}
                      <small className={styles.count}>{i18n.number(count)}</small>
                    </span>
                  }
                >
                  {subcategories.map((group) => (
                    <div key={group.name}>
                      <h3 className={styles.group} lang="en">
                        {group.name}{' '}
                        <a
                          className={styles.whole}
                          href={wholeGroup(name, group.name, locale)}
                          lang={locale}
                          rel="nofollow"
                        >
                          <Trans
                            id="bangs.category.whole"
                            message="all {count}"
                            values={{ count: i18n.number(group.count) }}
                          />
                        </a>
                      </h3>
                      <BangList bangs={group.sites} />
                    </div>
                  ))}
                </Disclosure>
              );
            })}
          </div>
        }
      />
      <Section
        id="suggest"
        title={<Trans id="bangs.suggest" message="Is one missing?" />}
        intro={
          <Trans
            id="bangs.suggest.text"
            message="Send us the site’s name, the letters you would like, and the address of its results page, with a search word in it."
          />
        }
      >
        <p className={buttons.row}>
          <ButtonLink href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}`}>
            <Trans id="bangs.suggest.button" message="Suggest a bang by e-mail" />
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}

function wholeGroup(category: string, group: string, locale: Locale): string {
  return `${bangSearchPath}?${new URLSearchParams({ category, group, locale })}`;
}
