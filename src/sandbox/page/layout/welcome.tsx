import type { Channel } from '../../protocol.ts';
import { Icon } from '../components/icons.tsx';
import { type Command, listCommands } from '../composer/commands.ts';
import { usePane } from '../state/contexts.ts';

/** The text at the beginning of a channel. An empty channel also suggests a first command, which runs at once if it has no options. */
export function Welcome({ channel, isEmpty }: { channel: Channel; isEmpty: boolean }) {
  const { t } = usePane();
  const isThread = channel.kind === 'thread';
  return (
    <div class="welcome">
      <span class="welcome-icon">
        <Icon name={isThread ? 'thread' : 'hash'} size={40} />
      </span>
      <h2>{isThread ? channel.name : t.welcome(channel.name)}</h2>
      <p>{isThread ? t.welcomeThread : t.welcomeText(channel.name)}</p>
      {isEmpty && <FirstCommandHint />}
    </div>
  );
}

function FirstCommandHint() {
  const { t, commands, viewer, fillCommand, runCommand } = usePane();
  const command = firstCommand(listCommands(commands, viewer.locale, viewer.manager));
  if (!command) return <p class="hint waiting">{t.waitingForBot}</p>;
  const { path, title, options } = command;
  const onClick = (): void =>
    options.length === 0 ? runCommand({ path, values: {} }, title) : fillCommand(`/${title} `);
  return (
    <button type="button" class="hint" onClick={onClick}>
      {t.hintBeforeCommand} <code>/{title}</code> {t.hintAfterCommand}
    </button>
  );
}

/** Commands that lead to a game, the easiest first. */
const FIRST_COMMANDS: readonly (string | undefined)[] = ['games', 'play'];

function firstCommand(commands: Command[]): Command | undefined {
  const [preferred] = FIRST_COMMANDS.flatMap((name) => commands.find(({ path }) => path[0] === name) ?? []);
  return preferred ?? commands[0];
}
