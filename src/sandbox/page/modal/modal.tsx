import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { Avatar } from '../components/avatar.tsx';
import { Icon } from '../components/icons.tsx';
import { LoadingDots } from '../components/loading-dots.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { usePane } from '../state/contexts.ts';
import type { OpenModal } from '../state/server-state.ts';
import { ModalField } from './modal-field.tsx';
import { fieldError, initialValues, modalParts } from './modal-fields.ts';

/** A modal of the bot, which covers the pane of the member who opened it. */
export function Modal({ open, onClose }: { open: OpenModal; onClose: () => void }) {
  const { t, sendRequest, people } = usePane();
  const parts = useMemo(() => modalParts(open.modal), [open.modal]);
  const [values, setValues] = useState(() => initialValues(parts));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [status, setStatus] = useState<'open' | 'sending' | 'failed'>('open');
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const bot = people.find((person) => person.bot);
  useFocusTrap(form);

  async function submit(): Promise<void> {
    const foundErrors: Record<string, string> = {};
    for (const part of parts) {
      if (part.kind === 'text') continue;
      const id = part.field.component.custom_id;
      const error = fieldError(part.field.component, values[id] ?? '', t);
      if (error) foundErrors[id] = error;
    }
    setErrors(foundErrors);
    if (Object.keys(foundErrors).length > 0) return;
    setStatus('sending');
    const result = await sendRequest({ type: 'submitModal', modalId: open.modalId, fields: values });
    if (result.ok) onClose();
    else setStatus('failed');
  }

  return (
    <div class="modal-backdrop" role="dialog" aria-modal="true" aria-labelledby={titleId}>
      <form
        class="modal"
        ref={form}
        noValidate
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (status !== 'sending') void submit();
        }}
      >
        <header>
          {bot && <Avatar person={bot} size={32} />}
          <h2 id={titleId}>{open.modal.title}</h2>
          <button type="button" class="icon-button" aria-label={t.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div class="modal-body">
          {bot && <p class="modal-notice">{t.modalNotice(bot.name)}</p>}
          {status === 'failed' && (
            <p class="modal-error" role="alert">
              {t.modalFailed}
            </p>
          )}
          {parts.map((part, index) => {
            if (part.kind === 'text') return <Markdown key={index} text={part.text} />;
            const id = part.field.component.custom_id;
            return (
              <ModalField
                key={id}
                field={part.field}
                value={values[id] ?? ''}
                error={errors[id]}
                onChange={(value) => setValues((current) => ({ ...current, [id]: value }))}
              />
            );
          })}
        </div>
        <footer>
          <button type="button" class="button secondary" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" class={status === 'sending' ? 'button primary waiting' : 'button primary'}>
            <span class="button-content">{t.submit}</span>
            {status === 'sending' && <LoadingDots />}
          </button>
        </footer>
      </form>
    </div>
  );
}

const FOCUSABLE = 'button:not(:disabled), input, textarea, a[href]';
const FIRST_FIELD = '.modal-body :is(input, textarea, button)';

/** Focuses the first field, keeps Tab inside the form, and returns the focus to its old place at the end. */
function useFocusTrap(form: { current: HTMLFormElement | null }): void {
  useEffect(() => {
    const root = form.current;
    if (!root) return;
    const previousFocus = document.activeElement;
    const focusableElements = () => [...root.querySelectorAll<HTMLElement>(FOCUSABLE)];
    (root.querySelector<HTMLElement>(FIRST_FIELD) ?? focusableElements()[0])?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const elements = focusableElements();
      const [first, last] = [elements[0], elements.at(-1)];
      if (document.activeElement !== (event.shiftKey ? first : last)) return;
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    };
    root.addEventListener('keydown', onKeyDown);
    return () => {
      root.removeEventListener('keydown', onKeyDown);
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus();
    };
  }, [form]);
}
