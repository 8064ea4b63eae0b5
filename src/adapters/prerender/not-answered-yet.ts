/**
 * Any port of a service while a page is rendered before there is a visitor: whatever is asked of it is not answered yet,
 * which is the state in which every visitor finds the page.
 */
export function notAnsweredYet<Port extends object>(port: abstract new (...args: never) => Port): Port {
  return new Proxy<Port>(Object.create(port.prototype), {
    // Nobody can wait for the port itself, or taking it would never end.
    get: (_, name) => (name === 'then' ? undefined : () => new Promise(() => {})),
  });
}
