import type { RefObject } from 'preact';
import { useId, useLayoutEffect, useState } from 'preact/hooks';
import type { Channel } from '../../protocol.ts';
import { Icon } from '../components/icons.tsx';
import { usePane } from '../state/contexts.ts';
import { CommandPicker } from './command-picker.tsx';
import { type Command, searchCommands } from './commands.ts';

interface Props {
  text: string;
  channel: Channel;
  commands: Command[];
  field: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
  onPick: (command: Command) => void;
  onSend: () => void;
}

/** The longest message that Discord accepts. */
const MAX_MESSAGE_LENGTH = 2000;

/** A field for a plain message. Text that begins with a slash opens the list of commands. */
export function MessageInput({ text, channel, commands, field, onText, onPick, onSend }: Props) {
  const { t } = usePane();
  const listId = useId();
  // The state of the list belongs to the text it was made for: other text resets it.
  const [list, setList] = useState({ text: '', activeIndex: 0, isDismissed: false });
  const { activeIndex, isDismissed } = list.text === text ? list : { activeIndex: 0, isDismissed: false };
  const setActiveIndex = (index: number) => setList({ text, activeIndex: index, isDismissed: false });
  const isCommand = text.startsWith('/') && !text.includes('\n');
  const matches = isCommand ? searchCommands(commands, text) : [];
  const isListOpen = isCommand && !isDismissed;

  // The field grows with its text.
  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [text, field]);

  function onKeyDown(event: KeyboardEvent): void {
    // An Enter that confirms a word of an input method does not send the message.
    if (event.isComposing) return;
    const command = isListOpen ? matches[activeIndex] : undefined;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (command) onPick(command);
      else if (!isCommand) onSend();
    } else if (command && event.key === 'Tab') {
      event.preventDefault();
      onPick(command);
    } else if (isListOpen && matches.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActiveIndex((activeIndex + step + matches.length) % matches.length);
    } else if (isListOpen && event.key === 'Escape') {
      event.stopPropagation();
      setList({ text, activeIndex: 0, isDismissed: true });
    }
  }

  return (
    <div class="composer">
      {isListOpen && (
        <CommandPicker
          id={listId}
          commands={matches}
          activeIndex={activeIndex}
          onHover={setActiveIndex}
          onPick={onPick}
        />
      )}
      <div class="composer-line">
        <textarea
          ref={field}
          rows={1}
          value={text}
          maxLength={MAX_MESSAGE_LENGTH}
          placeholder={t.messageTo(channel.name)}
          aria-label={t.messageTo(channel.name)}
          aria-autocomplete="list"
          aria-controls={isListOpen ? listId : undefined}
          aria-activedescendant={isListOpen && matches.length > 0 ? `${listId}-${activeIndex}` : undefined}
          onInput={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {text.trim() !== '' && !isCommand && (
          <button type="button" class="composer-button" aria-label={t.send} title={t.send} onClick={onSend}>
            <Icon name="send" />
          </button>
        )}
      </div>
    </div>
  );
}
