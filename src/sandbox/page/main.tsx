import { render } from 'preact';
import { App } from './app.tsx';
import './styles.ts';

const root = document.getElementById('app');
if (root) render(<App />, root);
