import { ApplicationCommandOptionType as OptionType } from 'discord-api-types/payloads/v10';
import { useEffect, useState } from 'preact/hooks';
import { usePane } from '../state/contexts.ts';
import type { Command, CommandOption } from './commands.ts';
import {
  fixedSuggestions,
  type OptionEntry,
  type OptionValue,
  parseEntry,
  type Suggestion,
} from './option-values.ts';

/** The bot is asked for completions once typing has paused for this long. */
const TYPING_PAUSE_MS = 150;

/**
 * Returns a function that lists the suggestions for an option: its fixed choices, people, channels, or what the bot
 * completes for the current entry. The function returns undefined for an option that takes any text.
 */
export function useOptionSuggestions(
  command: Command,
  entries: OptionEntry[],
  currentEntry: OptionEntry | undefined,
  channelId: string,
): (option: CommandOption) => Suggestion[] | undefined {
  const { t, viewer, people, channels, autocomplete } = usePane();
  const [completed, setCompleted] = useState<{ optionName: string; suggestions: Suggestion[] }>();
  const completing =
    currentEntry && hasAutocomplete(currentEntry.option) && currentEntry.value === undefined
      ? currentEntry
      : undefined;

  useEffect(() => {
    if (!completing) return;
    const optionName = completing.option.name;
    let isOutdated = false;
    const timer = setTimeout(async () => {
      const values: Record<string, OptionValue> = { [optionName]: completing.text };
      for (const entry of entries.filter((other) => other !== completing)) {
        const parsed = parseEntry(entry, undefined, t);
        if (parsed !== 'empty' && 'value' in parsed) values[entry.option.name] = parsed.value;
      }
      const choices = await autocomplete({
        type: 'autocomplete',
        channelId,
        command: { path: command.path, values },
        focused: optionName,
      });
      const suggestions = choices.map(({ name, value }) => ({ label: name, value }));
      if (!isOutdated) setCompleted({ optionName, suggestions });
    }, TYPING_PAUSE_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [completing?.option.name, completing?.text]);

  return (option) => {
    switch (option.type) {
      case OptionType.User:
      case OptionType.Mentionable:
        return people.map((person) => ({ label: person.name, value: person.id, person }));
      case OptionType.Channel:
        return channels.map((channel) => ({ label: channel.name, value: channel.id }));
      case OptionType.Role:
        return [];
    }
    if (hasAutocomplete(option)) return completed?.optionName === option.name ? completed.suggestions : [];
    return fixedSuggestions(option, viewer.locale, t);
  };
}

export const hasAutocomplete = (option: CommandOption): boolean =>
  'autocomplete' in option && option.autocomplete === true;
