/** What the visitor is looking at: which members, which channel, in which colours. It outlives a reload. */
import type { Channel, Person } from '../../protocol.ts';

export interface View {
  /** The members shown, left to right; one to four. */
  shown: string[];
  /** The member whose pane the visitor last touched. */
  current: string;
  channelId: string;
}

export type Look =
  | { kind: 'around'; people: Person[]; channels: Channel[] }
  | { kind: 'be'; person: string }
  | { kind: 'beside'; person: string }
  | { kind: 'close'; person: string }
  | { kind: 'channel'; channelId: string };

export const MOST_PANES = 4;

export function look(view: View, to: Look): View {
  switch (to.kind) {
    case 'around':
      return fitted(view, to.people, to.channels);
    case 'be': {
      if (view.current === to.person) return view;
      if (view.shown.includes(to.person)) return { ...view, current: to.person };
      const shown = view.shown.map((id) => (id === view.current ? to.person : id));
      return { ...view, shown, current: to.person };
    }
    case 'beside': {
      if (view.shown.includes(to.person) || view.shown.length >= MOST_PANES) return view;
      return { ...view, shown: [...view.shown, to.person] };
    }
    case 'close': {
      const shown = view.shown.filter((id) => id !== to.person);
      if (shown.length === 0) return view;
      const current = shown.includes(view.current) ? view.current : (shown[0] ?? '');
      return { ...view, shown, current };
    }
    case 'channel':
      return view.channelId === to.channelId ? view : { ...view, channelId: to.channelId };
  }
}

/** Drops who and what is no longer there, and starts with the first member and the first channel. */
function fitted(view: View, people: Person[], channels: Channel[]): View {
  const members = people.filter((person) => !person.bot).map((person) => person.id);
  const kept = view.shown.filter((id) => members.includes(id));
  const shown = kept.length > 0 ? kept : members.slice(0, 1);
  const current = shown.includes(view.current) ? view.current : (shown[0] ?? '');
  const there = channels.some((channel) => channel.id === view.channelId);
  const channelId = there ? view.channelId : (channels[0]?.id ?? '');
  const same = current === view.current && channelId === view.channelId && shown.join() === view.shown.join();
  return same ? view : { shown, current, channelId };
}
