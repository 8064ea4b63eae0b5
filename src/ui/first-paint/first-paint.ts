import { openKnownPanel } from './known-panel.ts';
import { hintLanguage } from './language.ts';
import { closeMenus } from './menus.ts';
import { showPlatform } from './platform.ts';
import { showSession } from './session.ts';
import { answerThemeSwitch, showTheme } from './theme.ts';

// Runs inline in the head of every page, before the first paint, so that nothing flickers and no click waits for a file.
// `scripts/build/inline-script.ts` makes one text of it, whose hash stands in the content security policy: it is the same
// on all pages, and what differs by page stands in the page's markup.
document.documentElement.dataset['script'] = '';
showTheme();
showSession();
hintLanguage();
showPlatform();
answerThemeSwitch();
closeMenus();
openKnownPanel();
