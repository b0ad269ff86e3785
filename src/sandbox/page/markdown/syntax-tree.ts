/** What a text in Discord's markdown is made of. */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'; inside: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; url: string; inside: Inline[] }
  | { kind: 'emoji'; id: string; name: string; animated: boolean }
  | { kind: 'user' | 'channel' | 'role'; id: string }
  | { kind: 'everyone'; text: '@everyone' | '@here' }
  | { kind: 'command'; name: string }
  | { kind: 'time'; seconds: number; style: TimeStyle };

export type TimeStyle = 't' | 'T' | 'd' | 'D' | 'f' | 'F' | 's' | 'S' | 'R';

export type Block =
  | { kind: 'paragraph' | 'subtext'; inside: Inline[] }
  | { kind: 'heading'; level: 1 | 2 | 3; inside: Inline[] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; language: string; text: string }
  | { kind: 'list'; start: number | undefined; items: ListItem[] };

export interface ListItem {
  inside: Inline[];
  /** Lists further in, under this item. */
  under: Block[];
}
