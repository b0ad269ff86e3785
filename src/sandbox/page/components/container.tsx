import type { ComponentChildren } from 'preact';
import { SpoilerCover } from './spoiler-cover.tsx';

interface Props {
  accentColor: number | undefined;
  isSpoiler: boolean;
  children: ComponentChildren;
}

const cssColor = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

/** A card around components, with a bar in its accent color. */
export function Container({ accentColor, isSpoiler, children }: Props) {
  const style = accentColor === undefined ? {} : { '--accent': cssColor(accentColor) };
  return (
    <div class={accentColor === undefined ? 'container' : 'container accented'} style={style}>
      <SpoilerCover isSpoiler={isSpoiler}>
        <div class="container-body">{children}</div>
      </SpoilerCover>
    </div>
  );
}
