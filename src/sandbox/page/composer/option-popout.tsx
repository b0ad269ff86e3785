import { Avatar } from '../components/avatar.tsx';
import { Listbox } from '../components/listbox.tsx';
import { usePane } from '../state/contexts.ts';
import type { Suggestion } from './option-values.ts';

interface Props {
  id: string;
  title: string;
  description: string;
  error: string | undefined;
  listLabel: string;
  /** Undefined when there is no list to choose from. */
  suggestions: Suggestion[] | undefined;
  describe: (suggestion: Suggestion) => string | undefined;
  activeIndex: number;
  onHover: (index: number) => void;
  onPick: (suggestion: Suggestion) => void;
}

/** The panel above a command that describes the current option, shows its error and lists its suggestions. */
export function OptionPopout({
  id,
  title,
  description,
  error,
  listLabel,
  suggestions,
  describe,
  activeIndex,
  onHover,
  onPick,
}: Props) {
  const { t } = usePane();
  return (
    <div class="popout">
      <p class="popout-option">
        <strong>{title}</strong>
        <span>{description}</span>
      </p>
      {error && (
        <p class="popout-error" role="alert">
          {error}
        </p>
      )}
      {suggestions && (
        <Listbox
          id={id}
          label={listLabel}
          options={suggestions.map((suggestion) => ({
            value: String(suggestion.value),
            label: suggestion.label,
            description: describe(suggestion),
            icon: suggestion.person && <Avatar person={suggestion.person} size={24} />,
          }))}
          activeIndex={activeIndex}
          selected={[]}
          emptyText={t.nothingFound}
          onHover={onHover}
          onPick={(value) => {
            const suggestion = suggestions.find((candidate) => String(candidate.value) === value);
            if (suggestion) onPick(suggestion);
          }}
        />
      )}
    </div>
  );
}
