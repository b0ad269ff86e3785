/** The line at the bottom of a pane: talk, or a command with its options. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Channel, FilledCommand } from '../../protocol.ts';
import { usePane } from '../state/contexts.ts';
import { CommandLine } from './command-input.tsx';
import { commandsFor, parseTyped, type Typed } from './commands.ts';
import { TextLine } from './message-input.tsx';

interface Props {
  channel: Channel;
  /** Text that something else on the page put here; its number tells two of the same apart. */
  filled: { text: string; number: number } | undefined;
  onCommand: (command: FilledCommand, title: string) => void;
}

export function Composer({ channel, filled, onCommand }: Props) {
  const { viewer, commands: all, ask } = usePane();
  const commands = commandsFor(all, viewer.locale, viewer.manager);
  const [text, setText] = useState('');
  const [typed, setTyped] = useState<Typed>();
  const line = useRef<HTMLTextAreaElement>(null);

  function change(value: string): void {
    const parsed = parseTyped(value, commands, viewer.locale);
    setTyped(parsed);
    setText(parsed ? '' : value);
  }

  function leave(rest: string): void {
    setTyped(undefined);
    setText(rest);
  }

  const wasTyped = useRef(false);
  useLayoutEffect(() => {
    if (wasTyped.current && !typed) line.current?.focus();
    wasTyped.current = typed !== undefined;
  }, [typed]);

  // Only a new filling may overwrite what is there.
  useLayoutEffect(() => {
    if (!filled) return;
    change(filled.text);
    line.current?.focus();
  }, [filled?.number]);

  async function say(): Promise<void> {
    const said = text.trim();
    if (said === '') return;
    setText('');
    const outcome = await ask({ do: 'say', channelId: channel.id, text: said });
    if (!outcome.ok) setText((now) => (now === '' ? said : now));
  }

  if (typed) {
    return (
      <CommandLine
        key={`${typed.command.path.join(' ')} ${filled?.number ?? 0}`}
        typed={typed}
        channel={channel}
        onLeave={leave}
        onAnother={change}
        onSend={(values) => {
          onCommand({ path: typed.command.path, values }, typed.command.title);
          leave('');
        }}
      />
    );
  }
  return (
    <TextLine
      text={text}
      channel={channel}
      commands={commands}
      field={line}
      onText={change}
      onPick={(command) => change(`/${command.title} `)}
      onSend={() => void say()}
    />
  );
}
