import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { usePane } from '../state/contexts.ts';

/** Text that shows itself when pressed. */
export function Spoiler({ children }: { children: ComponentChildren }) {
  const { t } = usePane();
  const [open, setOpen] = useState(false);
  if (open) return <span class="spoiler open">{children}</span>;
  return (
    <button type="button" class="spoiler" aria-label={t.spoiler} onClick={() => setOpen(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
