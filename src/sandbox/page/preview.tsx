/**
 * Draws single messages outside of any channel, for measurements and for sheets of many screens. A script in the same
 * page calls `window.preview.show`, and reads the document afterwards.
 */
import { type ComponentChild, render } from 'preact';
import type { MessageView, Person, PreviewItem } from '../protocol.ts';
import { Message } from './message/message.tsx';
import { type PaneContextValue, PaneProvider } from './state/contexts.ts';
import { words } from './words.ts';
import './styles.ts';
import './css/preview.css';

const person = (name: string, locale: Person['locale'], bot: boolean): Person => ({
  id: bot ? '1' : '2',
  name,
  color: '#5865f2',
  locale,
  manager: false,
  bot,
});

const paneOf = (locale: Person['locale']): PaneContextValue => ({
  viewer: person('Ann', locale, false),
  t: words[locale],
  people: [],
  loadedPeople: [],
  channels: [],
  roles: [],
  commands: [],
  sendRequest: async () => ({ ok: true }),
  autocomplete: async () => [],
  openChannel: () => {},
  jumpTo: () => {},
  focusComposer: () => {},
  fillCommand: () => {},
  runCommand: () => {},
});

const AT = Date.UTC(2026, 0, 1, 12);

function PreviewMessage({ item, index }: { item: PreviewItem; index: number }): ComponentChild {
  const message: MessageView = {
    id: `${index}`,
    channelId: '3',
    author: person('Bot', item.locale, true),
    at: AT,
    content: '',
    components: item.components,
    attachments: [],
    ephemeral: item.ephemeral,
    mentions: [],
    thinking: false,
    pinged: false,
  };
  return (
    <section class="pane" lang={item.locale}>
      {item.caption !== undefined && <h2>{item.caption}</h2>}
      <PaneProvider value={paneOf(item.locale)}>
        <Message message={message} isGrouped={false} repliedMessage={undefined} jumpSequence={0} />
      </PaneProvider>
    </section>
  );
}

const root = document.getElementById('app');
const preview = {
  show(items: readonly PreviewItem[]): void {
    if (!root) return;
    render(null, root);
    render(
      <div class="previews">
        {items.map((item, index) => (
          <PreviewMessage key={index} item={item} index={index} />
        ))}
      </div>,
      root,
    );
  },
};

Object.assign(window, { preview });
