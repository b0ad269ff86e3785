import type { Person } from '../../protocol.ts';

const initialOf = (name: string): string => [...name][0]?.toUpperCase() ?? '?';

/** A colored circle with the initial of a name. It is decoration, and no text, because the name stands beside it. */
export function Avatar({ person, size }: { person: Person; size: number }) {
  return (
    <span
      class="avatar"
      aria-hidden="true"
      data-initial={initialOf(person.name)}
      style={{
        background: person.color,
        width: `${size}px`,
        height: `${size}px`,
        fontSize: `${size * 0.45}px`,
      }}
    />
  );
}
