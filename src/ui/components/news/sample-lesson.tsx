import { Trans } from '@lingui/react';
import { EmailSheet } from './email-sheet.tsx';

/** A lesson of the e-mail course. */
export function SampleLesson() {
  return (
    <EmailSheet
      id="sample-tips"
      subject={<Trans id="news.lesson.subject" message="Which apps know where you are?" />}
      when={<Trans id="news.lesson.when" message="Sample lesson · 3 of 7" />}
    >
      <p>
        <Trans
          id="news.lesson.why"
          message="Your phone’s location is worth more than any other single fact about you: it shows where you sleep, where you work and whom you visit. Many apps ask once and keep the permission for good."
        />
      </p>
      <h3>
        <Trans id="news.lesson.do" message="Today’s change" />
      </h3>
      <ol>
        <li>
          <Trans
            id="news.lesson.do.open"
            message="iPhone: Settings, Privacy & Security, Location Services. Android: Settings, Location, App permissions."
          />
        </li>
        <li>
          <Trans
            id="news.lesson.do.always"
            message="Find the apps that may “always” see it. Set them to “while using,” or to “never” if you don’t know why they ask."
          />
        </li>
        <li>
          <Trans
            id="news.lesson.do.precise"
            message="Switch off “precise location” for weather, stores and social media. Your city is enough for them."
          />
        </li>
      </ol>
      <h3>
        <Trans id="news.lesson.keep" message="What to leave on" />
      </h3>
      <p>
        <Trans
          id="news.lesson.keep.text"
          message="Maps, emergency calls and finding a lost phone need the exact place. Leave those as they are."
        />
      </p>
    </EmailSheet>
  );
}
