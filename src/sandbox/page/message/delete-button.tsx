import { useState } from 'preact/hooks';
import { Icon } from '../components/icons.tsx';
import { usePane } from '../state/contexts.ts';

/** The first press asks for confirmation and the second one deletes the message. */
export function DeleteButton({ messageId }: { messageId: string }) {
  const { t, sendRequest } = usePane();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <div class="message-actions">
      <button
        type="button"
        class={isConfirming ? 'confirming' : ''}
        aria-label={t.deleteMessage}
        title={t.deleteMessage}
        onBlur={() => setIsConfirming(false)}
        onClick={() =>
          isConfirming ? void sendRequest({ type: 'deleteMessage', messageId }) : setIsConfirming(true)
        }
      >
        <Icon name="trash" size={18} />
        {isConfirming && <span>{t.confirmDelete}</span>}
      </button>
    </div>
  );
}
