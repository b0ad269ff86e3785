import { Icon } from '../components/icons.tsx';
import { usePane } from '../state/contexts.ts';

/** Discord's own sentence in the reader's words; what the sandbox says beside it is meant for developers. */
const NO_ANSWER = 'This interaction failed';

export function Failure({ text }: { text: string }) {
  const { t } = usePane();
  return (
    <p class="failure" role="alert">
      {text === NO_ANSWER || text === '' ? t.failed : text}
    </p>
  );
}

export function Ephemeral({ messageId }: { messageId: string }) {
  const { t, ask, toLine } = usePane();
  // What had the focus goes with the message.
  const dismiss = async () => {
    const outcome = await ask({ do: 'dismiss', messageId });
    if (outcome.ok) toLine();
  };
  return (
    <p class="only-you">
      <Icon name="eye" size={16} /> {t.onlyYou} •{' '}
      <button type="button" class="link" onClick={() => void dismiss()}>
        {t.dismiss}
      </button>
    </p>
  );
}
