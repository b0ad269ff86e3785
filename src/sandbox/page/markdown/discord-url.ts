/** Discord's own addresses of channels and messages. */

export interface Place {
  channelId: string;
  messageId?: string;
}

const ADDRESS =
  /^https?:\/\/(?:(?:www|ptb|canary)\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** Where an address leads within Discord; undefined for any other. */
export function placeOf(url: string): Place | undefined {
  const [, channelId, messageId] = ADDRESS.exec(url) ?? [];
  if (channelId === undefined) return undefined;
  return messageId === undefined ? { channelId } : { channelId, messageId };
}
