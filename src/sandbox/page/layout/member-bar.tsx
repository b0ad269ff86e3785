import { useEffect, useRef } from 'preact/hooks';
import type { Person } from '../../protocol.ts';
import { Avatar } from '../components/avatar.tsx';
import { Icon } from '../components/icons.tsx';
import { countUnread, type ServerState } from '../state/server-state.ts';
import { MAX_PANES, type View, type ViewAction } from '../state/view.ts';
import type { Words } from '../words.ts';
import { UnreadBadge } from './unread-badge.tsx';

interface Props {
  server: ServerState;
  view: View;
  t: Words;
  changeView: (action: ViewAction) => void;
}

/** The members that the visitor can act as. The button beside a name opens or closes that member's pane. */
export function MemberBar({ server, view, t, changeView }: Props) {
  const members = server.people.filter((person) => !person.bot);
  return (
    <nav class="members" aria-label={t.members}>
      {members.map((person) => (
        <MemberChip
          key={person.id}
          person={person}
          server={server}
          view={view}
          t={t}
          changeView={changeView}
        />
      ))}
    </nav>
  );
}

function MemberChip({ person, server, view, t, changeView }: Props & { person: Person }) {
  const isShown = view.shownIds.includes(person.id);
  const isCurrent = view.currentId === person.id;
  const canTogglePane = isShown ? view.shownIds.length > 1 : view.shownIds.length < MAX_PANES;
  const toggleLabel = isShown ? t.closePane(person.name) : t.addPane(person.name);
  const language = person.locale.slice(0, 2).toUpperCase();
  const description = [t.actAs(person.name), ...(person.manager ? [t.manager] : []), language].join(' · ');
  const chip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) chip.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  return (
    <div ref={chip} class={`member ${isShown ? 'shown' : ''} ${isCurrent ? 'current' : ''}`}>
      <button
        type="button"
        class="member-act-as"
        aria-pressed={isCurrent}
        aria-label={t.actAs(person.name)}
        title={description}
        onClick={() => changeView({ kind: 'actAs', personId: person.id })}
      >
        <span class="member-avatar">
          <Avatar person={person} size={24} />
          {!isShown && <UnreadBadge unread={countUnread(server, person.id)} t={t} />}
        </span>
        <span class="member-name">{person.name}</span>
        {person.manager && (
          <span class="crown">
            <Icon name="crown" size={13} />
          </span>
        )}
        <span class="locale" data-language={language} />
      </button>
      {canTogglePane && (
        <button
          type="button"
          class="member-pane-toggle"
          aria-label={toggleLabel}
          title={toggleLabel}
          onClick={() => changeView({ kind: isShown ? 'closePane' : 'addPane', personId: person.id })}
        >
          <Icon name={isShown ? 'close' : 'columns'} size={14} />
        </button>
      )}
    </div>
  );
}
