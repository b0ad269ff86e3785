import type { Channel } from '../../protocol.ts';
import { Icon } from '../components/icons.tsx';
import { type Command, commandsFor } from '../composer/commands.ts';
import { usePane } from '../state/contexts.ts';

/** The beginning of a channel; in an empty one, what to try first. */
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
      {isEmpty && <Hint />}
    </div>
  );
}

function Hint() {
  const { t, commands, viewer, fillCommand } = usePane();
  const first = firstToTry(commandsFor(commands, viewer.locale, viewer.manager));
  if (!first) return <p class="hint waiting">{t.waitingForBot}</p>;
  return (
    <button type="button" class="hint" onClick={() => fillCommand(`/${first.title} `)}>
      {t.hintBefore} <code>/{first.title}</code> {t.hintAfter}
    </button>
  );
}

/** A game to play, if there is one. */
const firstToTry = (commands: Command[]): Command | undefined =>
  commands.find((command) => command.path[0] === 'play') ?? commands[0];
