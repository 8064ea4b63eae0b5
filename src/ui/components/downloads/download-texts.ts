import type { MessageDescriptor } from '@lingui/core';
import type { DownloadName } from '../../../domain/download/downloads.ts';

/** The label of each download's button. */
export const downloadLabels: Readonly<Record<DownloadName, MessageDescriptor>> = {
  mac: { id: 'downloads.label.mac', message: 'Download for Mac' },
  macAppStore: { id: 'downloads.label.mac-app-store', message: 'Get it from the Mac App Store' },
  windows: { id: 'downloads.label.windows', message: 'Download for Windows' },
  windowsAppInstaller: { id: 'downloads.label.windows', message: 'Download for Windows' },
  microsoftStore: { id: 'downloads.label.microsoft-store', message: 'Get it from the Microsoft Store' },
  windowsPreview: { id: 'downloads.label.windows-preview', message: 'Download the preview' },
  appStore: { id: 'downloads.label.app-store', message: 'Get it on the App Store' },
  googlePlay: { id: 'downloads.label.google-play', message: 'Get it on Google Play' },
  fDroid: { id: 'downloads.label.f-droid', message: 'Get it on F-Droid' },
  apk: { id: 'downloads.label.apk', message: 'Download the APK file' },
};
