import type { Channel } from '../../protocol.ts';
import { Icon } from '../components/icons.tsx';
import { type Command, listCommands } from '../composer/commands.ts';
import { usePane } from '../state/contexts.ts';

/** The text at the beginning of a channel. An empty channel also suggests a first command. */
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
  const { t, commands, viewer, fillCommand } = usePane();
  const command = firstCommand(listCommands(commands, viewer.locale, viewer.manager));
  if (!command) return <p class="hint waiting">{t.waitingForBot}</p>;
  return (
    <button type="button" class="hint" onClick={() => fillCommand(`/${command.title} `)}>
      {t.hintBeforeCommand} <code>/{command.title}</code> {t.hintAfterCommand}
    </button>
  );
}

/** Prefers a command that starts a game. */
const firstCommand = (commands: Command[]): Command | undefined =>
  commands.find((command) => command.path[0] === 'play') ?? commands[0];
