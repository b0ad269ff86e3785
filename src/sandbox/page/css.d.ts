/** Style sheets are imported for esbuild to gather into one file; they export nothing. */
declare module '*.css' {}
