import { Icon } from '../components/icons.tsx';
import { isUnanswered } from '../state/connection.ts';
import { usePane } from '../state/contexts.ts';

/** Why a press on a component failed. Reasons other than a missing answer come from the sandbox, for developers. */
export function InteractionFailure({ reason }: { reason: string }) {
  const { t } = usePane();
  return (
    <p class="interaction-failure" role="alert">
      {isUnanswered(reason) ? t.interactionFailed : reason}
    </p>
  );
}

/** Tells the viewer that nobody else sees the message, and lets them dismiss it. */
export function EphemeralNotice({ messageId }: { messageId: string }) {
  const { t, sendRequest, focusComposer } = usePane();
  // The focused button disappears with the message, so the focus needs a new place.
  const dismiss = async () => {
    const result = await sendRequest({ type: 'dismissMessage', messageId });
    if (result.ok) focusComposer();
  };
  return (
    <p class="ephemeral-notice">
      <Icon name="eye" size={16} /> {t.onlyYou} •{' '}
      <button type="button" class="link" onClick={() => void dismiss()}>
        {t.dismiss}
      </button>
    </p>
  );
}
