import { Avatar } from '../components/avatar.tsx';
import { LoadingDots } from '../components/loading-dots.tsx';
import { isUnanswered } from '../state/connection.ts';
import { usePane } from '../state/contexts.ts';

/** A command that the bot has not answered yet, or did not answer. */
export interface PendingCommand {
  sequence: number;
  channelId: string;
  title: string;
  /** Why the command failed, in the sandbox's words. */
  error?: string;
}

interface Props {
  command: PendingCommand;
  onDismiss: () => void;
}

export function PendingCommandRow({ command, onDismiss }: Props) {
  const { t, viewer, people } = usePane();
  const bot = people.find((person) => person.bot);
  const { title, error } = command;
  return (
    <div class={error === undefined ? 'message pending-command' : 'message pending-command failed'}>
      <div class="context-line">
        <Avatar person={viewer} size={16} />
        <span class="context-name">{viewer.name}</span>
        <span class="context-text">{t.usedBeforeCommand}</span>
        <span class="mention">/{title}</span>
        <span class="context-text">{t.usedAfterCommand}</span>
      </div>
      <div class="message-row">
        <div class="gutter">{bot && <Avatar person={bot} size={40} />}</div>
        <div class="message-body">
          {error === undefined ? (
            <p class="thinking">
              <LoadingDots /> {t.sendingCommand}
            </p>
          ) : (
            <>
              <p class="interaction-failure" role="alert">
                {isUnanswered(error) ? t.noResponse : error}
              </p>
              <p class="ephemeral-notice">
                {t.onlyYou} •{' '}
                <button type="button" class="link" onClick={onDismiss}>
                  {t.dismiss}
                </button>
              </p>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
