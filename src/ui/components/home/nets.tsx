import { Trans } from '@lingui/react';
import { CutNet } from '../images/cut-net.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { Section } from '../parts/section.tsx';

/** What follows visitors across pages, and what the browser does about it. */
export function Nets() {
  return (
    <Section
      id="trackers"
      title={<Trans id="home.nets.title" message="Trackers are blocked before they load" />}
      intro={
        <Trans
          id="home.nets.intro"
          message="Most pages bring along companies you never asked for. They link what you read here to what you buy there. The browser stops them while the page loads, and the page itself still works."
        />
      }
      beside={<CutNet />}
      besideAt="start"
    >
      <FactList shape="entries">
        <Fact name={<Trans id="home.nets.trackers.name" message="Trackers" />}>
          <Trans id="home.nets.trackers.text" message="are not loaded at all." />
        </Fact>
        <Fact name={<Trans id="home.nets.links.name" message="Links" />}>
          <Trans id="home.nets.links.text" message="lose the part that says who you are." />
        </Fact>
        <Fact name={<Trans id="home.nets.mail.name" message="E-mails" />}>
          <Trans id="home.nets.mail.text" message="no longer report when and where you opened them." />
        </Fact>
      </FactList>
    </Section>
  );
}
