// What the first load asks of React, as a file of ours: the bundler then puts its helper for CommonJS beside React, instead
// of in a file of its own that entry and React both load.
export { hydrateRoot } from 'react-dom/client';
