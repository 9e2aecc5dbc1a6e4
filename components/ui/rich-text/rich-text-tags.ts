/** Rich-text tags that messages of the home page may contain. */
const TAG_NAMES = ['num', 'mark', 'b'] as const;
export type RichTag = (typeof TAG_NAMES)[number];

type PreservedTags<Name extends string> = Readonly<Record<Name, (words: string) => string>>;

/** Values for `t.markup` that write each tag back as it was. */
export const preserveTags = <Name extends string>(names: readonly Name[]): PreservedTags<Name> =>
  Object.fromEntries(
    names.map((name) => [name, (words: string) => `<${name}>${words}</${name}>`]),
  ) as PreservedTags<Name>;

/** Passes a message with its tags as a string to client components, which render it with `RichText`. */
export const PRESERVED_TAGS = preserveTags(TAG_NAMES);

export type RichTextPart<Name extends string> = { readonly mark: Name | null; readonly text: string };

/** Splits a text into tagged and plain parts. */
export const parseTags = <Name extends string>(text: string, names: readonly Name[]): readonly RichTextPart<Name>[] =>
  [...text.matchAll(/<(\w+)>(.*?)<\/\1>|[^<]+/g)].map(([whole, mark, words]) => ({
    mark: names.find((known) => known === mark) ?? null,
    text: words ?? whole,
  }));

/** Splits a text of the home page into its parts. */
export const parseRichText = (text: string): readonly RichTextPart<RichTag>[] => parseTags(text, TAG_NAMES);
