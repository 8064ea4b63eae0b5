import { createRoot } from 'react-dom/client';
import { DeveloperPanel, type Environments } from './developer-panel.tsx';

/** Puts the panel at the end of the page, in a React root of its own, so that no page knows of it. */
export function showDeveloperPanel(environments: Environments): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<DeveloperPanel {...environments} />);
}
