import { member, method } from './foreign.ts';
import { subscriptionPages } from './subscription-pages.ts';

/**
 * Whether a page shows a sign of a host app: something that one of the transports is found by. False means that there is no
 * transport; true that it is worth loading what finds one. Changes nothing in the page.
 */
export function hasHostSigns(page: object): boolean {
  const { context } = subscriptionPages;
  const messageHandlers = member(member(page, 'webkit'), 'messageHandlers');
  return (
    method(member(member(page, 'navigator'), 'duckduckgo'), 'createMessageBridge') !== null ||
    method(page, 'windowsInteropPostMessage') !== null ||
    method(member(member(page, 'chrome'), 'webview'), 'postMessage') !== null ||
    method(member(messageHandlers, context), 'postMessage') !== null ||
    method(member(page, context), 'process') !== null
  );
}
