import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/payloads/v10';
import type { ComponentChildren } from 'preact';
import { usePlace } from '../markdown/link.tsx';
import { useMessage } from '../state/contexts.ts';
import { ComponentEmoji } from './emoji.tsx';
import { Icon } from './icons.tsx';

const LOOKS: Record<ButtonStyle, string> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
  [ButtonStyle.Link]: 'secondary',
  [ButtonStyle.Premium]: 'primary',
};

export function Button({ button }: { button: APIButtonComponent }) {
  const { pending, press } = useMessage();
  const look = `button ${LOOKS[button.style]}`;

  // Premium buttons sell things; nothing is sold here.
  if (button.style === ButtonStyle.Premium) return null;
  if (button.style === ButtonStyle.Link) {
    return <LinkButton url={button.url} look={look} face={<Face button={button} />} />;
  }
  const waits = pending === button.custom_id;
  return (
    <button
      type="button"
      class={waits ? `${look} waiting` : look}
      disabled={button.disabled ?? false}
      // Not `disabled`, which would take the focus away while the press is on its way.
      aria-disabled={pending !== undefined}
      aria-busy={waits}
      onClick={() => pending === undefined && press(button.custom_id)}
    >
      <Face button={button} />
      {waits && <Dots />}
    </button>
  );
}

function LinkButton({ url, look, face }: { url: string; look: string; face: ComponentChildren }) {
  const place = usePlace(url);
  if (place) {
    return (
      <button type="button" class={look} onClick={place.go}>
        {face}
      </button>
    );
  }
  return (
    <a class={look} href={url} target="_blank" rel="noreferrer">
      {face}
      <Icon name="link" size={14} />
    </a>
  );
}

function Face({ button }: { button: Exclude<APIButtonComponent, { sku_id: string }> }) {
  return (
    <span class="face">
      {/* Beside a label the emoji only decorates; alone it is the button's name. */}
      {button.emoji && (
        <span class="face-emoji" aria-hidden={button.label ? 'true' : undefined}>
          <ComponentEmoji emoji={button.emoji} />
        </span>
      )}
      {button.label && <span class="label">{button.label}</span>}
    </span>
  );
}

/** Three dots that say: on its way. */
export function Dots() {
  return (
    <span class="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
