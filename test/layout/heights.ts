/** Which messages are higher than a phone has room for. */
import type { Message, Ruler } from './ruler.ts';

/** A message, and where it came up. */
export interface PlacedMessage extends Message {
  readonly place: string;
}

/** Draws whole messages. Returns the height and the place of each that is higher than it may be. */
export async function tooHigh(
  ruler: Ruler,
  messages: readonly PlacedMessage[],
  maxHeight: number,
): Promise<string[]> {
  const heights = await ruler.heightsOf(messages);
  return messages.flatMap(({ place }, index) =>
    heights[index]! > maxHeight ? [`${heights[index]} px: ${place}`] : [],
  );
}
