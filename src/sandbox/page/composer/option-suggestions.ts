/** What the lists of a command's options offer: own choices, people, channels, or what the bot completes. */
import { ApplicationCommandOptionType as Type } from 'discord-api-types/payloads/v10';
import { useEffect, useState } from 'preact/hooks';
import { usePane } from '../state/contexts.ts';
import type { Command, Option } from './commands.ts';
import { type Entry, type Offer, ownOffers, readEntry, type Value } from './option-values.ts';

/** Pauses shorter than this in typing ask the bot nothing. */
const PAUSE = 150;

/** A function that gives an option's offers; undefined for those that take any text. */
export function useOffers(
  command: Command,
  entries: Entry[],
  entry: Entry | undefined,
  channelId: string,
): (option: Option) => Offer[] | undefined {
  const { t, viewer, people, channels, complete } = usePane();
  const [completed, setCompleted] = useState<{ name: string; offers: Offer[] }>();
  const asks = entry && isCompleted(entry.option) && entry.value === undefined ? entry : undefined;

  // Asked anew for each place and text.
  useEffect(() => {
    if (!asks) return;
    let late = false;
    const timer = setTimeout(async () => {
      const values: Record<string, Value> = { [asks.option.name]: asks.text };
      for (const each of entries.filter((other) => other !== asks)) {
        const reading = readEntry(each, undefined, t);
        if (reading !== 'empty' && 'value' in reading) values[each.option.name] = reading.value;
      }
      const choices = await complete({
        do: 'complete',
        channelId,
        command: { path: command.path, values },
        focused: asks.option.name,
      });
      const offers = choices.map(({ name, value }) => ({ label: name, value }));
      if (!late) setCompleted({ name: asks.option.name, offers });
    }, PAUSE);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [asks?.option.name, asks?.text]);

  return (option) => {
    switch (option.type) {
      case Type.User:
      case Type.Mentionable:
        return people.map((person) => ({ label: person.name, value: person.id, person }));
      case Type.Channel:
        return channels.map((channel) => ({ label: channel.name, value: channel.id }));
      case Type.Role:
        return [];
    }
    if (isCompleted(option)) return completed?.name === option.name ? completed.offers : [];
    return ownOffers(option, viewer.locale, t);
  };
}

export const isCompleted = (option: Option): boolean =>
  'autocomplete' in option && option.autocomplete === true;
