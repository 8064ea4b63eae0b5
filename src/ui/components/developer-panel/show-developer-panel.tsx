import { createRoot } from 'react-dom/client';
import { DeveloperPanel, type Environments } from './developer-panel.tsx';

/** Adds the panel at the end of the page, in a React root of its own, so that pages need not know about it. */
export function showDeveloperPanel(environments: Environments): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<DeveloperPanel {...environments} />);
}
