import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, hurry } from './app.tsx';
import './styles/base.css';
import './styles/home.css';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
hurry();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'));
}
