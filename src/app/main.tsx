import '@fontsource-variable/inter';
import '#theme/reset.css';
import '#theme/theme.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { StartFailure } from '#screens/_shell/StartFailure';
import { startApp } from './start';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const app = await startApp().catch((error: unknown): ReactNode => {
  console.error(error);
  return <StartFailure reason={error instanceof Error ? error.message : String(error)} />;
});
if (app) createRoot(container).render(<StrictMode>{app}</StrictMode>);
