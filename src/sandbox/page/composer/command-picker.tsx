import { useEffect, useRef } from 'preact/hooks';
import { Avatar } from '../components/avatar.tsx';
import { usePane } from '../state/contexts.ts';
import { type Command, localizedName } from './commands.ts';

interface Props {
  id: string;
  commands: Command[];
  activeIndex: number;
  onHover: (index: number) => void;
  onPick: (command: Command) => void;
}

/** The list of commands that match the text after the slash. */
export function CommandPicker({ id, commands, activeIndex, onHover, onPick }: Props) {
  const { t, viewer, people } = usePane();
  const bot = people.find((person) => person.bot);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);

  return (
    <div class="popout">
      <p class="popout-title">
        {bot && <Avatar person={bot} size={20} />}
        {bot?.name ?? t.commands}
      </p>
      {commands.length === 0 && <p class="listbox-empty">{t.noCommand}</p>}
      <div class="listbox" role="listbox" id={id} aria-label={t.commands} ref={list} tabIndex={-1}>
        {commands.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled in the text field, where the focus stays
          <div
            key={command.path.join(' ')}
            id={`${id}-${index}`}
            class={index === activeIndex ? 'option command active' : 'option command'}
            role="option"
            tabIndex={-1}
            aria-selected={index === activeIndex}
            onPointerMove={() => index !== activeIndex && onHover(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(command)}
          >
            {bot && <Avatar person={bot} size={32} />}
            <span class="option-text">
              <span class="option-label">
                /{command.title}
                {command.options.map((option) => (
                  <span
                    key={option.name}
                    class={option.required ? 'command-option required' : 'command-option'}
                  >
                    {localizedName(option, viewer.locale)}
                  </span>
                ))}
              </span>
              <span class="option-description">{command.description}</span>
            </span>
            <span class="option-note">{bot?.name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
