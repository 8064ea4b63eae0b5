// What the first load needs of React, in a file of ours: the bundler then puts its CommonJS helper beside React,
// instead of in a separate file that both the entry and React load.
export { hydrateRoot } from 'react-dom/client';
