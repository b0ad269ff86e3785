/** Where the entry files of threads are. */

/** The URL of the folder that holds the built program; undefined where it runs from its source. */
declare const BUILD_FOLDER: string | undefined;

/** The entry file of a thread: its bundle in a built program, else the file that loads its source. */
export const threadEntry = (name: 'pictures' | 'thinking'): URL =>
  typeof BUILD_FOLDER === 'undefined'
    ? new URL(`./${name}/thread.mjs`, import.meta.url)
    : new URL(`${name}.mjs`, BUILD_FOLDER);
