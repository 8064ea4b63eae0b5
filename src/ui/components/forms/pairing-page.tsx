import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import pairing from '../../first-paint/pairing.ts?inline-script';
import { DownloadButton } from '../downloads/download-button.tsx';
import { Opening } from '../opening.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { Section } from '../parts/section.tsx';
import { Steps } from '../parts/steps.tsx';
import { PairedDevices } from './paired-devices.tsx';
import styles from './pairing-page.module.css';

const values = { name: brand.name };

/**
 * Opens when a pairing code is scanned with something other than our app. The code's content is a secret in the
 * address's fragment (`#`), which a script in the head puts into the link to the app (`first-paint/pairing.ts`).
 */
export function PairingPage() {
  return (
    <>
      {/* The finish step moves it into the head. */}
      {import.meta.env.SSR && <script dangerouslySetInnerHTML={{ __html: pairing }} />}
      <Opening
        over={<Trans id="forms.pairing.over" message="Sync & backup" />}
        title={<Trans id="forms.pairing.title" message="Pair your devices" />}
        lead={
          <Trans
            id="forms.pairing.lead"
            message="The code you scanned connects two devices, so that bookmarks and passwords are the same on both. Pairing continues in the {name} app."
            values={values}
          />
        }
        actions={
          <div className={styles.next}>
            <div className={styles.ready}>
              <p data-pairing-device="" hidden>
                <Trans
                  id="forms.pairing.device"
                  message="The other device is called <0></0>."
                  components={{ 0: <strong /> }}
                />
              </p>
              <ButtonLink kind="primary" data-pairing-link="" href="#scan">
                <Trans id="forms.pairing.open" message="Open in {name}" values={values} />
              </ButtonLink>
              <p className={styles.note}>
                <Trans
                  id="forms.pairing.nothing"
                  message="If nothing happens, the app isn’t installed on this device yet. Get it below, then scan the code again from within the app."
                />
              </p>
            </div>
            <p className={styles.damaged}>
              <Trans
                id="forms.pairing.damaged"
                message="Part of the code is missing. Nothing has been paired. Scan it again, or copy the whole address."
              />
            </p>
            <p className={styles.none}>
              <Trans
                id="forms.pairing.none"
                message="There is no code in this address. Scan the one that your other device shows, from within the app."
              />
            </p>
            <p className={styles.plain}>
              <Trans
                id="forms.pairing.plain"
                message="Without JavaScript this page can’t open the app for you. Open {name} yourself and scan the code from there, as described below."
                values={values}
              />
            </p>
          </div>
        }
        image={<PairedDevices />}
      />
      <Section
        id="scan"
        tone="sunken"
        title={<Trans id="forms.pairing.scan" message="Scan the code from within the app" />}
        intro={
          <Trans
            id="forms.pairing.secret"
            message="The code is a key to your data. It comes after the # in the address, which your browser never sends to us. Don’t pass the address on."
          />
        }
        share="most"
        beside={
          <Steps
            along="column"
            steps={[
              {
                id: 'menu',
                title: <Trans id="forms.pairing.step.menu" message="Open the settings" />,
                text: (
                  <Trans
                    id="forms.pairing.step.menu.text"
                    message="On this device, open {name}, then Settings, then Sync & backup."
                    values={values}
                  />
                ),
              },
              {
                id: 'scan',
                title: <Trans id="forms.pairing.step.scan" message="Choose “Sync with another device”" />,
                text: (
                  <Trans
                    id="forms.pairing.step.scan.text"
                    message="Point the camera at the code on the other device. On a computer, paste it as text."
                  />
                ),
              },
              {
                id: 'done',
                title: <Trans id="forms.pairing.step.done" message="Wait for both to say “Synced”" />,
                text: (
                  <Trans id="forms.pairing.step.done.text" message="Keep both devices online until then." />
                ),
              },
            ]}
          />
        }
      />
      <Section
        id="download"
        title={<Trans id="forms.pairing.get" message="Get {name} on this device" values={values} />}
      >
        <div className={styles.download}>
          <DownloadButton place="app" kind="secondary" />
        </div>
      </Section>
    </>
  );
}
