import { usePane } from '../state/contexts.ts';

export function UserMention({ id }: { id: string }) {
  const { loadedPeople } = usePane();
  const person = loadedPeople.find((candidate) => candidate.id === id);
  return <span class="mention">@{person?.name ?? 'unknown-user'}</span>;
}

export function RoleMention({ id }: { id: string }) {
  const { roles } = usePane();
  return <span class="mention">@{roles.find((role) => role.id === id)?.name ?? 'deleted-role'}</span>;
}

export function ChannelMention({ id }: { id: string }) {
  const { channels, openChannel } = usePane();
  const channel = channels.find((candidate) => candidate.id === id);
  if (!channel) return <span class="mention">#unknown</span>;
  return (
    <button type="button" class="mention" onClick={() => openChannel(id)}>
      #{channel.name}
    </button>
  );
}

/** As in Discord's client, it shows the name that was written, in no other language (discord-api-docs issue 5518). */
export function CommandMention({ name }: { name: string }) {
  const { fillCommand } = usePane();
  return (
    <button type="button" class="mention" onClick={() => fillCommand(`/${name} `)}>
      /{name}
    </button>
  );
}
