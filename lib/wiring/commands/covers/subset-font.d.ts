declare module 'subset-font' {
  type Options = { readonly targetFormat: 'woff2'; readonly noLayoutClosure?: boolean };
  /** Cuts a font down to the glyphs of a text, with those that its features make of them. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
