import { afterAll } from 'vitest';

/** All files of a worker have one document: each finds it empty, and what it listens to on it ends with it. */
const undo: (() => void)[] = [];

document.head.replaceChildren();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');

for (const target of [window, document, document.documentElement, document.body]) {
  const add = target.addEventListener;
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    add.call(target, type, listener, options);
    undo.push(() => target.removeEventListener(type, listener, options));
  };
  undo.push(() => {
    target.addEventListener = add;
  });
}

afterAll(() => {
  for (const step of undo.splice(0)) step();
});
