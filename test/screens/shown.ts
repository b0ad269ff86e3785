import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';

/** A message to be looked at, and what it is. */
export interface Shown {
  readonly caption: string;
  readonly components: APIMessageTopLevelComponent[];
  readonly ephemeral: boolean;
}
