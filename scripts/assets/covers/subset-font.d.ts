declare module 'subset-font' {
  type Options = { readonly targetFormat: 'woff2'; readonly noLayoutClosure?: boolean };
  /** Subsets a font to the glyphs of a text, including those that its features substitute. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
