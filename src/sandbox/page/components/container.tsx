import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { usePane } from '../state/contexts.ts';

interface Props {
  accent: number | undefined;
  spoiler: boolean;
  children: ComponentChildren;
}

const hex = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

/** The card that holds a message's components, with its bar of colour. */
export function Container({ accent, spoiler, children }: Props) {
  const style = accent === undefined ? {} : { '--accent': hex(accent) };
  return (
    <div class={accent === undefined ? 'container' : 'container accented'} style={style}>
      <Veil on={spoiler}>
        <div class="container-body">{children}</div>
      </Veil>
    </div>
  );
}

/** Hides what is a spoiler until it is pressed. */
export function Veil({ on, children }: { on: boolean; children: ComponentChildren }) {
  const { t } = usePane();
  const [open, setOpen] = useState(false);
  if (!on || open) return <>{children}</>;
  return (
    <div class="veiled">
      <div class="veiled-content" inert>
        {children}
      </div>
      <button type="button" class="veil" onClick={() => setOpen(true)}>
        <span>{t.spoiler}</span>
      </button>
    </div>
  );
}
