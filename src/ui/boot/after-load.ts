/**
 * Runs something that nothing on the page waits for, once and in a task of its own: after the page has loaded, or
 * earlier if the visitor clicks, hides the page or leaves it first.
 */
export function afterLoad(page: Window, work: () => void): void {
  const done = new AbortController();
  const once = { once: true, capture: true, signal: done.signal };
  const run = () => {
    if (done.signal.aborted) return;
    done.abort();
    work();
  };
  const runSoon = () => page.setTimeout(run, 0);
  page.document.addEventListener('click', run, once);
  page.document.addEventListener('visibilitychange', run, once);
  page.addEventListener('pagehide', run, once);
  if (page.document.readyState === 'complete') runSoon();
  else page.addEventListener('load', runSoon, once);
}
