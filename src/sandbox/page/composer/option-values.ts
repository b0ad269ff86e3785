/** Parses and checks the values of a command's options with the rules by which Discord's client sends them. */
import { ApplicationCommandOptionType as OptionType } from 'discord-api-types/payloads/v10';
import type { Person } from '../../protocol.ts';
import type { Locale, Words } from '../words.ts';
import { type CommandOption, localizedName } from './commands.ts';

export type OptionValue = string | number | boolean;

/** A value that the composer lists for an option. */
export interface Suggestion {
  label: string;
  value: OptionValue;
  /** The person whose id the value is. */
  person?: Person;
}

/** An option that has been added to the command being filled in. */
export interface OptionEntry {
  option: CommandOption;
  text: string;
  /** The value that was picked from the list; undefined when the text was typed. */
  value?: OptionValue;
}

type ParsedEntry = { value: OptionValue } | { error: string } | 'empty';

/** The longest string that Discord accepts for an option. */
const MAX_STRING_LENGTH = 6000;

/** The fixed choices of an option; undefined when it takes any value, or people or channels. */
export function fixedSuggestions(option: CommandOption, locale: Locale, t: Words): Suggestion[] | undefined {
  if (option.type === OptionType.Boolean) {
    return [
      { label: t.yes, value: true },
      { label: t.no, value: false },
    ];
  }
  if (!('choices' in option) || !option.choices || option.choices.length === 0) return undefined;
  return option.choices.map((choice) => ({ label: localizedName(choice, locale), value: choice.value }));
}

/** Typed text must name one of the `suggestions` if they are given. */
export function parseEntry(entry: OptionEntry, suggestions: Suggestion[] | undefined, t: Words): ParsedEntry {
  const { option } = entry;
  const text = entry.text.trim();
  if (entry.value !== undefined) return { value: entry.value };
  if (text === '') return option.required ? { error: t.optionRequired } : 'empty';
  if (suggestions) {
    const name = withoutSigil(text).toLowerCase();
    const suggestion = suggestions.find(
      ({ label, value }) => label.toLowerCase() === name || String(value).toLowerCase() === name,
    );
    return suggestion ? { value: suggestion.value } : { error: t.pickFromList };
  }
  switch (option.type) {
    case OptionType.Integer:
      return /^[+-]?\d+$/.test(text) ? checkRange(Number(text), option, t) : { error: t.integerRequired };
    case OptionType.Number:
      return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)
        ? checkRange(Number(text), option, t)
        : { error: t.numberRequired };
    case OptionType.String:
      return checkLength(text, option, t);
    case OptionType.Attachment:
      return { error: t.noAttachments };
    default:
      return { error: t.pickFromList };
  }
}

function checkRange(
  value: number,
  { min_value: min, max_value: max }: { min_value?: number; max_value?: number },
  t: Words,
): ParsedEntry {
  const isTooLow = min !== undefined && value < min;
  const isTooHigh = max !== undefined && value > max;
  if (!isTooLow && !isTooHigh) return { value };
  if (min !== undefined && max !== undefined) return { error: t.between(min, max) };
  return { error: isTooLow ? t.atLeast(min) : t.atMost(max ?? 0) };
}

function checkLength(
  text: string,
  limits: { min_length?: number; max_length?: number },
  t: Words,
): ParsedEntry {
  const { min_length: min = 0, max_length: max = MAX_STRING_LENGTH } = limits;
  if (text.length < min) return { error: t.tooShort(min) };
  if (text.length > max) return { error: t.tooLong(max) };
  return { value: text };
}

/** The suggestions whose label contains the typed text. */
export function filterSuggestions(suggestions: Suggestion[], text: string): Suggestion[] {
  const query = withoutSigil(text.trim()).toLowerCase();
  return query === '' ? suggestions : suggestions.filter(({ label }) => label.toLowerCase().includes(query));
}

/** People may be typed with their "@" and channels with their "#". */
const withoutSigil = (text: string): string => text.replace(/^[@#]/, '');
