import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { legalEntity } from '../../../domain/company/legal-entity.ts';
import { Steps } from '../parts/steps.tsx';

const values = { name: brand.name };

/** From the disk image to the first window on a Mac. */
export function MacSteps() {
  return (
    <Steps
      steps={[
        {
          id: 'open',
          title: <Trans id="downloads.steps.mac.open" message="Open Mallard.dmg" />,
          text: (
            <Trans
              id="downloads.steps.mac.open.text"
              message="You’ll find it in your Downloads folder or in your browser’s list of downloads."
            />
          ),
        },
        {
          id: 'drag',
          title: (
            <Trans id="downloads.steps.mac.drag" message="Drag {name} to Applications" values={values} />
          ),
          text: (
            <Trans
              id="downloads.steps.mac.drag.text"
              message="You’ll see both icons in the window that opens. When it’s done, eject the disk image and delete the file."
            />
          ),
        },
        {
          id: 'start',
          title: <Trans id="downloads.steps.mac.start" message="Open {name}" values={values} />,
          text: (
            <Trans
              id="downloads.steps.mac.start.text"
              message="macOS asks once whether you want to open an app downloaded from the internet. Choose Open."
            />
          ),
        },
      ]}
    />
  );
}

/**
 * From the installer to the first window on Windows. The variant `new` of `windowsinstaller` has an `.appinstaller`
 * file.
 */
export function WindowsSteps({ file }: { readonly file: 'exe' | 'appinstaller' }) {
  const isNew = file === 'appinstaller';
  return (
    <Steps
      along="column"
      steps={[
        {
          id: 'open',
          title: isNew ? (
            <Trans id="downloads.steps.windows.open-new" message="Open Mallard.appinstaller" />
          ) : (
            <Trans id="downloads.steps.windows.open" message="Open Mallard.Installer.exe" />
          ),
          text: (
            <Trans
              id="downloads.steps.windows.open.text"
              message="Your browser lists it under Downloads (Ctrl + J)."
            />
          ),
        },
        {
          id: 'allow',
          title: isNew ? (
            <Trans id="downloads.steps.windows.allow-new" message="Choose Install" />
          ) : (
            <Trans id="downloads.steps.windows.allow" message="Let it install" />
          ),
          text: isNew ? (
            <Trans
              id="downloads.steps.windows.allow-new.text"
              message="Windows names {company} as the publisher before it installs anything."
              values={{ company: legalEntity.name }}
            />
          ) : (
            <Trans
              id="downloads.steps.windows.allow.text"
              message="Windows may ask for permission. Check that it names {company} as the publisher, then choose Yes."
              values={{ company: legalEntity.name }}
            />
          ),
        },
        {
          id: 'start',
          title: <Trans id="downloads.steps.windows.start" message="{name} opens" values={values} />,
          text: (
            <Trans
              id="downloads.steps.windows.start.text"
              message="To keep it at hand, right-click its icon in the taskbar and choose “Pin to taskbar.”"
            />
          ),
        },
      ]}
    />
  );
}

/** From the file to the app on Android. */
export function ApkSteps() {
  return (
    <Steps
      steps={[
        {
          id: 'open',
          title: <Trans id="downloads.steps.apk.open" message="Open Mallard.apk" />,
          text: (
            <Trans
              id="downloads.steps.apk.open.text"
              message="Tap the download notification, or find the file in the Files app."
            />
          ),
        },
        {
          id: 'allow',
          title: <Trans id="downloads.steps.apk.allow" message="Allow installation" />,
          text: (
            <Trans
              id="downloads.steps.apk.allow.text"
              message="Android asks whether your browser may install apps. You can withdraw the permission afterwards."
            />
          ),
        },
        {
          id: 'install',
          title: <Trans id="downloads.steps.apk.install" message="Tap Install" />,
          text: (
            <Trans
              id="downloads.steps.apk.install.text"
              message="Android installs {name} and offers to open it."
              values={values}
            />
          ),
        },
      ]}
    />
  );
}
