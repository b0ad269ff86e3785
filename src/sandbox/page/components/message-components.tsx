import {
  type APIMessageTopLevelComponent,
  ComponentType,
  SeparatorSpacingSize,
} from 'discord-api-types/payloads/v10';
import { Markdown } from '../markdown/markdown.tsx';
import { usePane } from '../state/contexts.ts';
import { Button } from './button.tsx';
import { Container } from './container.tsx';
import { FileCard, Gallery, Thumbnail } from './media.tsx';
import { MessageSelect } from './message-select.tsx';

export function MessageComponents({ components }: { components: APIMessageTopLevelComponent[] }) {
  return (
    <>
      {components.map((component, index) => (
        // The key is the position: an edit assigns new ids, and a component that only changed must keep its state.
        <MessageComponent key={`${index} ${component.type}`} component={component} />
      ))}
    </>
  );
}

function MessageComponent({ component }: { component: APIMessageTopLevelComponent }) {
  switch (component.type) {
    case ComponentType.Container:
      return (
        <Container accentColor={component.accent_color ?? undefined} isSpoiler={component.spoiler ?? false}>
          <MessageComponents components={component.components} />
        </Container>
      );
    case ComponentType.TextDisplay:
      return <Markdown text={component.content} />;
    case ComponentType.ActionRow:
      return (
        <div class="action-row">
          {component.components.map((control, index) =>
            control.type === ComponentType.Button ? (
              <Button key={index} button={control} />
            ) : (
              // Another menu in the same place begins closed.
              <MessageSelect key={`${index} ${control.placeholder}`} select={control} />
            ),
          )}
        </div>
      );
    case ComponentType.Section:
      return (
        <div class="section">
          <div class="section-text">
            <MessageComponents components={component.components} />
          </div>
          <div class="accessory">
            {component.accessory.type === ComponentType.Button ? (
              <Button button={component.accessory} />
            ) : (
              <Thumbnail thumbnail={component.accessory} />
            )}
          </div>
        </div>
      );
    case ComponentType.Separator: {
      const size = component.spacing === SeparatorSpacingSize.Large ? 'large' : 'small';
      return <div class={`separator ${size} ${component.divider === false ? '' : 'divider'}`} />;
    }
    case ComponentType.MediaGallery:
      return <Gallery items={component.items} />;
    case ComponentType.File:
      return <FileCard file={component} />;
    default:
      return <UnknownComponent />;
  }
}

function UnknownComponent() {
  const { t } = usePane();
  return <p class="unknown">{t.unknownComponent}</p>;
}
