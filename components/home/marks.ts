/** The marks that the home page's messages may carry. */
const MARKS = ['num', 'mark', 'b'] as const;
export type Mark = (typeof MARKS)[number];

type Keep<Name extends string> = Readonly<Record<Name, (words: string) => string>>;

/** Lets a message keep its marks as they are written. */
export const keepMarks = <Name extends string>(names: readonly Name[]): Keep<Name> =>
  Object.fromEntries(names.map((name) => [name, (words: string) => `<${name}>${words}</${name}>`])) as Keep<Name>;

/** For `t.markup`: components that run in the browser take plain words and set them by `Marked`. */
export const KEPT = keepMarks(MARKS);

export type MarkedPart<Name extends string> = { readonly mark: Name | null; readonly text: string };

/** A text in its parts, those between one of these marks and the plain ones. */
export const partsOf = <Name extends string>(text: string, names: readonly Name[]): readonly MarkedPart<Name>[] =>
  [...text.matchAll(/<(\w+)>(.*?)<\/\1>|[^<]+/g)].map(([whole, mark, words]) => ({
    mark: names.find((known) => known === mark) ?? null,
    text: words ?? whole,
  }));

/** A text of the home page in its parts. */
export const markedParts = (text: string): readonly MarkedPart<Mark>[] => partsOf(text, MARKS);
