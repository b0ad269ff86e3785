/** Which members' panes and which channel the page shows. */
import type { Channel, Person } from '../../protocol.ts';
import type { Locale } from '../words.ts';

export interface View {
  /** The members whose panes are shown, from left to right: one to four. */
  shownIds: string[];
  /** The member whose pane the visitor last used. */
  currentId: string;
  channelId: string;
}

export type ViewAction =
  /** The people or channels of the server changed. */
  | { kind: 'update'; people: Person[]; channels: Channel[]; visitorLocale: Locale }
  | { kind: 'actAs'; personId: string }
  | { kind: 'addPane'; personId: string }
  | { kind: 'closePane'; personId: string }
  | { kind: 'openChannel'; channelId: string };

export const MAX_PANES = 4;

export function viewReducer(view: View, action: ViewAction): View {
  switch (action.kind) {
    case 'update':
      return withoutMissing(view, action);
    case 'actAs': {
      if (view.currentId === action.personId) return view;
      if (view.shownIds.includes(action.personId)) return { ...view, currentId: action.personId };
      const shownIds = view.shownIds.map((id) => (id === view.currentId ? action.personId : id));
      return { ...view, shownIds, currentId: action.personId };
    }
    case 'addPane': {
      if (view.shownIds.includes(action.personId) || view.shownIds.length >= MAX_PANES) return view;
      return { ...view, shownIds: [...view.shownIds, action.personId] };
    }
    case 'closePane': {
      const shownIds = view.shownIds.filter((id) => id !== action.personId);
      if (shownIds.length === 0) return view;
      return { ...view, shownIds, currentId: currentAmong(shownIds, view.currentId) };
    }
    case 'openChannel':
      return view.channelId === action.channelId ? view : { ...view, channelId: action.channelId };
  }
}

/**
 * Replaces members and channels that no longer exist; the defaults are the first member who speaks the visitor's language and
 * the first channel.
 */
function withoutMissing(
  view: View,
  { people, channels, visitorLocale }: Extract<ViewAction, { kind: 'update' }>,
): View {
  const members = people.filter((person) => !person.bot);
  const remainingIds = view.shownIds.filter((id) => members.some((member) => member.id === id));
  const [first] = members;
  const preferred = members.find((member) => member.locale === visitorLocale) ?? first;
  const shownIds = remainingIds.length > 0 || !preferred ? remainingIds : [preferred.id];
  const currentId = currentAmong(shownIds, view.currentId);
  const hasChannel = channels.some((channel) => channel.id === view.channelId);
  const channelId = hasChannel ? view.channelId : (channels[0]?.id ?? '');
  const isUnchanged =
    currentId === view.currentId && channelId === view.channelId && shownIds.join() === view.shownIds.join();
  return isUnchanged ? view : { shownIds, currentId, channelId };
}

const currentAmong = (shownIds: string[], currentId: string): string =>
  shownIds.includes(currentId) ? currentId : (shownIds[0] ?? '');
