interface DiscordLocation {
  channelId: string;
  messageId?: string;
}

const CHANNEL_URL =
  /^https?:\/\/(?:(?:www|ptb|canary)\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** Parses Discord's addresses of channels and messages; undefined for any other address. */
export function parseDiscordUrl(url: string): DiscordLocation | undefined {
  const [, channelId, messageId] = CHANNEL_URL.exec(url) ?? [];
  if (channelId === undefined) return undefined;
  return messageId === undefined ? { channelId } : { channelId, messageId };
}
