/** A command on its way to the bot, and what is left of it when the bot did not answer. */
import { Avatar } from '../components/avatar.tsx';
import { Dots } from '../components/button.tsx';
import { usePane } from '../state/contexts.ts';

export interface Sent {
  number: number;
  channelId: string;
  title: string;
  /** Why it was not answered, in the sandbox's words. */
  failed?: string;
}

const NO_ANSWER = 'This interaction failed';

export function SentCommand({ sent, onForget }: { sent: Sent; onForget: () => void }) {
  const { t, viewer, people } = usePane();
  const bot = people.find((person) => person.bot);
  const isFailed = sent.failed !== undefined;
  return (
    <div class={isFailed ? 'message sent failed' : 'message sent'}>
      <div class="above">
        <Avatar person={viewer} size={16} />
        <span class="above-name">{viewer.name}</span>
        <span class="above-text">{t.usedMiddle}</span>
        <span class="mention">/{sent.title}</span>
        <span class="above-text">{t.usedAfter}</span>
      </div>
      <div class="message-row">
        <div class="gutter">{bot && <Avatar person={bot} size={40} />}</div>
        <div class="message-body">
          {isFailed ? (
            <>
              <p class="failure" role="alert">
                {sent.failed === NO_ANSWER || sent.failed === '' ? t.noResponse : sent.failed}
              </p>
              <p class="only-you">
                {t.onlyYou} •{' '}
                <button type="button" class="link" onClick={onForget}>
                  {t.dismiss}
                </button>
              </p>
            </>
          ) : (
            <p class="thinking">
              <Dots /> {t.sendingCommand}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
