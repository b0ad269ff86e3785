import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Channel } from '../../protocol.ts';
import { Icon } from '../components/icons.tsx';
import { usePane } from '../state/contexts.ts';
import { type CommandOption, localizedDescription, localizedName, type ParsedCommand } from './commands.ts';
import { OptionPill } from './option-pill.tsx';
import { OptionPopout } from './option-popout.tsx';
import { hasAutocomplete, useOptionSuggestions } from './option-suggestions.ts';
import {
  filterSuggestions,
  type OptionEntry,
  type OptionValue,
  parseEntry,
  type Suggestion,
} from './option-values.ts';

interface Props {
  parsed: ParsedCommand;
  channel: Channel;
  /** The member gave the command up; the text remains in the composer. */
  onLeave: (text: string) => void;
  /** The member began to type another command behind this one. */
  onOtherCommand: (text: string) => void;
  onSend: (values: Record<string, OptionValue>) => void;
}

/**
 * A command that is being filled in: its name, a pill for each added option, and a last field that adds further
 * options. The list above belongs to the current field: the values of an option, or the options that can be added.
 */
export function CommandInput({ parsed, channel, onLeave, onOtherCommand, onSend }: Props) {
  const { command } = parsed;
  const { t, viewer } = usePane();
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [entries, setEntries] = useState<OptionEntry[]>(() =>
    command.options
      .filter((option) => option.required || option.name in parsed.optionTexts)
      .map((option) => ({ option, text: parsed.optionTexts[option.name] ?? '' })),
  );
  // The name of the option whose field has the caret; undefined for the last field.
  const [currentName, setCurrentName] = useState(() => firstEmptyName(entries));
  const [lastFieldText, setLastFieldText] = useState('');
  const [highlight, setHighlight] = useState({ listKey: '', index: 0 });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [sendAttempts, setSendAttempts] = useState(0);

  const currentEntry = entries.find((entry) => entry.option.name === currentName);
  const unusedOptions = command.options.filter(
    (option) => !entries.some((entry) => entry.option.name === option.name),
  );
  const suggestionsFor = useOptionSuggestions(command, entries, currentEntry, channel.id);
  const valueSuggestions =
    currentEntry && currentEntry.value === undefined ? suggestionsFor(currentEntry.option) : undefined;
  const suggestions = currentEntry
    ? hasAutocomplete(currentEntry.option)
      ? (valueSuggestions ?? [])
      : filterSuggestions(valueSuggestions ?? [], currentEntry.text)
    : filterSuggestions(
        unusedOptions.map((option) => ({
          label: localizedName(option, viewer.locale),
          value: option.name,
        })),
        lastFieldText,
      );
  const isListOpen = currentEntry ? valueSuggestions !== undefined : unusedOptions.length > 0;

  // Each field and text has its own list, which starts with its first suggestion active. In the empty last field no
  // suggestion is active at first, so that Enter sends the command.
  const listKey = `${currentName ?? ''} ${currentEntry?.text ?? lastFieldText}`;
  const defaultIndex = currentEntry || lastFieldText !== '' ? 0 : -1;
  const activeIndex = highlight.listKey === listKey ? highlight.index : defaultIndex;
  const setActiveIndex = (index: number) => setHighlight({ listKey, index });

  // The focus follows the current option, also when a pill was added or removed or sending failed.
  useLayoutEffect(() => {
    const field = root.current?.querySelector<HTMLInputElement>(`[data-option-name="${currentName ?? ''}"]`);
    if (field && document.activeElement !== field) field.focus();
  }, [currentName, entries.length, sendAttempts]);

  /** A changed text discards the picked value and the error. */
  const changeEntry = (name: string, change: Pick<OptionEntry, 'text' | 'value'>) => {
    setErrors(({ [name]: _, ...others }) => others);
    setEntries((current) =>
      current.map((entry) => (entry.option.name === name ? { option: entry.option, ...change } : entry)),
    );
  };
  const addOption = (option: CommandOption) => {
    setEntries((current) => [...current, { option, text: '' }]);
    setLastFieldText('');
    setCurrentName(option.name);
  };
  const removeOption = (name: string) => {
    const index = entries.findIndex((entry) => entry.option.name === name);
    setEntries((current) => current.filter((entry) => entry.option.name !== name || entry.option.required));
    setCurrentName(entries[index - 1]?.option.name);
  };

  function pick(suggestion: Suggestion): void {
    if (!currentEntry) {
      const option = unusedOptions.find((candidate) => candidate.name === suggestion.value);
      if (option) addOption(option);
      return;
    }
    changeEntry(currentEntry.option.name, { text: suggestion.label, value: suggestion.value });
    setCurrentName(firstEmptyName(entries.filter((entry) => entry !== currentEntry)));
  }

  /** The last field takes another command, an option's name with its colon, or part of a name to filter the list. */
  function changeLastField(text: string): void {
    const option = unusedOptions.find((candidate) =>
      [candidate.name, localizedName(candidate, viewer.locale)].includes(text.slice(0, -1)),
    );
    if (text.startsWith('/')) onOtherCommand(text);
    else if (option && text.endsWith(':')) addOption(option);
    else setLastFieldText(text);
  }

  function send(): void {
    if (lastFieldText !== '') return;
    const values: Record<string, OptionValue> = {};
    const foundErrors: Record<string, string> = {};
    for (const entry of entries) {
      const { option } = entry;
      const result = parseEntry(entry, hasAutocomplete(option) ? undefined : suggestionsFor(option), t);
      if (result === 'empty') continue;
      if ('error' in result) foundErrors[option.name] = result.error;
      else values[option.name] = result.value;
    }
    setErrors(foundErrors);
    setSendAttempts(sendAttempts + 1);
    const [firstInvalidName] = Object.keys(foundErrors);
    if (firstInvalidName === undefined) onSend(values);
    else setCurrentName(firstInvalidName);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const suggestion = isListOpen ? suggestions[activeIndex] : undefined;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isEmpty = (currentEntry ? currentEntry.text : lastFieldText) === '';
    if (suggestion && (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey))) pick(suggestion);
    else if (event.key === 'Enter') send();
    else if (step !== 0 && isListOpen && suggestions.length > 0) moveHighlight(step);
    else if (event.key === 'Escape') onLeave('');
    else if (event.key === 'Backspace' && isEmpty) goBack();
    else return;
    event.preventDefault();
  }

  function moveHighlight(step: 1 | -1): void {
    const count = suggestions.length;
    setActiveIndex(activeIndex < 0 && step < 0 ? count - 1 : (activeIndex + step + count) % count);
  }

  /** Backspace in an empty field removes its option, goes to the field before it, or leaves the command. */
  function goBack(): void {
    if (currentEntry && !currentEntry.option.required) removeOption(currentEntry.option.name);
    else if (!currentEntry && entries.length > 0) setCurrentName(entries.at(-1)?.option.name);
    else if (currentEntry && entries[0] !== currentEntry)
      setCurrentName(entries[entries.indexOf(currentEntry) - 1]?.option.name);
    else onLeave(`/${command.title}`);
  }

  return (
    <div class="composer" ref={root}>
      <OptionPopout
        id={listId}
        title={currentEntry ? localizedName(currentEntry.option, viewer.locale) : `/${command.title}`}
        description={
          currentEntry ? localizedDescription(currentEntry.option, viewer.locale) : command.description
        }
        error={currentEntry && errors[currentEntry.option.name]}
        listLabel={currentEntry ? localizedName(currentEntry.option, viewer.locale) : t.options}
        suggestions={isListOpen ? suggestions : undefined}
        describe={(suggestion) => {
          const option = currentEntry
            ? undefined
            : unusedOptions.find((candidate) => candidate.name === suggestion.value);
          return option && localizedDescription(option, viewer.locale);
        }}
        activeIndex={activeIndex}
        onHover={setActiveIndex}
        onPick={pick}
      />
      <div class="composer-line">
        <div class="command-line">
          <span class="command-name">/{command.title}</span>
          {entries.map((entry) => (
            <OptionPill
              key={entry.option.name}
              entry={entry}
              error={errors[entry.option.name]}
              list={currentName === entry.option.name && isListOpen ? { id: listId, activeIndex } : undefined}
              hasList={suggestionsFor(entry.option) !== undefined}
              onFocus={() => setCurrentName(entry.option.name)}
              onText={(text) => changeEntry(entry.option.name, { text })}
              onKeyDown={onKeyDown}
            />
          ))}
          <span class="command-rest">
            <input
              data-option-name=""
              value={lastFieldText}
              aria-label={t.messageTo(channel.name)}
              aria-autocomplete="list"
              aria-controls={!currentEntry && isListOpen ? listId : undefined}
              aria-activedescendant={
                !currentEntry && isListOpen && activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined
              }
              placeholder={unusedOptions.length > 0 ? t.moreOptions(unusedOptions.length) : ''}
              onFocus={() => setCurrentName(undefined)}
              onInput={(event) => changeLastField(event.currentTarget.value)}
              onKeyDown={onKeyDown}
            />
          </span>
        </div>
        <button type="button" class="composer-button" aria-label={t.send} title={t.send} onClick={send}>
          <Icon name="send" />
        </button>
        <button
          type="button"
          class="composer-button"
          aria-label={t.leaveCommand}
          title={t.leaveCommand}
          onClick={() => onLeave('')}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
    </div>
  );
}

const firstEmptyName = (entries: OptionEntry[]): string | undefined =>
  entries.find((entry) => entry.option.required && entry.text === '')?.option.name;
