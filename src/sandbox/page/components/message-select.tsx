import type { APISelectMenuComponent } from 'discord-api-types/v10';
import { useState } from 'preact/hooks';
import { useMessage, usePane } from '../state/contexts.ts';
import { defaultValues } from './default-values.ts';
import { Select } from './select.tsx';
import { selectOptions } from './select-options.tsx';

/**
 * A select in a message. Like Discord's client, it keeps showing what its user has selected until the message is
 * edited to another custom id or other default values.
 */
export function MessageSelect({ select }: { select: APISelectMenuComponent }) {
  const pane = usePane();
  const { pending, select: submit } = useMessage();
  const defaults = defaultValues(select);
  const version = `${select.custom_id} ${defaults.join(' ')}`;
  const [own, setOwn] = useState<{ version: string; values: string[] }>();
  const placeholder = select.placeholder ?? pane.t.select;
  return (
    <Select
      name={placeholder}
      placeholder={placeholder}
      options={selectOptions(select, pane)}
      selected={own?.version === version ? own.values : defaults}
      min={select.min_values ?? 1}
      max={select.max_values ?? 1}
      isDisabled={select.disabled ?? false}
      isBusy={pending !== undefined}
      onSelect={(values) => {
        setOwn({ version, values });
        submit(select.custom_id, values);
      }}
    />
  );
}
