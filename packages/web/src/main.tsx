import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadFirst } from './app.tsx';
import '@guildhall/board-kit/theme.css';
import '@guildhall/board-kit/kit.css';
import './styles/fonts.css';
import './styles/base.css';
import './pages/home/home.css';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');

function draw(on: HTMLElement): void {
  createRoot(on).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// What could not be loaded is said on the page.
void loadFirst().finally(() => draw(root));

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'));
}
