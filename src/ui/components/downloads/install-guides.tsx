import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { Steps } from './steps.tsx';

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
              message="You will find it in your Downloads folder, or behind the arrow at the top of your browser."
            />
          ),
        },
        {
          id: 'drag',
          title: (
            <Trans id="downloads.steps.mac.drag" message="Drag {name} onto Applications" values={values} />
          ),
          text: (
            <Trans
              id="downloads.steps.mac.drag.text"
              message="Both stand side by side in the window that opens. You can then eject the disk image and delete the file."
            />
          ),
        },
        {
          id: 'start',
          title: <Trans id="downloads.steps.mac.start" message="Start {name}" values={values} />,
          text: (
            <Trans
              id="downloads.steps.mac.start.text"
              message="macOS asks once whether to open an app from the internet. Choose Open."
            />
          ),
        },
      ]}
    />
  );
}

/** From the installer to the first window on Windows. The variant `new` of `windowsinstaller` has a file of Windows’ own kind. */
export function WindowsSteps({ file }: { readonly file: 'exe' | 'appinstaller' }) {
  const isNew = file === 'appinstaller';
  return (
    <Steps
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
              message="Your browser lists it under Downloads (Ctrl + J)."
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
              message="Windows shows the publisher, {company}, before anything is installed."
              values={{ company: brand.company.name }}
            />
          ) : (
            <Trans
              id="downloads.steps.windows.allow.text"
              message="Windows may ask for permission. Check that the publisher is {company}, then choose Yes."
              values={{ company: brand.company.name }}
            />
          ),
        },
        {
          id: 'start',
          title: <Trans id="downloads.steps.windows.start" message="{name} opens" values={values} />,
          text: (
            <Trans
              id="downloads.steps.windows.start.text"
              message="Right-click its icon in the taskbar and choose “Pin to taskbar” to keep it at hand."
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
              message="Tap the notification of the download, or find the file in the Files app."
            />
          ),
        },
        {
          id: 'allow',
          title: <Trans id="downloads.steps.apk.allow" message="Allow this source once" />,
          text: (
            <Trans
              id="downloads.steps.apk.allow.text"
              message="Android asks whether your browser may install apps. You can take the permission back afterwards."
            />
          ),
        },
        {
          id: 'install',
          title: <Trans id="downloads.steps.apk.install" message="Tap Install" />,
          text: (
            <Trans
              id="downloads.steps.apk.install.text"
              message="From then on {name} tells you when there is a new version."
              values={values}
            />
          ),
        },
      ]}
    />
  );
}
