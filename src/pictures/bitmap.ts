/** The bitmap of a picture: red, green and blue of every pixel, row by row, with `lead` bytes before each row. */
export interface Bitmap {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly lead: number;
}

export type Color = readonly [red: number, green: number, blue: number];

/** @param hex six digits */
export const colorOf = (hex: string): Color => {
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex, 'hex');
  return [red, green, blue];
};

/** Something to be copied into a bitmap. */
export interface Stamp {
  readonly width: number;
  readonly height: number;
  /** How much of each pixel it covers, from 0 to 255. */
  readonly coverage: Uint8Array;
  /** Red, green and blue of each pixel, or of all. */
  readonly colors: Uint8Array | Color;
}

/** Copies a stamp over what is there; what is outside of the bitmap is left out. */
export function copyStamp(
  { bytes, width, height, lead }: Bitmap,
  stamp: Stamp,
  left: number,
  top: number,
): void {
  const { coverage, colors } = stamp;
  const step = colors.length === 3 ? 0 : 3;
  const [fromRow, toRow] = [Math.max(0, -top), Math.min(stamp.height, height - top)];
  const [fromColumn, toColumn] = [Math.max(0, -left), Math.min(stamp.width, width - left)];
  for (let row = fromRow; row < toRow; row++) {
    let to = (top + row) * (lead + 3 * width) + lead + 3 * (left + fromColumn);
    let from = row * stamp.width + fromColumn;
    for (let column = fromColumn; column < toColumn; column++, to += 3, from++) {
      const cover = coverage[from]!;
      if (cover === 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const before = bytes[to + channel]!;
        bytes[to + channel] = before + ((colors[from * step + channel]! - before) * cover) / 255;
      }
    }
  }
}
