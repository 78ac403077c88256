/** A program of its own as text, bundled and minified (vite.config.ts), to stand in the page itself. */
declare module '*?script' {
  export const script: string;
}
