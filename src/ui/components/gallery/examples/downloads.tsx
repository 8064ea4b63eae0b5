import { DownloadButton } from '../../downloads/download-button.tsx';
import type { Example } from '../example.ts';

/** Links to the browser, for any page. */
export const downloads: readonly Example[] = [
  {
    part: 'DownloadButton',
    files: [],
    about:
      'The download for the device that the page is read on, and the way to all others. Its page has the area `downloads` in its row. Without a script all of them are shown, none of them amber.',
    states: [
      {
        name: 'Primary',
        says: 'Where the download is what the page is for.',
        show: <DownloadButton place="primary" />,
      },
      {
        name: 'Secondary',
        says: 'Where another action is the page’s first.',
        show: <DownloadButton place="secondary" kind="secondary" />,
      },
    ],
  },
];
