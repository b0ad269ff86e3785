import { useEffect } from 'preact/hooks';
import { Icon } from '../components/icons.tsx';
import { isUnanswered, type RequestResult } from '../state/connection.ts';
import { usePane } from '../state/contexts.ts';

export type Failure = Extract<RequestResult, { ok: false }>;

/** How long the page says that something has changed; what is there now speaks for itself. */
const SHOWN_MS = 4_000;

/**
 * Why a press on a component failed. What has changed meanwhile is said in the viewer's language, for some seconds; all reasons
 * but that one and a missing answer come from the sandbox, for developers.
 */
export function InteractionFailure({ failure, onFaded }: { failure: Failure; onFaded: () => void }) {
  const { t } = usePane();
  const { error, isGone = false } = failure;
  useEffect(() => {
    if (!isGone) return;
    const timer = setTimeout(onFaded, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [failure]);
  if (isGone) {
    return (
      <p class="interaction-failure fading" role="status">
        {t.hasChanged}
      </p>
    );
  }
  return (
    <p class="interaction-failure" role="alert">
      {isUnanswered(error) ? t.interactionFailed : error}
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
