/**
 * A service port for prerendering: no call is ever answered, which is the state in which every visitor first sees the
 * page.
 */
export function notAnsweredYet<Port extends object>(port: abstract new (...args: never) => Port): Port {
  return new Proxy<Port>(Object.create(port.prototype), {
    // The port itself must not look like a promise, or awaiting it would never end.
    get: (_, name) => (name === 'then' ? undefined : () => new Promise(() => {})),
  });
}
