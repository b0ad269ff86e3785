/** The small line above a message: the command that brought it, or the message that it answers. */
import type { ComponentChildren } from 'preact';
import type { Person, SeenMessage } from '../../protocol.ts';
import { Avatar } from '../components/avatar.tsx';
import { commandsFor } from '../composer/commands.ts';
import { firstLine } from '../markdown/preview-line.ts';
import { type PaneTools, usePane } from '../state/contexts.ts';
import type { Locale } from '../words.ts';
import { AppTag } from './message-header.tsx';

interface Props {
  message: SeenMessage;
  replied: SeenMessage | undefined;
}

export function Above({ message, replied }: Props) {
  const { t, viewer, people, channels, commands, fillCommand, jumpTo } = usePane();
  if (message.usedBy) {
    const { person, command } = message.usedBy;
    const title = titleOf(commands, command, viewer.locale);
    return (
      <Line person={person}>
        <span class="above-text">{t.usedMiddle}</span>
        <button type="button" class="mention" onClick={() => fillCommand(`${title} `)}>
          {title}
        </button>
        <span class="above-text">{t.usedAfter}</span>
      </Line>
    );
  }
  if (!message.replyTo) return null;
  return (
    <Line person={message.replyTo.author}>
      {replied ? (
        <button
          type="button"
          class="above-text preview"
          onClick={() => jumpTo(replied.channelId, replied.id)}
        >
          {/* What has only components has no line to show. */}
          {firstLine(replied.content, { people, channels, locale: viewer.locale }, Date.now()) ||
            t.seeAttachment}
        </button>
      ) : (
        <span class="above-text preview">{t.notLoaded}</span>
      )}
    </Line>
  );
}

function Line({ person, children }: { person: Person; children: ComponentChildren }) {
  return (
    <div class="above">
      <Avatar person={person} size={16} />
      {person.bot && <AppTag />}
      <span class="above-name">{person.name}</span>
      {children}
    </div>
  );
}

/** The command as its reader finds it in their own list. */
function titleOf(commands: PaneTools['commands'], used: string, locale: Locale): string {
  const found = commandsFor(commands, locale, true).find(({ path }) => `/${path.join(' ')}` === used);
  return found ? `/${found.title}` : used;
}
