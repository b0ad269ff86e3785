/** Pictures of cards, dice and tiles within the texts of rules: `[[3s 3h 4d]]`, by face. */
import type { Face } from './cards.ts';

const PICTURED = /\[\[([A-Za-z0-9 ]+)\]\]/g;

/** Writes faces, with a space between them, into a text. */
export const pictured = (faces: string): string => `[[${faces}]]`;

/** Replaces what `pictured` wrote. */
export const replacePictured = (text: string, draw: (faces: readonly Face[]) => string): string =>
  text.replace(PICTURED, (_, faces: string) => draw(faces.split(' ')));
