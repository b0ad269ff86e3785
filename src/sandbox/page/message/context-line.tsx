import type { ComponentChildren } from 'preact';
import type { MessageView, Person } from '../../protocol.ts';
import { Avatar } from '../components/avatar.tsx';
import { Emoji } from '../components/emoji.tsx';
import { listCommands } from '../composer/commands.ts';
import { firstText, previewLine } from '../markdown/preview-line.ts';
import { type PaneContextValue, usePane } from '../state/contexts.ts';
import type { Locale } from '../words.ts';
import { AppTag } from './message-header.tsx';

interface Props {
  message: MessageView;
  repliedMessage: MessageView | undefined;
}

/** The small line above a message: the command that it answers, or the message that it replies to. */
export function ContextLine({ message, repliedMessage }: Props) {
  const { t, viewer, loadedPeople, channels, roles, commands, fillCommand, jumpTo } = usePane();
  if (message.usedBy) {
    const { person, command } = message.usedBy;
    const title = localizedCommand(commands, command, viewer.locale);
    return (
      <Line person={person}>
        <span class="context-text">{t.usedBeforeCommand}</span>
        <button type="button" class="mention" onClick={() => fillCommand(`${title} `)}>
          {title}
        </button>
        <span class="context-text">{t.usedAfterCommand}</span>
      </Line>
    );
  }
  if (!message.replyTo) return null;
  return (
    <Line person={message.replyTo.author}>
      {repliedMessage ? (
        <button
          type="button"
          class="context-text preview"
          onClick={() => jumpTo(repliedMessage.channelId, repliedMessage.id)}
        >
          <Preview
            parts={previewLine(
              repliedMessage.content || (firstText(repliedMessage.components) ?? ''),
              { people: loadedPeople, channels, roles, locale: viewer.locale },
              Date.now(),
            )}
            placeholder={t.seeAttachment}
          />
        </button>
      ) : (
        <span class="context-text preview">{t.notLoaded}</span>
      )}
    </Line>
  );
}

function Preview({ parts, placeholder }: { parts: ReturnType<typeof previewLine>; placeholder: string }) {
  if (parts.length === 0) return <>{placeholder}</>;
  return (
    <>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Emoji key={index} id={part.id} name={part.name} isAnimated={part.animated} />
        ),
      )}
    </>
  );
}

function Line({ person, children }: { person: Person; children: ComponentChildren }) {
  return (
    <div class="context-line">
      <Avatar person={person} size={16} />
      {person.bot && <AppTag />}
      <span class="context-name">{person.name}</span>
      {children}
    </div>
  );
}

/** The command with its slash in the viewer's locale; `used` has the untranslated names. */
function localizedCommand(commands: PaneContextValue['commands'], used: string, locale: Locale): string {
  const command = listCommands(commands, locale, true).find(({ path }) => `/${path.join(' ')}` === used);
  return command ? `/${command.title}` : used;
}
