import type { Person } from '../../protocol.ts';

const firstOf = (name: string): string => [...name][0]?.toUpperCase() ?? '?';

/** A round picture with the name's first character; the name itself always stands beside it. */
export function Avatar({ person, size }: { person: Person; size: number }) {
  return (
    <span
      class="avatar"
      aria-hidden="true"
      style={{
        background: person.color,
        width: `${size}px`,
        height: `${size}px`,
        fontSize: `${size * 0.45}px`,
      }}
    >
      {firstOf(person.name)}
    </span>
  );
}
