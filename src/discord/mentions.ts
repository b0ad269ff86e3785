/** Mentions of users in a message's text. Whom it notifies is said apart, in `allowed_mentions`. */
export const mentionsOf = (userIds: readonly string[]): string => userIds.map((id) => `<@${id}>`).join(' ');
