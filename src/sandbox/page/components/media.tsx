/** Pictures and files, in components and as a plain message's attachments. */
import type {
  APIAttachment,
  APIFileComponent,
  APIMediaGalleryItem,
  APIThumbnailComponent,
  APIUnfurledMediaItem,
} from 'discord-api-types/v10';
import { useMessage, usePane } from '../state/contexts.ts';
import { Veil } from './container.tsx';
import { Icon } from './icons.tsx';

const ATTACHED = 'attachment://';

/** What was uploaded with the message is named by its file name. */
function useMedia(media: APIUnfurledMediaItem) {
  const { files } = useMessage();
  const name = media.url.startsWith(ATTACHED) ? media.url.slice(ATTACHED.length) : undefined;
  const file = files.find((each) => each.filename === name || each.url === media.url);
  return { url: file?.url ?? media.url, file };
}

export function Thumbnail({ thumbnail }: { thumbnail: APIThumbnailComponent }) {
  const { t } = usePane();
  const { url } = useMedia(thumbnail.media);
  return (
    <Veil on={thumbnail.spoiler ?? false}>
      <img class="thumbnail" src={url} alt={thumbnail.description ?? t.image} />
    </Veil>
  );
}

export function Gallery({ items }: { items: APIMediaGalleryItem[] }) {
  return (
    <div class={`gallery of-${items.length}`}>
      {items.map((item, index) => (
        <Picture key={index} item={item} />
      ))}
    </div>
  );
}

function Picture({ item }: { item: APIMediaGalleryItem }) {
  const { t } = usePane();
  const { url } = useMedia(item.media);
  return (
    <Veil on={item.spoiler ?? false}>
      <a class="picture" href={url} target="_blank" rel="noreferrer">
        <img src={url} alt={item.description ?? t.image} />
      </a>
    </Veil>
  );
}

export function FileCard({ file }: { file: APIFileComponent }) {
  const found = useMedia(file.file);
  const name = found.file?.filename ?? file.name ?? file.file.url.split('/').at(-1) ?? '';
  return (
    <Veil on={file.spoiler ?? false}>
      <Download name={name} url={found.url} size={found.file?.size ?? file.size} />
    </Veil>
  );
}

/** An attachment that no component shows. */
export function Attachment({ attachment }: { attachment: APIAttachment }) {
  const { t } = usePane();
  if (attachment.content_type?.startsWith('image/')) {
    return (
      <a class="picture alone" href={attachment.url} target="_blank" rel="noreferrer">
        <img src={attachment.url} alt={attachment.description ?? t.image} />
      </a>
    );
  }
  return <Download name={attachment.filename} url={attachment.url} size={attachment.size} />;
}

function Download({ name, url, size }: { name: string; url: string; size: number | undefined }) {
  const { t } = usePane();
  return (
    <div class="file">
      <Icon name="file" size={30} />
      <div class="file-name">
        <a href={url} download={name}>
          {name}
        </a>
        {size !== undefined && <span class="file-size">{sizeText(size)}</span>}
      </div>
      <a class="file-download" href={url} download={name} aria-label={`${t.download} ${name}`}>
        <Icon name="download" />
      </a>
    </div>
  );
}

function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${kilobytes.toFixed(2)} KB` : `${(kilobytes / 1024).toFixed(2)} MB`;
}
