import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/payloads/v10';
import type { ComponentChildren } from 'preact';
import { useInternalLink } from '../markdown/link.tsx';
import { useMessage } from '../state/contexts.ts';
import { ComponentEmoji } from './emoji.tsx';
import { Icon } from './icons.tsx';
import { LoadingDots } from './loading-dots.tsx';

const STYLE_CLASSES: Record<ButtonStyle, string> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
  [ButtonStyle.Link]: 'secondary',
  [ButtonStyle.Premium]: 'primary',
};

export function Button({ button }: { button: APIButtonComponent }) {
  const { pending, press } = useMessage();
  const className = `button ${STYLE_CLASSES[button.style]}`;

  // Premium buttons open a purchase, which the sandbox does not have.
  if (button.style === ButtonStyle.Premium) return null;
  if (button.style === ButtonStyle.Link) {
    return (
      <LinkButton url={button.url} className={className}>
        <ButtonContent button={button} />
      </LinkButton>
    );
  }
  const isWaiting = pending === button.custom_id;
  return (
    <button
      type="button"
      class={isWaiting ? `${className} waiting` : className}
      disabled={button.disabled ?? false}
      // `disabled` would take the focus away while the press is under way.
      aria-disabled={pending !== undefined}
      aria-busy={isWaiting}
      onClick={() => pending === undefined && press(button.custom_id)}
    >
      <ButtonContent button={button} />
      {isWaiting && <LoadingDots />}
    </button>
  );
}

interface LinkButtonProps {
  url: string;
  className: string;
  children: ComponentChildren;
}

function LinkButton({ url, className, children }: LinkButtonProps) {
  const internalLink = useInternalLink(url);
  if (internalLink) {
    return (
      <button type="button" class={className} onClick={internalLink.open}>
        {children}
      </button>
    );
  }
  return (
    <a class={className} href={url} target="_blank" rel="noreferrer">
      {children}
      <Icon name="link" size={14} />
    </a>
  );
}

function ButtonContent({ button }: { button: Exclude<APIButtonComponent, { sku_id: string }> }) {
  return (
    <span class="button-content">
      {/* The emoji is decoration beside a label; without a label it is the button's accessible name. */}
      {button.emoji && (
        <span class="button-emoji" aria-hidden={button.label ? 'true' : undefined}>
          <ComponentEmoji emoji={button.emoji} />
        </span>
      )}
      {button.label && <span class="label">{button.label}</span>}
    </span>
  );
}
