import { useState } from 'preact/hooks';
import { Icon } from '../components/icons.tsx';
import { usePane } from '../state/contexts.ts';

/** Deletes the message at the second press. */
export function DeleteButton({ messageId }: { messageId: string }) {
  const { t, ask } = usePane();
  const [sure, setSure] = useState(false);
  return (
    <div class="message-tools">
      <button
        type="button"
        class={sure ? 'sure' : ''}
        aria-label={t.deleteMessage}
        title={t.deleteMessage}
        onBlur={() => setSure(false)}
        onClick={() => (sure ? void ask({ do: 'delete', messageId }) : setSure(true))}
      >
        <Icon name="trash" size={18} />
        {sure && <span>{t.deleteSure}</span>}
      </button>
    </div>
  );
}
