/** What contact sheets have in common: themes, and how color-blind people see. */

/** A page and the files that it shows, by path. */
export interface Sheet {
  readonly html: string;
  readonly images: ReadonlyMap<string, Buffer>;
}

export interface Theme {
  readonly background: string;
  readonly ink: string;
}
export const DARK: Theme = { background: '#313338', ink: '#dbdee1' };
export const LIGHT: Theme = { background: '#ffffff', ink: '#313338' };

/**
 * Matrices of linear red, green and blue: protanopia, deuteranopia and tritanopia by Machado, Oliveira and Fernandes (2009)
 * in full severity, achromatopsia as luminance.
 */
const MATRICES = {
  protanopia: '.152286 1.052583 -.204868 .114503 .786281 .099216 -.003882 -.048116 1.051998',
  deuteranopia: '.367322 .860646 -.227968 .280085 .672501 .047413 -.01182 .04294 .968881',
  tritanopia: '1.255528 -.076749 -.178779 -.078411 .930809 .147602 .004733 .691367 .3039',
  achromatopsia: '.2126 .7152 .0722 .2126 .7152 .0722 .2126 .7152 .0722',
} as const;

export const VISIONS: readonly string[] = Object.keys(MATRICES);

/** feColorMatrix takes four rows with a column for alpha and one for a constant. */
const filterOf = ([name, matrix]: readonly [string, string]): string => {
  const numbers = matrix.split(' ');
  const rows = [0, 3, 6].map((from) => `${numbers.slice(from, from + 3).join(' ')} 0 0`);
  return `<filter id="${name}" color-interpolation-filters="linearRGB"><feColorMatrix values="${rows.join(' ')} 0 0 0 1 0"/></filter>`;
};

/** Stands in a sheet for which `filter:url(#protanopia)` is to work. */
export const visionFilters = (): string =>
  `<svg width="0" height="0" style="position:absolute">${Object.entries(MATRICES).map(filterOf).join('')}</svg>`;
