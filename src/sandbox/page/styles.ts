/** The styles of everything on the page. Their order matters: a later file overrides an earlier one. */
import './css/colors.css';
import './css/base.css';
import './css/layout.css';
import './css/sidebar.css';
import './css/message-log.css';
import './css/member-bar.css';
import './css/message.css';
import './css/thread.css';
import './css/markdown.css';
import './css/components.css';
import './css/media.css';
import './css/select.css';
import './css/composer.css';
import './css/modal.css';
import './css/touch.css';
