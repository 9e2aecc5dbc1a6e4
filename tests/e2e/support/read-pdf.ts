import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type PdfContent = {
  readonly pages: number;
  /** Text of each page in file order, white space collapsed. */
  readonly texts: readonly string[];
  /** Number of pictures on each page. */
  readonly pictures: readonly number[];
  readonly fontsMissing: readonly string[];
  readonly direction: string | null;
  readonly language: string | null;
  readonly tagged: boolean;
  readonly bookmarks: number;
  /** Edge length of the first page in millimetres. */
  readonly edgeMm: number;
};

const isolates = /[\u2066-\u2069\u200e\u200f]/g;
export const collapseSpaces = (text: string): string => text.replace(isolates, '').replace(/\s+/g, ' ').trim();

type Run = { readonly str: string; readonly transform: readonly number[] };

/** A page's lines from top to bottom; a file stores the words of a line in visual order, from the left. */
function joinLines(items: readonly Run[], rightToLeft: boolean): readonly string[] {
  const lines = new Map<number, Run[]>();
  for (const run of items.filter(({ str }) => str.trim())) {
    const height = Math.round((run.transform[5] ?? 0) / 3);
    lines.set(height, [...(lines.get(height) ?? []), run]);
  }
  const across = ({ transform }: Run) => (transform[4] ?? 0) * (rightToLeft ? -1 : 1);
  return [...lines.entries()]
    .sort(([a], [b]) => b - a)
    .map(([, runs]) =>
      runs
        .sort((a, b) => across(a) - across(b))
        .map(({ str }) => str)
        .join(' '),
    );
}

/** An entry of a PDF dictionary, which the library returns as a map or as an object. */
function getEntry(dictionary: unknown, key: string): unknown {
  if (dictionary instanceof Map) return dictionary.get(key) ?? null;
  return (dictionary as Record<string, unknown> | null)?.[key] ?? null;
}

/** Reads a finished book: pages, text, pictures, fonts, reading direction. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const document = await getDocument({ data: new Uint8Array(bytes), fontExtraProperties: true, verbosity: 0 }).promise;
  const [preferences, marks] = await Promise.all([document.getViewerPreferences(), document.getMarkInfo()]);
  const direction = getEntry(preferences, 'Direction') as string | null;
  const texts: string[] = [];
  const pictures: number[] = [];
  const fontsMissing = new Set<string>();
  let edgeMm = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    if (number === 1) edgeMm = (page.getViewport({ scale: 1 }).width / 72) * 25.4;
    const { items } = await page.getTextContent();
    texts.push(collapseSpaces(joinLines(items as readonly Run[], direction === 'R2L').join(' ')));
    const operators = await page.getOperatorList();
    pictures.push(operators.fnArray.filter((operator) => operator === OPS.paintImageXObject).length);
    for (const [index, operator] of operators.fnArray.entries()) {
      if (operator !== OPS.setFont) continue;
      const font = page.commonObjs.get(operators.argsArray[index][0]);
      if (font?.missingFile) fontsMissing.add(font.name);
    }
  }
  const { info, metadata } = await document.getMetadata();
  const outline = await document.getOutline();
  return {
    pages: document.numPages,
    texts,
    pictures,
    fontsMissing: [...fontsMissing],
    direction,
    language: (info as { Language?: string }).Language ?? metadata?.get('dc:language') ?? null,
    tagged: getEntry(marks, 'Marked') === true,
    bookmarks: outline?.length ?? 0,
    edgeMm,
  };
}
