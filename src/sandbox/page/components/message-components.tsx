/** One component of a message, by its kind. */
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

export function Components({ components }: { components: APIMessageTopLevelComponent[] }) {
  return (
    <>
      {components.map((component, index) => (
        // By place, not by id: an edit gives new ids, and a part that only changed should not be built anew.
        <Component key={`${index} ${component.type}`} component={component} />
      ))}
    </>
  );
}

function Component({ component }: { component: APIMessageTopLevelComponent }) {
  switch (component.type) {
    case ComponentType.Container:
      return (
        <Container accent={component.accent_color ?? undefined} spoiler={component.spoiler ?? false}>
          <Components components={component.components} />
        </Container>
      );
    case ComponentType.TextDisplay:
      return <Markdown text={component.content} />;
    case ComponentType.ActionRow:
      return (
        <div class="action-row">
          {component.components.map((each, index) =>
            each.type === ComponentType.Button ? (
              <Button key={index} button={each} />
            ) : (
              <MessageSelect key={index} select={each} />
            ),
          )}
        </div>
      );
    case ComponentType.Section:
      return (
        <div class="section">
          <div class="section-text">
            <Components components={component.components} />
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
      return <div class={`separator ${size} ${component.divider === false ? '' : 'line'}`} />;
    }
    case ComponentType.MediaGallery:
      return <Gallery items={component.items} />;
    case ComponentType.File:
      return <FileCard file={component} />;
    default:
      return <Unknown />;
  }
}

function Unknown() {
  const { t } = usePane();
  return <p class="unknown">{t.unknownComponent}</p>;
}
