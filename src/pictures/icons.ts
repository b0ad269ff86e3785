/**
 * Small drawings for the signs in the words of games, which no font of ours has. They only decorate: whatever they stand
 * beside is said in words, and signs without a drawing are left out.
 */
import { spriteSvg } from './sprites.ts';

/** The side of the square that icons are drawn in. */
const ICON_SIZE = 24;

const GOLD = '#ffd166';
const RED = '#ff6b5e';
const BLUE = '#6cb4ff';
const GREEN = '#6fd08c';
const GREY = '#b5bac1';
/** As text on a picture. */
const PALE = '#dbdee1';
const DARK = '#1e1f22';

const ICONS: Readonly<Record<string, string>> = {
  '👑': `<path d="M3 19V7l5 5 4-8 4 8 5-5v12z" fill="${GOLD}"/>`,
  '🌾': `<path d="M12 22V9" stroke="${GREEN}" stroke-width="2" fill="none"/><path d="M12 9C9 7 9 4 12 2c3 2 3 5 0 7zM12 13C8 13 6 11 6 8c4 0 6 2 6 5zM12 13c4 0 6-2 6-5-4 0-6 2-6 5zM12 19c-4 0-6-2-6-5 4 0 6 2 6 5zM12 19c4 0 6-2 6-5-4 0-6 2-6 5z" fill="${GREEN}"/>`,
  '💣': `<circle cx="10" cy="15" r="7.5" fill="${GREY}"/><path d="M15 9l3-3q2-2 4 0" stroke="${GOLD}" stroke-width="2" fill="none"/><circle cx="7.5" cy="12.5" r="2" fill="#fff"/>`,
  '💥': `<path d="M12 1l3 6 6-3-3 6 5 3-6 2 2 7-6-4-5 5-1-7-6-1 5-4-3-6 6 2z" fill="${RED}"/>`,
  '🎉': `<path d="M3 22L9 8l7 7z" fill="${GOLD}"/><circle cx="14" cy="4" r="1.8" fill="${RED}"/><circle cx="20" cy="9" r="1.8" fill="${BLUE}"/><circle cx="20" cy="16" r="1.6" fill="${GREEN}"/><path d="M13 9q4-1 5-5" stroke="${BLUE}" stroke-width="2" fill="none"/>`,
  '⚠': `<path d="M12 2L23 21H1z" fill="${GOLD}"/><path d="M12 9v5M12 16.500v2.500" stroke="${DARK}" stroke-width="2.400"/>`,
  '🛟': `<circle cx="12" cy="12" r="8" fill="none" stroke="#fff" stroke-width="6"/><path d="M6.300 6.300a8 8 0 0 1 11.400 0M6.300 17.700a8 8 0 0 0 11.400 0" fill="none" stroke="${RED}" stroke-width="6"/>`,
  '🛡': `<path d="M12 2l9 3v6q0 8-9 11Q3 19 3 11V5z" fill="${BLUE}"/>`,
  '⚔': `<path d="M3 3l14 14M21 3L7 17" stroke="${GREY}" stroke-width="2.500"/><path d="M3 15l6 6M15 21l6-6" stroke="${GOLD}" stroke-width="2.500"/>`,
  '🎭': `<path d="M3 4h18v7q0 9-9 11-9-2-9-11z" fill="${GOLD}"/><circle cx="8.500" cy="10" r="1.700" fill="${DARK}"/><circle cx="15.500" cy="10" r="1.700" fill="${DARK}"/><path d="M8 15q4 4 8 0" stroke="${DARK}" stroke-width="2" fill="none"/>`,
  '✅': `<rect x="2" y="2" width="20" height="20" rx="4" fill="${GREEN}"/><path d="M6.500 12.500l4 4 7-9" stroke="${DARK}" stroke-width="3" fill="none"/>`,
  '🏆': `<path d="M6 3h12v6q0 6-6 6t-6-6z" fill="${GOLD}"/><path d="M6 5H2q0 6 5 6M18 5h4q0 6-5 6M12 15v4M7 21h10" stroke="${GOLD}" stroke-width="2" fill="none"/>`,
  '💰': `<circle cx="12" cy="12" r="10" fill="${GOLD}"/><circle cx="12" cy="12" r="6" fill="none" stroke="#a8770a" stroke-width="2"/>`,
  '💸': `<circle cx="12" cy="12" r="10" fill="${GOLD}"/><path d="M6 12h12" stroke="#a8480a" stroke-width="3"/>`,
  '💨': `<path d="M2 8h12q4 0 4-3t-3-3M2 13h17q3 0 3 3t-3 3M2 18h9q3 0 3 2" stroke="${GREY}" stroke-width="2.200" fill="none"/>`,
  '🔒': `<rect x="4" y="10" width="16" height="12" rx="2" fill="${GOLD}"/><path d="M8 10V7q0-4 4-4t4 4v3" stroke="${GOLD}" stroke-width="2.500" fill="none"/>`,
  '🔁': `<path d="M4 11V9q0-3 3-3h12M20 13v2q0 3-3 3H5M16 2l4 4-4 4M8 22l-4-4 4-4" stroke="${BLUE}" stroke-width="2.200" fill="none"/>`,
  '🌊': `<path d="M1 10q4-6 7 0t7 0 8 0M1 18q4-6 7 0t7 0 8 0" stroke="${BLUE}" stroke-width="2.600" fill="none"/>`,
  '💀': `<path d="M12 2q9 0 9 9 0 4-3 6v5H6v-5q-3-2-3-6 0-9 9-9z" fill="${GREY}"/><circle cx="8.500" cy="11" r="2.300" fill="${DARK}"/><circle cx="15.500" cy="11" r="2.300" fill="${DARK}"/>`,
  '🤖': `<path d="M12 6V2M1 12v5M23 12v5" stroke="${GREY}" stroke-width="2.200" fill="none"/><circle cx="12" cy="2.500" r="2" fill="${RED}"/><rect x="3" y="6" width="18" height="15" rx="3" fill="${GREY}"/><circle cx="8.500" cy="12" r="2.200" fill="${DARK}"/><circle cx="15.500" cy="12" r="2.200" fill="${DARK}"/><path d="M8 17.500h8" stroke="${DARK}" stroke-width="2" fill="none"/>`,
  '☾': `<path d="M14 2a10.500 10.500 0 1 0 8 16A9 9 0 0 1 14 2z" fill="${PALE}"/>`,
  '🃏': `<rect x="4" y="1" width="16" height="22" rx="2.500" fill="#fff"/><path d="M12 6l1.800 3.700 4 .6-2.900 2.800.7 4L12 15.200l-3.600 1.900.7-4-2.900-2.800 4-.6z" fill="${RED}"/>`,
  '▶': `<path d="M6 3l15 9-15 9z" fill="${GREEN}"/>`,
};

export const hasIcon = (sign: string): boolean => Object.hasOwn(ICONS, sign);

/** @param sign one for which `hasIcon` is true */
export const iconSvg = (sign: string, x: number, y: number, size: number): string =>
  spriteSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(size)}" height="${Math.round(size)}" viewBox="0 0 ${ICON_SIZE} ${ICON_SIZE}">${ICONS[sign] ?? ''}</svg>`,
    x,
    y,
  );
