/** What parts deep in a pane need of it, without every part between handing it on. */
import type { APIApplicationCommand } from 'discord-api-types/v10';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Channel, Person } from '../../protocol.ts';
import type { Words } from '../words.ts';
import type { Choice, Outcome, Request } from './connection.ts';

export interface PaneTools {
  viewer: Person;
  t: Words;
  guild: string;
  people: Person[];
  channels: Channel[];
  commands: APIApplicationCommand[];
  ask: (request: Request) => Promise<Outcome>;
  complete: (request: Request & { do: 'complete' }) => Promise<Choice[]>;
  openChannel: (channelId: string) => void;
  /** Opens a message's channel and takes the reader to it. */
  jumpTo: (channelId: string, messageId: string) => void;
  /** Gives the focus to the line to write in. */
  toLine: () => void;
  /** Puts a command into the pane's composer. */
  fillCommand: (text: string) => void;
}

const PaneContext = createContext<PaneTools | undefined>(undefined);
export const PaneProvider = PaneContext.Provider;

export function usePane(): PaneTools {
  const tools = useContext(PaneContext);
  if (!tools) throw new Error('Outside of a pane');
  return tools;
}

/** What the components of one message share: a press on one makes all of them wait. */
export interface MessageTools {
  files: { filename: string; url: string; size: number }[];
  /** The custom id that waits for its outcome. */
  pending: string | undefined;
  press: (customId: string) => void;
  select: (customId: string, values: string[]) => void;
}

const MessageContext = createContext<MessageTools | undefined>(undefined);
export const MessageProvider = MessageContext.Provider;

export function useMessage(): MessageTools {
  const tools = useContext(MessageContext);
  if (!tools) throw new Error('Outside of a message');
  return tools;
}
