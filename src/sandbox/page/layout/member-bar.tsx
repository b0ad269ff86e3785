/** Who the visitor can be: a press on a name becomes that member, a press on its plus sets them beside. */
import { useEffect, useRef } from 'preact/hooks';
import type { Person } from '../../protocol.ts';
import { Avatar } from '../components/avatar.tsx';
import { Icon } from '../components/icons.tsx';
import { unreadOf, type World } from '../state/server-state.ts';
import { type Look, MOST_PANES, type View } from '../state/view.ts';
import type { Words } from '../words.ts';
import { Badge } from './unread-badge.tsx';

interface Props {
  world: World;
  view: View;
  t: Words;
  look: (to: Look) => void;
}

export function Members({ world, view, t, look }: Props) {
  const members = world.people.filter((person) => !person.bot);
  return (
    <nav class="members" aria-label={t.members}>
      {members.map((person) => (
        <Chip key={person.id} person={person} world={world} view={view} t={t} look={look} />
      ))}
    </nav>
  );
}

function Chip({ person, world, view, t, look }: Props & { person: Person }) {
  const isShown = view.shown.includes(person.id);
  const isCurrent = view.current === person.id;
  const full = view.shown.length >= MOST_PANES;
  const chip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) chip.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  return (
    <div ref={chip} class={`member ${isShown ? 'shown' : ''} ${isCurrent ? 'current' : ''}`}>
      <button
        type="button"
        class="member-be"
        aria-pressed={isCurrent}
        aria-label={t.actAs(person.name)}
        title={t.actAs(person.name)}
        onClick={() => look({ kind: 'be', person: person.id })}
      >
        <span class="member-picture">
          <Avatar person={person} size={24} />
          {!isShown && <Badge unread={unreadOf(world, person.id)} t={t} />}
        </span>
        <span class="member-name">{person.name}</span>
        {person.manager && (
          <span class="crown" title={t.manager}>
            <Icon name="crown" size={13} />
          </span>
        )}
        <span class="locale">{person.locale.slice(0, 2).toUpperCase()}</span>
      </button>
      {isShown
        ? view.shown.length > 1 && (
            <button
              type="button"
              class="member-side"
              aria-label={t.closePane(person.name)}
              title={t.closePane(person.name)}
              onClick={() => look({ kind: 'close', person: person.id })}
            >
              <Icon name="close" size={14} />
            </button>
          )
        : !full && (
            <button
              type="button"
              class="member-side"
              aria-label={t.addPane(person.name)}
              title={t.addPane(person.name)}
              onClick={() => look({ kind: 'beside', person: person.id })}
            >
              <Icon name="columns" size={14} />
            </button>
          )}
    </div>
  );
}
