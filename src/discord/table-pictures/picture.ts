/** A picture in a table's public message. */
import { MediaGalleryBuilder, MediaGalleryItemBuilder } from '@discordjs/builders';
import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import { pictureHash } from '../../pictures/drawer.ts';
import type { PictureRequest } from '../../pictures/request.ts';

export interface MessagePicture {
  /** The results of a table that has ended, or the table as it is. */
  readonly kind: 'results' | 'table';
  readonly request: PictureRequest;
  /** All that it shows in words. */
  readonly alt: string;
}

/** With a hash of what it shows: another picture has another name, so that messages with it can be told apart. */
export const fileName = ({ kind, request }: MessagePicture): string =>
  `${kind}-${pictureHash(request).slice(0, 12)}.png`;

/** The message with the picture of that name below its title. */
export function withPicture(
  components: readonly APIMessageTopLevelComponent[],
  { alt }: MessagePicture,
  name: string,
): APIMessageTopLevelComponent[] {
  const item = new MediaGalleryItemBuilder().setURL(`attachment://${name}`).setDescription(alt);
  const gallery = new MediaGalleryBuilder().addItems(item).toJSON();
  return components.map((component) => {
    if (component.type !== ComponentType.Container) return component;
    const parts = component.components;
    return { ...component, components: parts.toSpliced(Math.min(1, parts.length), 0, gallery) };
  });
}
