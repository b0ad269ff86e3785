/** Values that components deep inside a pane or a message read from a context instead of from props. */
import type { APIApplicationCommand } from 'discord-api-types/v10';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Channel, FilledCommand, NamedRole, Person } from '../../protocol.ts';
import type { Words } from '../words.ts';
import type { AutocompleteChoice, MemberRequest, RequestResult } from './connection.ts';

export interface PaneContextValue {
  viewer: Person;
  /** The page's words in the viewer's locale. */
  t: Words;
  people: Person[];
  /** Those whom the viewer's client has met: it shows mentions of all others as unknown users, as Discord's does. */
  loadedPeople: Person[];
  channels: Channel[];
  roles: NamedRole[];
  commands: APIApplicationCommand[];
  sendRequest: (request: MemberRequest) => Promise<RequestResult>;
  autocomplete: (request: MemberRequest & { type: 'autocomplete' }) => Promise<AutocompleteChoice[]>;
  openChannel: (channelId: string) => void;
  /** Opens the channel of a message and scrolls to the message. */
  jumpTo: (channelId: string, messageId: string) => void;
  focusComposer: () => void;
  /** Replaces what the pane's composer holds with a command. */
  fillCommand: (text: string) => void;
  /** @param title the command's names in the viewer's locale */
  runCommand: (command: FilledCommand, title: string) => void;
}

const PaneContext = createContext<PaneContextValue | undefined>(undefined);
export const PaneProvider = PaneContext.Provider;

export function usePane(): PaneContextValue {
  const value = useContext(PaneContext);
  if (!value) throw new Error('Used outside of a pane');
  return value;
}

/** Shared by the components of one message: while one of them waits for the bot, none of them can be used. */
export interface MessageContextValue {
  files: { filename: string; url: string; size: number }[];
  /** The custom id of the component that waits for the bot. */
  pending: string | undefined;
  press: (customId: string) => void;
  select: (customId: string, values: string[]) => void;
}

const MessageContext = createContext<MessageContextValue | undefined>(undefined);
export const MessageProvider = MessageContext.Provider;

export function useMessage(): MessageContextValue {
  const value = useContext(MessageContext);
  if (!value) throw new Error('Used outside of a message');
  return value;
}
