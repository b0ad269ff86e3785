/** Images and files, in components and as attachments of a plain message. */
import type {
  APIAttachment,
  APIFileComponent,
  APIMediaGalleryItem,
  APIThumbnailComponent,
  APIUnfurledMediaItem,
} from 'discord-api-types/v10';
import { useMessage, usePane } from '../state/contexts.ts';
import { Icon } from './icons.tsx';
import { SpoilerCover } from './spoiler-cover.tsx';

/** The scheme by which a component refers to a file that was uploaded with its message. */
const ATTACHMENT_SCHEME = 'attachment://';

/** Finds the uploaded file that a media item refers to; any other item keeps its own address. */
function useMedia(media: APIUnfurledMediaItem) {
  const { files } = useMessage();
  const name = media.url.startsWith(ATTACHMENT_SCHEME)
    ? media.url.slice(ATTACHMENT_SCHEME.length)
    : undefined;
  const file = files.find((candidate) => candidate.filename === name || candidate.url === media.url);
  return { url: file?.url ?? media.url, file };
}

export function Thumbnail({ thumbnail }: { thumbnail: APIThumbnailComponent }) {
  const { t } = usePane();
  const { url } = useMedia(thumbnail.media);
  return (
    <SpoilerCover isSpoiler={thumbnail.spoiler ?? false}>
      <img class="thumbnail" src={url} alt={thumbnail.description ?? t.image} />
    </SpoilerCover>
  );
}

export function Gallery({ items }: { items: APIMediaGalleryItem[] }) {
  return (
    <div class={`gallery count-${items.length}`}>
      {items.map((item, index) => (
        <GalleryImage key={index} item={item} />
      ))}
    </div>
  );
}

function GalleryImage({ item }: { item: APIMediaGalleryItem }) {
  const { t } = usePane();
  const { url } = useMedia(item.media);
  return (
    <SpoilerCover isSpoiler={item.spoiler ?? false}>
      <a class="media-image" href={url} target="_blank" rel="noreferrer">
        <img src={url} alt={item.description ?? t.image} />
      </a>
    </SpoilerCover>
  );
}

export function FileCard({ file: component }: { file: APIFileComponent }) {
  const { url, file } = useMedia(component.file);
  const name = file?.filename ?? component.name ?? component.file.url.split('/').at(-1) ?? '';
  return (
    <SpoilerCover isSpoiler={component.spoiler ?? false}>
      <FileDownload name={name} url={url} size={file?.size ?? component.size} />
    </SpoilerCover>
  );
}

/** An attachment of a message without components. */
export function Attachment({ attachment }: { attachment: APIAttachment }) {
  const { t } = usePane();
  if (attachment.content_type?.startsWith('image/')) {
    return (
      <a class="media-image attached" href={attachment.url} target="_blank" rel="noreferrer">
        <img src={attachment.url} alt={attachment.description ?? t.image} />
      </a>
    );
  }
  return <FileDownload name={attachment.filename} url={attachment.url} size={attachment.size} />;
}

/** `size` is in bytes. */
function FileDownload({ name, url, size }: { name: string; url: string; size: number | undefined }) {
  const { t } = usePane();
  return (
    <div class="file-card">
      <Icon name="file" size={30} />
      <div class="file-name">
        <a href={url} download={name}>
          {name}
        </a>
        {size !== undefined && <span class="file-size">{formatFileSize(size)}</span>}
      </div>
      <a class="file-download" href={url} download={name} aria-label={`${t.download} ${name}`}>
        <Icon name="download" />
      </a>
    </div>
  );
}

function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${kilobytes.toFixed(2)} KB` : `${(kilobytes / 1024).toFixed(2)} MB`;
}
