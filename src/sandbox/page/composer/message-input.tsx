/** Plain text; a slash at its beginning lists the commands. */
import type { RefObject } from 'preact';
import { useId, useLayoutEffect, useState } from 'preact/hooks';
import type { Channel } from '../../protocol.ts';
import { Icon } from '../components/icons.tsx';
import { usePane } from '../state/contexts.ts';
import { Picker } from './command-picker.tsx';
import { type Command, matching } from './commands.ts';

interface Props {
  text: string;
  channel: Channel;
  commands: Command[];
  field: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
  onPick: (command: Command) => void;
  onSend: () => void;
}

export function TextLine({ text, channel, commands, field, onText, onPick, onSend }: Props) {
  const { t } = usePane();
  const listId = useId();
  // Of the list for this text only: what is typed makes a new one.
  const [marked, setMarked] = useState({ text: '', index: 0, refused: false });
  const { index: active, refused } = marked.text === text ? marked : { index: 0, refused: false };
  const setActive = (index: number) => setMarked({ text, index, refused: false });
  const isCommand = text.startsWith('/') && !text.includes('\n');
  const found = isCommand ? matching(commands, text) : [];
  const open = isCommand && !refused;

  // The field is as high as its text.
  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [text, field]);

  function onKeyDown(event: KeyboardEvent): void {
    // Enter that ends a word of an input method is not ours.
    if (event.isComposing) return;
    const command = open ? found[active] : undefined;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (command) onPick(command);
      else if (!isCommand) onSend();
    } else if (command && event.key === 'Tab') {
      event.preventDefault();
      onPick(command);
    } else if (open && found.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + found.length) % found.length);
    } else if (open && event.key === 'Escape') {
      event.stopPropagation();
      setMarked({ text, index: 0, refused: true });
    }
  }

  return (
    <div class="composer">
      {open && <Picker id={listId} commands={found} active={active} onHover={setActive} onPick={onPick} />}
      <div class="composer-line">
        <textarea
          ref={field}
          rows={1}
          value={text}
          maxLength={2000}
          placeholder={t.messageTo(channel.name)}
          aria-label={t.messageTo(channel.name)}
          aria-autocomplete="list"
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open && found.length > 0 ? `${listId}-${active}` : undefined}
          onInput={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {text.trim() !== '' && !isCommand && (
          <button type="button" class="send" aria-label={t.send} title={t.send} onClick={onSend}>
            <Icon name="send" />
          </button>
        )}
      </div>
    </div>
  );
}
