/** A command being filled: its name, a pill for each option, and at the end a field to add the optional ones. */
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Channel } from '../../protocol.ts';
import { Icon } from '../components/icons.tsx';
import { usePane } from '../state/contexts.ts';
import { descriptionOf, nameOf, type Option, type Typed } from './commands.ts';
import { OptionPill } from './option-pill.tsx';
import { Choices } from './option-popout.tsx';
import { isCompleted, useOffers } from './option-suggestions.ts';
import { type Entry, narrowed, type Offer, readEntry, type Value } from './option-values.ts';

interface Props {
  typed: Typed;
  channel: Channel;
  onLeave: (text: string) => void;
  /** Another command was begun behind this one. */
  onAnother: (text: string) => void;
  onSend: (values: Record<string, Value>) => void;
}

/** Where the caret is: in an option's pill, or behind them all. */
type Place = string | undefined;

export function CommandLine({ typed, channel, onLeave, onAnother, onSend }: Props) {
  const { command } = typed;
  const { t, viewer } = usePane();
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [entries, setEntries] = useState<Entry[]>(() =>
    command.options
      .filter((option) => option.required || option.name in typed.texts)
      .map((option) => ({ option, text: typed.texts[option.name] ?? '' })),
  );
  const [place, setPlace] = useState<Place>(() => firstEmpty(entries));
  const [more, setMore] = useState('');
  const [marked, setMarked] = useState({ list: '', index: 0 });
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [sends, setSends] = useState(0);

  const entry = entries.find((each) => each.option.name === place);
  const missing = command.options.filter(
    (option) => !entries.some((each) => each.option.name === option.name),
  );
  const offersOf = useOffers(command, entries, entry, channel.id);
  const offers = entry && entry.value === undefined ? offersOf(entry.option) : undefined;
  const listed: Offer[] = entry
    ? isCompleted(entry.option)
      ? (offers ?? [])
      : narrowed(offers ?? [], entry.text)
    : narrowed(
        missing.map((option) => ({ label: nameOf(option, viewer.locale), value: option.name })),
        more,
      );
  const open = entry ? offers !== undefined : missing.length > 0;

  // Another place or text has another list, with its first offer active. Behind the pills none is until asked
  // for, so that Enter sends.
  const list = `${place ?? ''} ${entry?.text ?? more}`;
  const active = marked.list === list ? marked.index : entry || more !== '' ? 0 : -1;
  const setActive = (index: number) => setMarked({ list, index });

  // The caret goes where the place is, also after a pill has come or gone, and back to it after a try to send.
  useLayoutEffect(() => {
    const field = root.current?.querySelector<HTMLInputElement>(`[data-place="${place ?? ''}"]`);
    if (field && document.activeElement !== field) field.focus();
  }, [place, entries.length, sends]);

  const change = (name: string, to: Partial<Entry>) => {
    setFaults(({ [name]: _, ...others }) => others);
    setEntries((all) =>
      all.map((each) => {
        if (each.option.name !== name) return each;
        const { value: _, ...rest } = each;
        return { ...rest, ...to };
      }),
    );
  };
  const add = (option: Option) => {
    setEntries((all) => [...all, { option, text: '' }]);
    setMore('');
    setPlace(option.name);
  };
  const remove = (name: string) => {
    const index = entries.findIndex((each) => each.option.name === name);
    setEntries((all) => all.filter((each) => each.option.name !== name || each.option.required));
    setPlace(entries[index - 1]?.option.name);
  };

  function pick(offer: Offer): void {
    if (!entry) {
      const option = missing.find((each) => each.name === offer.value);
      if (option) add(option);
      return;
    }
    change(entry.option.name, { text: offer.label, value: offer.value });
    setPlace(firstEmpty(entries.filter((each) => each !== entry)));
  }

  /** Behind the pills: another command, an option's name with its colon, or part of one to narrow the list. */
  function typeMore(text: string): void {
    const named = missing.find((option) =>
      [option.name, nameOf(option, viewer.locale)].includes(text.slice(0, -1)),
    );
    if (text.startsWith('/')) onAnother(text);
    else if (named && text.endsWith(':')) add(named);
    else setMore(text);
  }

  function send(): void {
    if (more !== '') return;
    const values: Record<string, Value> = {};
    const found: Record<string, string> = {};
    for (const each of entries) {
      const name = each.option.name;
      const reading = readEntry(each, isCompleted(each.option) ? undefined : offersOf(each.option), t);
      if (reading === 'empty') continue;
      if ('fault' in reading) found[name] = reading.fault;
      else values[name] = reading.value;
    }
    setFaults(found);
    setSends(sends + 1);
    const [firstBad] = Object.keys(found);
    if (firstBad === undefined) onSend(values);
    else setPlace(firstBad);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const offer = open ? listed[active] : undefined;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isEmpty = (entry ? entry.text : more) === '';
    if (offer && (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey))) pick(offer);
    else if (event.key === 'Enter') send();
    else if (step !== 0 && open && listed.length > 0)
      setActive(active < 0 && step < 0 ? listed.length - 1 : (active + step + listed.length) % listed.length);
    else if (event.key === 'Escape') onLeave('');
    else if (event.key === 'Backspace' && isEmpty) back();
    else return;
    event.preventDefault();
  }

  function back(): void {
    if (entry && !entry.option.required) remove(entry.option.name);
    else if (!entry && entries.length > 0) setPlace(entries.at(-1)?.option.name);
    else if (entry && entries[0] !== entry) setPlace(entries[entries.indexOf(entry) - 1]?.option.name);
    else onLeave(`/${command.title}`);
  }

  const fault = entry && faults[entry.option.name];
  return (
    <div class="composer" ref={root}>
      <Choices
        id={listId}
        title={entry ? nameOf(entry.option, viewer.locale) : `/${command.title}`}
        description={entry ? descriptionOf(entry.option, viewer.locale) : command.description}
        fault={fault}
        listName={entry ? nameOf(entry.option, viewer.locale) : t.options}
        offers={open ? listed : undefined}
        describe={(offer) => {
          const option = entry ? undefined : missing.find((each) => each.name === offer.value);
          return option && descriptionOf(option, viewer.locale);
        }}
        active={active}
        onHover={setActive}
        onPick={pick}
      />
      <div class="composer-line">
        <div class="command-line">
          <span class="command-name">/{command.title}</span>
          {entries.map((each) => (
            <OptionPill
              key={each.option.name}
              entry={each}
              fault={faults[each.option.name]}
              list={place === each.option.name && open ? { id: listId, active } : undefined}
              isList={offersOf(each.option) !== undefined}
              onFocus={() => setPlace(each.option.name)}
              onText={(text) => change(each.option.name, { text })}
              onKeyDown={onKeyDown}
            />
          ))}
          <span class="command-more">
            <input
              data-place=""
              value={more}
              aria-label={t.messageTo(channel.name)}
              aria-autocomplete="list"
              aria-controls={!entry && open ? listId : undefined}
              aria-activedescendant={!entry && open && active >= 0 ? `${listId}-${active}` : undefined}
              placeholder={missing.length > 0 ? t.optional(missing.length) : ''}
              onFocus={() => setPlace(undefined)}
              onInput={(event) => typeMore(event.currentTarget.value)}
              onKeyDown={onKeyDown}
            />
          </span>
        </div>
        <button type="button" class="send" aria-label={t.send} title={t.send} onClick={send}>
          <Icon name="send" />
        </button>
        <button
          type="button"
          class="send"
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

const firstEmpty = (entries: Entry[]): Place =>
  entries.find((entry) => entry.option.required && entry.text === '')?.option.name;
