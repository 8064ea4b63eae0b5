import { createFileRoute } from '@tanstack/react-router';
import { AddBanner } from '../components/home/add-banner.tsx';
import { FieldMarks } from '../components/home/field-marks.tsx';
import { Hero } from '../components/home/hero.tsx';
import { homeQuestions } from '../components/home/home-questions.ts';
import { KeepTable } from '../components/home/keep-table.tsx';
import { Nets } from '../components/home/nets.tsx';
import { People } from '../components/home/people.tsx';
import { PlanTeaser } from '../components/home/plan-teaser.tsx';
import { Pond } from '../components/home/pond.tsx';
import { PromiseBand } from '../components/home/promise.tsx';
import { Questions } from '../components/home/questions.tsx';
import { Reach } from '../components/home/reach.tsx';
import { SearchPath } from '../components/home/search-path.tsx';
import homeFirstPaint from '../first-paint/home-page.ts?inline-script';
import { pageHead } from '../head.ts';
import { organizationInShort, webSite } from '../structured-data/company.ts';
import { faqPage } from '../structured-data/faq-page.ts';
import { softwareApplication } from '../structured-data/software-application.ts';

const description = {
  id: 'home.head.description',
  message: 'A free browser with private search built in. It blocks trackers and does not keep your searches.',
};

export const Route = createFileRoute('/')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'home.head.title', message: 'Browse and search without being followed' },
      description,
      jsonLd: [
        organizationInShort(),
        webSite(match.context.locale),
        softwareApplication({
          locale: match.context.locale,
          path: '/',
          description: match.context.i18n._(description),
          downloads: ['windows', 'mac', 'ios', 'android'],
        }),
        faqPage(match.context.i18n, homeQuestions(match.context.i18n)),
      ],
    }),
  component: Home,
});

function Home() {
  const { locale } = Route.useRouteContext();
  return (
    <>
      {/* The finish step moves it into the head. */}
      <script dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? homeFirstPaint : '' }} />
      <AddBanner />
      <Hero locale={locale} />
      <FieldMarks />
      <SearchPath />
      <Nets />
      <PromiseBand />
      <KeepTable />
      <PlanTeaser locale={locale} />
      <Reach />
      <People />
      <Questions />
      <Pond />
    </>
  );
}
