import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { usePane } from '../state/contexts.ts';

/** Text that is hidden until it is pressed. */
export function Spoiler({ children }: { children: ComponentChildren }) {
  const { t } = usePane();
  const [isRevealed, setIsRevealed] = useState(false);
  if (isRevealed) return <span class="spoiler open">{children}</span>;
  return (
    <button type="button" class="spoiler" aria-label={t.spoiler} onClick={() => setIsRevealed(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
