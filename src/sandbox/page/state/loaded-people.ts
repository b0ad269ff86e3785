import type { MessageView, Person } from '../../protocol.ts';

/**
 * The people whose names a client knows: the viewer, and whoever its messages came with. Discord does not send a server's
 * members to its clients, and a message brings only the users that it was allowed to mention.
 */
export function loadedPeople(
  people: readonly Person[],
  viewer: Pick<Person, 'id'>,
  messages: readonly Pick<MessageView, 'author' | 'usedBy' | 'mentions'>[],
): Person[] {
  const ids = new Set([viewer.id]);
  for (const { author, usedBy, mentions } of messages)
    for (const id of [author.id, ...(usedBy ? [usedBy.person.id] : []), ...mentions]) ids.add(id);
  return people.filter(({ id }) => ids.has(id));
}
