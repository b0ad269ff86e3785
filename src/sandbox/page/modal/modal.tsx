/** The bot's dialog over its member's pane. */
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { Avatar } from '../components/avatar.tsx';
import { Dots } from '../components/button.tsx';
import { Icon } from '../components/icons.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { usePane } from '../state/contexts.ts';
import type { OpenModal } from '../state/server-state.ts';
import { ModalField } from './modal-field.tsx';
import { faultOf, firstFilled, partsOf } from './modal-fields.ts';

export function Modal({ open, onClose }: { open: OpenModal; onClose: () => void }) {
  const { t, ask, people } = usePane();
  const parts = useMemo(() => partsOf(open.modal), [open.modal]);
  const [filled, setFilled] = useState(() => firstFilled(parts));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');
  const dialog = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const bot = people.find((person) => person.bot);
  useFocusInside(dialog);

  async function submit(): Promise<void> {
    const found: Record<string, string> = {};
    for (const part of parts) {
      if (part.kind === 'text') continue;
      const id = part.field.component.custom_id;
      const fault = faultOf(part.field.component, filled[id] ?? '', t);
      if (fault) found[id] = fault;
    }
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    setState('sending');
    const outcome = await ask({ do: 'submit', modalId: open.modalId, fields: filled });
    if (outcome.ok) onClose();
    else setState('failed');
  }

  return (
    <div class="modal-back" role="dialog" aria-modal="true" aria-labelledby={titleId}>
      <form
        class="modal"
        ref={dialog}
        noValidate
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (state !== 'sending') void submit();
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
          {bot && <p class="modal-from">{t.modalFrom(bot.name)}</p>}
          {state === 'failed' && (
            <p class="modal-failed" role="alert">
              {t.modalFailed}
            </p>
          )}
          {parts.map((part, index) =>
            part.kind === 'text' ? (
              <Markdown key={index} text={part.text} />
            ) : (
              <ModalField
                key={part.field.component.custom_id}
                field={part.field}
                value={filled[part.field.component.custom_id] ?? ''}
                fault={faults[part.field.component.custom_id]}
                onChange={(value) =>
                  setFilled((all) => ({ ...all, [part.field.component.custom_id]: value }))
                }
              />
            ),
          )}
        </div>
        <footer>
          <button type="button" class="button secondary" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" class={state === 'sending' ? 'button primary waiting' : 'button primary'}>
            <span class="face">{t.submit}</span>
            {state === 'sending' && <Dots />}
          </button>
        </footer>
      </form>
    </div>
  );
}

const FOCUSABLE = 'button:not(:disabled), input, textarea, a[href]';

/** The first field has the focus, Tab goes round inside, and afterwards the focus is where it was. */
function useFocusInside(dialog: { current: HTMLFormElement | null }): void {
  useEffect(() => {
    const box = dialog.current;
    if (!box) return;
    const before = document.activeElement;
    const inside = () => [...box.querySelectorAll<HTMLElement>(FOCUSABLE)];
    (box.querySelector<HTMLElement>('.modal-body :is(input, textarea, button)') ?? inside()[0])?.focus();
    const onTab = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const all = inside();
      const edge = event.shiftKey ? all[0] : all.at(-1);
      if (document.activeElement !== edge) return;
      event.preventDefault();
      (event.shiftKey ? all.at(-1) : all[0])?.focus();
    };
    box.addEventListener('keydown', onTab);
    return () => {
      box.removeEventListener('keydown', onTab);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog]);
}
