import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { EmailSheet } from './email-sheet.tsx';

/** An issue of the weekly newsletter. */
export function SampleIssue() {
  return (
    <EmailSheet
      id="sample-news"
      subject={<Trans id="news.issue.subject" message="Your car, your doctor’s login page, and a good law" />}
      when={<Trans id="news.issue.when" message="Sample issue" />}
    >
      <h3>
        <Trans id="news.issue.one" message="1. What your car tells its maker" />
      </h3>
      <p>
        <Trans
          id="news.issue.one.text"
          message="Most new cars have a SIM card of their own. It lets the car report where you drove, how hard you braked and which phone was connected. Some makers pass the driving data on to insurers."
        />
      </p>
      <p>
        <Trans
          id="news.issue.one.do"
          message="<0>What to do:</0> look in the car’s settings for “connected services” or “data sharing” and switch off what you don’t use. Navigation keeps working. Before you sell the car, reset it."
          components={{ 0: <strong /> }}
        />
      </p>
      <h3>
        <Trans id="news.issue.two" message="2. Trackers behind the login" />
      </h3>
      <p>
        <Trans
          id="news.issue.two.text"
          message="Patient portals often carry the same advertising scripts as online stores. The script sees which page you are on, and “appointments/cardiology” says a lot by itself."
        />
      </p>
      <p>
        <Trans
          id="news.issue.two.do"
          message="<0>What to do:</0> open such sites in a browser that blocks third-party trackers. In {name}, the shield in the address bar lists what it stopped on the page."
          values={{ name: brand.name }}
          components={{ 0: <strong /> }}
        />
      </p>
      <h3>
        <Trans id="news.issue.three" message="3. One request for every data broker" />
      </h3>
      <p>
        <Trans
          id="news.issue.three.text"
          message="California’s Delete Act lets residents ask all registered data brokers at once to delete them. Since August 2026, brokers have to fetch those requests at least every 45 days."
        />
      </p>
      <p>
        <Trans
          id="news.issue.three.do"
          message="<0>What to do:</0> if you live in California, file the request once with the state’s privacy agency. It is free. In the EU, you have the right to have your data erased, but you have to ask each broker."
          components={{ 0: <strong /> }}
        />
      </p>
    </EmailSheet>
  );
}
