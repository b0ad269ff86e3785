import type { APIMessageComponentEmoji } from 'discord-api-types/v10';

interface Props {
  id: string;
  name: string;
  isAnimated?: boolean;
}

/** A custom emoji of the application or the server, as high as the text around it. */
export function Emoji({ id, name, isAnimated = false }: Props) {
  const file = `${id}.${isAnimated ? 'gif' : 'png'}`;
  return (
    <img
      // Another emoji is another image: the browser would show the one before until it has the new one.
      key={file}
      class="emoji"
      src={`/cdn/emojis/${file}`}
      alt={`:${name}:`}
      title={`:${name}:`}
      draggable={false}
    />
  );
}

/** The emoji of a button or of a select's option, custom or Unicode. */
export function ComponentEmoji({ emoji }: { emoji: APIMessageComponentEmoji | undefined }) {
  if (!emoji) return null;
  if (emoji.id) {
    return <Emoji id={emoji.id} name={emoji.name ?? 'emoji'} isAnimated={emoji.animated ?? false} />;
  }
  return <span class="emoji">{emoji.name}</span>;
}
