/** The controls of a message: its buttons, and the options of its selects. */
import { ComponentType } from 'discord-api-types/v10';
import type { Member, MessageView, Outcome } from 'stand-in-discord/testing';

export interface Control {
  readonly customId: string;
  /** The option of a select; several where it takes several. Undefined: a button. */
  readonly values?: readonly string[];
  /** The part that the bot reads: the last field of the custom id, or the option's value. */
  readonly action: string;
}

interface AnyComponent {
  readonly type: number;
  readonly components?: readonly AnyComponent[];
  readonly accessory?: AnyComponent;
  readonly custom_id?: string;
  readonly disabled?: boolean;
  readonly min_values?: number;
  readonly max_values?: number;
  readonly options?: readonly { readonly value: string }[];
}

export function controlsOf({ components }: Pick<MessageView, 'components'>): Control[] {
  return (components as readonly AnyComponent[]).flatMap(controlsIn);
}

function controlsIn(component: AnyComponent): Control[] {
  const { custom_id: customId, options = [], min_values: min = 1 } = component;
  const nested = [
    ...(component.components ?? []),
    ...(component.accessory ? [component.accessory] : []),
  ].flatMap(controlsIn);
  if (customId === undefined || component.disabled) return nested;
  const field = customId.split(':').at(-1) ?? '';
  if (component.type === ComponentType.Button) return [...nested, { customId, action: field }];
  if (component.type !== ComponentType.StringSelect) return nested;
  if (field.startsWith('+')) {
    const values = options.slice(0, Math.max(1, min)).map(({ value }) => value);
    return [...nested, { customId, values, action: field.slice(field.indexOf('.') + 1) }];
  }
  return [...nested, ...options.map(({ value }) => ({ customId, values: [value], action: value }))];
}

/** The ids of the tables whose controls a message has. */
export const tableIdIn = (message: Pick<MessageView, 'components'>): string | undefined =>
  controlsOf(message).flatMap(({ customId }) => /^m:([0-9a-z]{10}):/.exec(customId)?.[1] ?? [])[0];

export const use = (member: Member, message: MessageView | string, control: Control): Promise<Outcome> =>
  control.values
    ? member.select(message, control.customId, [...control.values])
    : member.press(message, control.customId);
