import { Trans } from '@lingui/react';
import { confirmationDays, newsletterSentPlace } from '../../../domain/content/newsletter.ts';
import { usePage } from '../../hooks/use-page.ts';
import { Mailbox } from '../images/mailbox.tsx';
import { NewsletterSignUp } from '../newsletter/newsletter-sign-up.tsx';
import opening from '../opening.module.css';
import { Card } from '../parts/card.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { Notice } from '../parts/notice.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Section } from '../parts/section.tsx';
import { CourseLessons } from './course-lessons.tsx';
import styles from './newsletter-page.module.css';
import { SampleIssue } from './sample-issue.tsx';
import { SampleLesson } from './sample-lesson.tsx';

/** Shows what one would sign up for: the form, a sample issue, a sample lesson, and what happens to the address. */
export function NewsletterPage() {
  const { locale } = usePage();
  return (
    <>
      <div className={opening.opening}>
        <div className={styles.sent} id={newsletterSentPlace}>
          <Notice
            kind="done"
            title={<Trans id="newsletter.sent" message="One more step: check your inbox" />}
          >
            <Trans
              id="news.newsletter.sent"
              message="We’ve sent you an e-mail. Open the link in it within {days} days to confirm. Until then, we’ll send you nothing else. If you can’t find it, look in your spam folder."
              values={{ days: confirmationDays }}
            />
          </Notice>
        </div>
        <div className={styles.top}>
          <div>
            <PageHead
              title={<Trans id="news.newsletter.title" message="Privacy news you can finish" />}
              lead={
                <Trans
                  id="news.newsletter.lead"
                  message="One e-mail a week with the three stories that matter, and what to do about them. Or a course of seven lessons, if you’d rather start with your own devices."
                />
              }
            />
            <Mailbox className={styles.mailbox} />
          </div>
          <Card kind="floating">
            <NewsletterSignUp locale={locale} />
          </Card>
        </div>
      </div>
      <Section
        id="issue"
        tone="sunken"
        title={<Trans id="news.newsletter.issue" message="An issue of the weekly news" />}
        intro={
          <Trans
            id="news.newsletter.issue.intro"
            message="Plain text, no pictures that load from elsewhere, two minutes to read. People on our team write it and send it."
          />
        }
        share="most"
        beside={<SampleIssue />}
      />
      <Section
        id="course"
        title={<Trans id="news.newsletter.course" message="A lesson of the course" />}
        intro={
          <Trans
            id="news.newsletter.course.intro"
            message="Each lesson is one change that takes five minutes. After the seventh the course is over, and you get nothing more."
          />
        }
        share="most"
        beside={<SampleLesson />}
      >
        <CourseLessons />
      </Section>
      <Section
        id="address"
        tone="sky"
        title={<Trans id="news.newsletter.address" message="What happens to your address" />}
        below={
          <div className={styles.fate}>
            <FactList shape="stacked">
              <Fact name={<Trans id="news.newsletter.address.ask" message="When you sign up" />}>
                <Trans
                  id="news.newsletter.address.ask.text"
                  message="We keep your address and your choice for {days} days and send you one e-mail. If you don’t open its link, we delete both."
                  values={{ days: confirmationDays }}
                />
              </Fact>
              <Fact name={<Trans id="news.newsletter.address.on" message="While you’re on the list" />}>
                <Trans
                  id="news.newsletter.address.on.text"
                  message="We keep your address, your choice, and the dates you signed up and confirmed. Nothing else."
                />
              </Fact>
              <Fact name={<Trans id="news.newsletter.address.read" message="When you read an issue" />}>
                <Trans
                  id="news.newsletter.address.read.text"
                  message="We learn nothing. There are no tracking pixels in it, and its links go straight to where they say."
                />
              </Fact>
              <Fact name={<Trans id="news.newsletter.address.leave" message="When you unsubscribe" />}>
                <Trans
                  id="news.newsletter.address.leave.text"
                  message="We delete your address at once. So that no issue already waiting goes out to you, we keep a one-way code made from your address until somebody signs that address up again and confirms."
                />
              </Fact>
            </FactList>
          </div>
        }
      />
    </>
  );
}
