/**
 * Does what nothing on the page waits for: once, in a task of its own after the page has loaded, or at the latest when
 * the visitor leaves it.
 */
export function afterLoad(page: Window, work: () => void): void {
  const done = new AbortController();
  const once = { once: true, signal: done.signal };
  const run = () => {
    if (done.signal.aborted) return;
    done.abort();
    work();
  };
  const runSoon = () => page.setTimeout(run, 0);
  page.addEventListener('pagehide', run, once);
  if (page.document.readyState === 'complete') runSoon();
  else page.addEventListener('load', runSoon, once);
}
