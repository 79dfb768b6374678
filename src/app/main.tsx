import '@fontsource-variable/inter';
import '#theme/reset.css';
import '#theme/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startApp } from './start';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const app = await startApp();
if (app) createRoot(container).render(<StrictMode>{app}</StrictMode>);
