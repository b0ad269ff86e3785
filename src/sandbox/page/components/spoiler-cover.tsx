import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { usePane } from '../state/contexts.ts';

interface Props {
  isSpoiler: boolean;
  children: ComponentChildren;
}

/** Blurs a spoiler until it is pressed; draws anything else unchanged. */
export function SpoilerCover({ isSpoiler, children }: Props) {
  const { t } = usePane();
  const [isRevealed, setIsRevealed] = useState(false);
  if (!isSpoiler || isRevealed) return <>{children}</>;
  return (
    <div class="covered">
      <div class="covered-content" inert>
        {children}
      </div>
      <button type="button" class="spoiler-cover" onClick={() => setIsRevealed(true)}>
        <span>{t.spoiler}</span>
      </button>
    </div>
  );
}
