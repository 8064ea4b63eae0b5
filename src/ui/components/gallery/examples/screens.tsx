import type { ReactNode } from 'react';
import { BrowserFrame } from '../../images/browser-frame.tsx';
import { PhoneFrame } from '../../images/phone-frame.tsx';
import { AddressSearch } from '../../images/screens/address-search.tsx';
import { Chat } from '../../images/screens/chat.tsx';
import { ClearButton } from '../../images/screens/clear-button.tsx';
import { CookiePopUp } from '../../images/screens/cookie-pop-up.tsx';
import { InstallOnMac, InstallOnWindows } from '../../images/screens/install.tsx';
import { Newspaper } from '../../images/screens/newspaper.tsx';
import { Passwords } from '../../images/screens/passwords.tsx';
import type { ScreenProps } from '../../images/screens/pieces.tsx';
import { PrivateEmail } from '../../images/screens/private-email.tsx';
import { Removal } from '../../images/screens/removal.tsx';
import { SearchResults } from '../../images/screens/search-results.tsx';
import { Settings } from '../../images/screens/settings.tsx';
import { StartPage } from '../../images/screens/start-page.tsx';
import { TrackerPanel } from '../../images/screens/tracker-panel.tsx';
import { Vpn } from '../../images/screens/vpn.tsx';
import type { Example, ExampleState } from '../example.ts';
import row from './row.module.css';

/** Our product's screens, each in the frames it is drawn for. */
export const screens: readonly Example[] = [
  {
    part: 'Product screens',
    files: [],
    about:
      'Our own product as drawings, from images/screens. A browser frame or a phone frame takes one screen; give it a title where no text beside it says what it shows.',
    states: [
      state('Search results', 'For private search.', SearchResults),
      state('Start page', 'For the browser and what it opens with.', StartPage),
      state('Tracker panel', 'The figures are of the page in the drawing.', TrackerPanel, 'news.example'),
      state(
        'Clear button',
        'For the button that clears tabs, history and sign-ins.',
        ClearButton,
        'news.example',
      ),
      state('Chat', 'For private AI chat.', Chat),
      state('VPN', 'For the VPN; on a phone it is an app without an address.', Vpn, null),
      {
        name: 'Removal',
        says: 'For personal information removal, which runs on a computer only.',
        show: (
          <BrowserFrame address="mallard" narrow={<Removal on="narrow" />}>
            <Removal on="desktop" />
          </BrowserFrame>
        ),
      },
      {
        name: 'Search in the address bar',
        says: 'For private search from any page; in the address bar stands what has been typed.',
        show: (
          <BrowserFrame
            extended
            tab="news.example"
            address="when do duckl"
            narrow={<AddressSearch on="narrow" />}
          >
            <AddressSearch on="desktop" />
          </BrowserFrame>
        ),
      },
      {
        name: 'Newspaper',
        says: 'For what others write about us.',
        show: (
          <BrowserFrame address="news.example" narrow={<Newspaper on="narrow" />}>
            <Newspaper on="desktop" />
          </BrowserFrame>
        ),
      },
      state('Private e-mail', 'For e-mail protection.', PrivateEmail, 'shop.example'),
      state('Settings', 'For what can be set.', Settings, null),
      state('Passwords', 'For the password manager.', Passwords, null),
      state('Cookie pop-up', 'For pop-ups that are answered.', CookiePopUp, 'pond.example'),
      {
        name: 'Installing',
        says: 'Windows of their own, which need no frame.',
        show: (
          <div className={row.form}>
            <InstallOnMac />
            <InstallOnWindows />
          </div>
        ),
      },
    ],
  },
];

/** `address` is null for a screen that on a phone is not a page of the browser. */
function state(
  name: string,
  says: string,
  Screen: (props: ScreenProps) => ReactNode,
  address: string | null = 'mallard.example',
): ExampleState {
  return {
    name,
    says,
    show: (
      <div className={row.screens}>
        <BrowserFrame address={address ?? 'mallard'}>
          <Screen on="desktop" />
        </BrowserFrame>
        <PhoneFrame {...(address === null ? {} : { address })}>
          <Screen on="phone" />
        </PhoneFrame>
      </div>
    ),
  };
}
