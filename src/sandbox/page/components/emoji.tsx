import type { APIMessageComponentEmoji } from 'discord-api-types/v10';

interface Props {
  id: string;
  name: string;
  animated?: boolean;
}

/** An emoji of the application or the server, as an image as high as the text wants it. */
export function Emoji({ id, name, animated = false }: Props) {
  const file = `${id}.${animated ? 'gif' : 'png'}`;
  return (
    <img class="emoji" src={`/cdn/emojis/${file}`} alt={`:${name}:`} title={`:${name}:`} draggable={false} />
  );
}

/** The emoji of a button or an option: decoration beside its label. */
export function ComponentEmoji({ emoji }: { emoji: APIMessageComponentEmoji | undefined }) {
  if (!emoji) return null;
  if (emoji.id) {
    return <Emoji id={emoji.id} name={emoji.name ?? 'emoji'} animated={emoji.animated ?? false} />;
  }
  return <span class="emoji">{emoji.name}</span>;
}
