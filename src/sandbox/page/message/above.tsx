/** The small line above a message: the command that brought it, or the message that it answers. */
import type { ComponentChildren } from 'preact';
import type { Person, SeenMessage } from '../../protocol.ts';
import { Avatar } from '../components/avatar.tsx';
import { usePane } from '../state/contexts.ts';
import { AppTag } from './head.tsx';

interface Props {
  message: SeenMessage;
  replied: SeenMessage | undefined;
}

export function Above({ message, replied }: Props) {
  const { t, fillCommand } = usePane();
  if (message.usedBy) {
    const { person, command } = message.usedBy;
    return (
      <Line person={person}>
        <span class="above-text">{t.usedMiddle}</span>
        <button type="button" class="mention" onClick={() => fillCommand(`${command} `)}>
          {command}
        </button>
        <span class="above-text">{t.usedAfter}</span>
      </Line>
    );
  }
  if (!message.replyTo) return null;
  return (
    <Line person={message.replyTo.author}>
      <span class="above-text preview">{replied ? previewOf(replied) || t.seeAttachment : t.notLoaded}</span>
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

/** The first line of its text without markdown's marks; what has only components has none. */
function previewOf(message: SeenMessage): string {
  const [line = ''] = message.content.split('\n');
  return line.replace(/<a?:(\w+):\d+>/g, ':$1:').replace(/[*_~|`#>]+/g, '');
}
