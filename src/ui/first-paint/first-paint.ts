import { afterFrame } from './after-frame.ts';
import { openKnownPanel } from './known-panel.ts';
import { hintLanguage } from './language.ts';
import { closeMenus } from './menus.ts';
import { showPlatform } from './platform.ts';
import { dataset } from './root.ts';
import { showSession } from './session.ts';
import { answerThemeSwitch, showTheme } from './theme.ts';

// Runs inline in the head of every page, before the first paint, so that nothing flickers and no click waits for a
// file. `scripts/build/inline-script.ts` makes it a single text, whose hash is in the content security policy. It is
// therefore the same on all pages; what differs by page is in the page's markup.
dataset['script'] = '';
showTheme();
// With `data-session-hidden`, only a closed menu depends on the session in a narrow window
// (`components/shell/site-header.module.css`). On a slow phone, the first access to storage takes as long as everything
// else here, so it may follow the first paint.
if ('sessionHidden' in dataset && matchMedia('(width<50rem)').matches) afterFrame(showSession);
else showSession();
hintLanguage();
showPlatform();
answerThemeSwitch();
closeMenus();
openKnownPanel();
