import { Trans, useLingui } from '@lingui/react';
import { figures } from '../../../domain/marketing/figures.ts';
import { FlockChart } from '../parts/charts/flock-chart.tsx';
import { RankChart } from '../parts/charts/rank-chart.tsx';
import { Section } from '../parts/section.tsx';

const million = 1_000_000;
/** How many search engines are drawn in the row. */
const shownRanks = 4;

/** How many people we reach: downloads as birds in flight, and our rank among search engines as ducks in a row. */
export function Reach() {
  const { i18n } = useLingui();
  const downloads = i18n.number(figures.monthlyDownloads, { notation: 'compact', compactDisplay: 'long' });
  return (
    <Section
      id="reach"
      title={<Trans id="home.reach.title" message="{downloads} downloads a month" values={{ downloads }} />}
      intro={
        <Trans
          id="home.reach.intro"
          message="And on phones, our search engine ranks number {rank}. Nobody had to be followed for that."
          values={{ rank: i18n.number(figures.mobileSearchRank) }}
        />
      }
      beside={
        <FlockChart count={Math.round(figures.monthlyDownloads / million)}>
          <Trans
            id="home.reach.bird"
            message="One bird stands for {million} downloads in a month."
            values={{ million: i18n.number(million, { notation: 'compact', compactDisplay: 'long' }) }}
          />
        </FlockChart>
      }
    >
      <RankChart rank={figures.mobileSearchRank} of={shownRanks}>
        <Trans
          id="home.reach.rank"
          message="Search engines on mobile devices, by use. We are number {rank}."
          values={{ rank: i18n.number(figures.mobileSearchRank) }}
        />
      </RankChart>
    </Section>
  );
}
