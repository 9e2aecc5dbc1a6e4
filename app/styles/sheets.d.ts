/** A sheet that a page links itself: its address (scripts/linked-sheet-loader.cjs). */
declare module '*.pcss' {
  const url: string;
  export default url;
}
