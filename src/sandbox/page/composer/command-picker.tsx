/** The commands that match what was typed after the slash. */
import { useEffect, useRef } from 'preact/hooks';
import { Avatar } from '../components/avatar.tsx';
import { usePane } from '../state/contexts.ts';
import { type Command, nameOf } from './commands.ts';

interface Props {
  id: string;
  commands: Command[];
  active: number;
  onHover: (index: number) => void;
  onPick: (command: Command) => void;
}

export function Picker({ id, commands, active, onHover, onPick }: Props) {
  const { t, viewer, people } = usePane();
  const bot = people.find((person) => person.bot);
  const list = useRef<HTMLDivElement>(null);

  // The active one is read from the page.
  useEffect(() => {
    list.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div class="popout">
      <p class="popout-title">
        {bot && <Avatar person={bot} size={20} />}
        {bot?.name ?? t.commandsMatching}
      </p>
      <div class="listbox" role="listbox" id={id} aria-label={t.commandsMatching} ref={list} tabIndex={-1}>
        {commands.length === 0 && <p class="listbox-empty">{t.noCommand}</p>}
        {commands.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled in the text field, where the focus stays
          <div
            key={command.path.join(' ')}
            id={`${id}-${index}`}
            class={index === active ? 'option command active' : 'option command'}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerMove={() => index !== active && onHover(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(command)}
          >
            {bot && <Avatar person={bot} size={32} />}
            <span class="option-text">
              <span class="option-label">
                /{command.title}
                {command.options.map((option) => (
                  <span key={option.name} class={option.required ? 'hinted required' : 'hinted'}>
                    {nameOf(option, viewer.locale)}
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
