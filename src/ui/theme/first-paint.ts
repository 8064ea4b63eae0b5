/**
 * Runs inline in the head of every page, before the first paint: takes the theme from the address or the cookie `kae`,
 * so that nothing flickers, and answers the theme switch until the page's own script has arrived, so that no click is lost.
 * It is one string because its hash stands in the content security policy; keep it the same on all pages.
 *
 * `data-theme` absent means: follow the system. `data-script` means: scripts run, and says who answers the switch.
 * `data-chosen` is what the switch was turned to before the page's own script came, which then holds against the address.
 */
export const firstPaint = `(function(d){
var r=d.documentElement,m=/[?&]kae=(-1|d|)(?:&|$)/.exec(location.search)||/(?:^|; )kae=(-1|d)(?:;|$)/.exec(d.cookie);
r.dataset.script='early';
if(m&&m[1]&&!r.dataset.pageTheme)r.dataset.theme=m[1]==='d'?'dark':'light';
d.addEventListener('click',function(e){
if(r.dataset.script!=='early'||r.dataset.pageTheme||!e.target.closest('[data-theme-switch]'))return;
var s=r.dataset.theme||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'),n=s==='dark'?'light':'dark';
r.dataset.theme=r.dataset.chosen=n;
d.cookie='kae='+(n==='dark'?'d':'-1')+'; Path=/; Max-Age=31536000; SameSite=Lax'+(location.protocol==='https:'?'; Secure':'')
})
})(document)`;
