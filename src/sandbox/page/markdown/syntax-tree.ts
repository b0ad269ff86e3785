/** The syntax tree of a text in Discord's markdown. */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; url: string; children: Inline[] }
  | { kind: 'emoji'; id: string; name: string; animated: boolean }
  | { kind: 'user' | 'channel' | 'role'; id: string }
  | { kind: 'everyone'; text: '@everyone' | '@here' }
  | { kind: 'command'; name: string }
  | { kind: 'time'; seconds: number; style: TimeStyle };

export type TimeStyle = 't' | 'T' | 'd' | 'D' | 'f' | 'F' | 's' | 'S' | 'R';

export type Block =
  | { kind: 'paragraph' | 'subtext'; children: Inline[] }
  | { kind: 'heading'; level: 1 | 2 | 3; children: Inline[] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; language: string; text: string }
  /** `start` is the first number of a numbered list; undefined for bullets. */
  | { kind: 'list'; start: number | undefined; items: ListItem[] };

export interface ListItem {
  children: Inline[];
  /** The list of deeper indented items below this one; empty when there are none. */
  sublists: Block[];
}
