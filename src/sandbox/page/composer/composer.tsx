import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Channel, FilledCommand } from '../../protocol.ts';
import { usePane } from '../state/contexts.ts';
import { CommandInput } from './command-input.tsx';
import { listCommands, type ParsedCommand, parseCommandText } from './commands.ts';
import { MessageInput } from './message-input.tsx';

export interface Prefill {
  text: string;
  /** Tells two prefills with the same text apart. */
  sequence: number;
}

interface Props {
  channel: Channel;
  /** Text that another part of the page put into the composer. */
  prefill: Prefill | undefined;
  onCommand: (command: FilledCommand, title: string) => void;
}

/** The input at the bottom of a pane: a plain message, or a command once its name and a space are typed. */
export function Composer({ channel, prefill, onCommand }: Props) {
  const { viewer, commands: apiCommands, sendRequest } = usePane();
  const commands = listCommands(apiCommands, viewer.locale, viewer.manager);
  const [text, setText] = useState('');
  const [parsed, setParsed] = useState<ParsedCommand>();
  const field = useRef<HTMLTextAreaElement>(null);

  function changeText(value: string): void {
    const parsedValue = parseCommandText(value, commands, viewer.locale);
    setParsed(parsedValue);
    setText(parsedValue ? '' : value);
  }

  function leaveCommand(remainingText: string): void {
    setParsed(undefined);
    setText(remainingText);
  }

  const wasCommand = useRef(false);
  useLayoutEffect(() => {
    if (wasCommand.current && !parsed) field.current?.focus();
    wasCommand.current = parsed !== undefined;
  }, [parsed]);

  useLayoutEffect(() => {
    if (!prefill) return;
    changeText(prefill.text);
    field.current?.focus();
  }, [prefill?.sequence]);

  async function sendMessage(): Promise<void> {
    const message = text.trim();
    if (message === '') return;
    setText('');
    const result = await sendRequest({ type: 'sendMessage', channelId: channel.id, text: message });
    // A message that could not be sent comes back unless the member has typed something else.
    if (!result.ok) setText((current) => (current === '' ? message : current));
  }

  if (parsed) {
    return (
      <CommandInput
        key={`${parsed.command.path.join(' ')} ${prefill?.sequence ?? 0}`}
        parsed={parsed}
        channel={channel}
        onLeave={leaveCommand}
        onOtherCommand={changeText}
        onSend={(values) => {
          onCommand({ path: parsed.command.path, values }, parsed.command.title);
          leaveCommand('');
        }}
      />
    );
  }
  return (
    <MessageInput
      text={text}
      channel={channel}
      commands={commands}
      field={field}
      onText={changeText}
      onPick={(command) => changeText(`/${command.title} `)}
      onSend={() => void sendMessage()}
    />
  );
}
