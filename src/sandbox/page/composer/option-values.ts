/** What was filled into a command's option: is it one that Discord would send? */
import { ApplicationCommandOptionType as Type } from 'discord-api-types/payloads/v10';
import type { Person } from '../../protocol.ts';
import type { Locale, Words } from '../words.ts';
import { nameOf, type Option } from './commands.ts';

export type Value = string | number | boolean;

export interface Offer {
  label: string;
  value: Value;
  /** Whom it stands for. */
  person?: Person;
}

/** An option in the composer: what stands in its field, and the value if one was chosen from a list. */
export interface Entry {
  option: Option;
  text: string;
  value?: Value;
}

export type Reading = { value: Value } | { fault: string } | 'empty';

/** The choices that an option names itself; people and channels are the caller's. */
export function ownOffers(option: Option, locale: Locale, t: Words): Offer[] | undefined {
  if (option.type === Type.Boolean) {
    return [
      { label: t.yes, value: true },
      { label: t.no, value: false },
    ];
  }
  if (!('choices' in option) || !option.choices || option.choices.length === 0) return undefined;
  return option.choices.map((choice) => ({ label: nameOf(choice, locale), value: choice.value }));
}

/** `offers`: what the option's value must come from, if it must. */
export function readEntry(entry: Entry, offers: Offer[] | undefined, t: Words): Reading {
  const { option } = entry;
  const text = entry.text.trim();
  if (entry.value !== undefined) return { value: entry.value };
  if (text === '') return option.required ? { fault: t.optionNeeded } : 'empty';
  if (offers) {
    const same = (word: string) => word.toLowerCase() === text.replace(/^[@#]/, '').toLowerCase();
    const offer = offers.find(({ label, value }) => same(label) || same(String(value)));
    return offer ? { value: offer.value } : { fault: t.pickFromList };
  }
  switch (option.type) {
    case Type.Integer:
      return /^[+-]?\d+$/.test(text) ? inRange(Number(text), option, t) : { fault: t.needInteger };
    case Type.Number:
      return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)
        ? inRange(Number(text), option, t)
        : { fault: t.needNumber };
    case Type.String:
      return ofLength(text, option, t);
    case Type.Attachment:
      return { fault: t.notHere };
    default:
      return { fault: t.pickFromList };
  }
}

function inRange(value: number, limits: { min_value?: number; max_value?: number }, t: Words): Reading {
  const { min_value: min, max_value: max } = limits;
  const isLow = min !== undefined && value < min;
  const isHigh = max !== undefined && value > max;
  if (!isLow && !isHigh) return { value };
  if (min !== undefined && max !== undefined) return { fault: t.between(min, max) };
  return { fault: isLow ? t.atLeast(min) : t.atMost(max ?? 0) };
}

function ofLength(text: string, limits: { min_length?: number; max_length?: number }, t: Words): Reading {
  const { min_length: min = 0, max_length: max = 6000 } = limits;
  if (text.length < min) return { fault: t.tooShort(min) };
  if (text.length > max) return { fault: t.tooLong(max) };
  return { value: text };
}

/** The offers that hold what was typed. */
export function narrowed(offers: Offer[], text: string): Offer[] {
  const query = text.trim().replace(/^[@#]/, '').toLowerCase();
  return query === '' ? offers : offers.filter(({ label }) => label.toLowerCase().includes(query));
}
