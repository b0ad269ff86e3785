import type { APISelectMenuComponent } from 'discord-api-types/v10';
import { useState } from 'preact/hooks';
import { useMessage, usePane } from '../state/contexts.ts';
import { defaultsOf } from './default-values.ts';
import { Select } from './select.tsx';
import { optionsOf } from './select-options.tsx';

/**
 * A select in a message. As in Discord's client it goes on showing what was chosen until the message
 * brings it with another custom id or other defaults.
 */
export function MessageSelect({ select }: { select: APISelectMenuComponent }) {
  const pane = usePane();
  const { pending, select: send } = useMessage();
  const given = `${select.custom_id} ${defaultsOf(select).join(' ')}`;
  const [kept, setKept] = useState<{ given: string; values: string[] }>();
  const chosen = kept?.given === given ? kept.values : defaultsOf(select);
  const placeholder = select.placeholder ?? pane.t.select;
  return (
    <Select
      name={placeholder}
      placeholder={placeholder}
      options={optionsOf(select, pane)}
      chosen={chosen}
      min={select.min_values ?? 1}
      max={select.max_values ?? 1}
      disabled={select.disabled ?? false}
      busy={pending !== undefined}
      onChoose={(values) => {
        setKept({ given, values });
        send(select.custom_id, values);
      }}
    />
  );
}
