import { Trans, useLingui } from '@lingui/react';
import { usePage } from '../../hooks/use-page.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import { QuestionList } from '../parts/question-list.tsx';
import { Section } from '../parts/section.tsx';
import { DownloadLink } from './download-link.tsx';
import { brokenPackage, windowsQuestions } from './windows-questions.tsx';

/** What to do when the installer on Windows stops, by what the visitor sees. */
export function WindowsHelp() {
  const { i18n } = useLingui();
  const { locale } = usePage();
  return (
    <Section
      id="help"
      title={<Trans id="downloads.windows.help.title" message="If something goes wrong" />}
      intro={<Trans id="downloads.windows.help.intro" message="Find what you see on your screen." />}
      share="most"
      beside={
        <>
          <Disclosure anchor="package" summary={i18n._(brokenPackage.question)}>
            <p>{i18n._(brokenPackage.answer)}</p>
            <p>
              <DownloadLink download="microsoftStore" place="help" />
            </p>
          </Disclosure>
          <QuestionList
            questions={windowsQuestions(locale).filter((question) => question !== brokenPackage)}
          />
        </>
      }
    />
  );
}
