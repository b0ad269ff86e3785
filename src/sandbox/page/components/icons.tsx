/** The icons of the page as inline SVG paths, so that no image has to be fetched. */

const PATHS = {
  hash: 'M10 3 8 21M16 3l-2 18M4 8.5h17M3 15.5h17',
  thread: 'M4 4h16M4 9h9M4 14h5M13 14h8v5h-4l-2 2v-2h-2z',
  message: 'M4 5h16v11h-9l-4 4v-4H4z',
  crown: 'M3 8l4.5 4L12 5l4.5 7L21 8l-2 10H5z',
  columns: 'M4 5h16v14H4zM12 5v14',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  send: 'M4 12 20 4l-4 16-4-7zM12 13l8-9',
  chevron: 'M6 9l6 6 6-6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  eye: 'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7S2 12 2 12zM12 9a3 3 0 100 6 3 3 0 000-6z',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  theme: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 3v18',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  link: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 01-1 1H5a1 1 0 01-1-1V7a1 1 0 011-1h5',
} as const;

export function Icon({ name, size = 20 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={name === 'crown' ? 'currentColor' : 'none'}
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
