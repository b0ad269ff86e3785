import { render } from 'preact';
import { App } from './app.tsx';
import './css/colors.css';
import './css/base.css';
import './css/layout.css';
import './css/sidebar.css';
import './css/log.css';
import './css/members.css';
import './css/message.css';
import './css/markdown.css';
import './css/components.css';
import './css/media.css';
import './css/select.css';
import './css/composer.css';
import './css/modal.css';

const root = document.getElementById('app');
if (root) render(<App />, root);
