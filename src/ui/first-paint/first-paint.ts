import { afterFrame } from './after-frame.ts';
import { openKnownPanel } from './known-panel.ts';
import { hintLanguage } from './language.ts';
import { closeMenus } from './menus.ts';
import { showPlatform } from './platform.ts';
import { dataset } from './root.ts';
import { showSession } from './session.ts';
import { answerThemeSwitch, showTheme } from './theme.ts';

// Runs inline in the head of every page, before the first paint, so that nothing flickers and no click waits for a file.
// `scripts/build/inline-script.ts` makes one text of it, whose hash stands in the content security policy: it is the same
// on all pages, and what differs by page stands in the page's markup.
dataset['script'] = '';
showTheme();
// `data-session-hidden`: in a narrow window nothing tells of it but a menu that is closed (`components/shell/site-header.module.css`). A
// slow phone's first look into the storage takes as long as all the rest here, and may follow the first paint.
if ('sessionHidden' in dataset && matchMedia('(width<50rem)').matches) afterFrame(showSession);
else showSession();
hintLanguage();
showPlatform();
answerThemeSwitch();
closeMenus();
openKnownPanel();
