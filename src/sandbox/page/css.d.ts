/** esbuild bundles imported style sheets into one file; they have no exports. */
declare module '*.css' {}
