import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from './pdf';

type OpenPdf = Awaited<ReturnType<typeof openPdf>>;
type Element = { readonly role: string; readonly dict: PDFDict };

const name = (key: string) => PDFName.of(key);
const getText = (dict: PDFDict, key: string): string => {
  const value = dict.lookup(name(key));
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText().trim() : '';
};
const isTrue = (dict: PDFDict | undefined, key: string) => dict?.lookup(name(key))?.toString() === 'true';

/** The elements of the structure in reading order. */
function listElements(pdf: PDFDocument): readonly Element[] {
  const found: Element[] = [];
  const visit = (value: unknown): void => {
    if (value instanceof PDFArray) for (let at = 0; at < value.size(); at += 1) visit(value.lookup(at));
    if (!(value instanceof PDFDict)) return;
    const role = value.lookup(name('S'))?.toString();
    if (role) found.push({ role: role.slice(1), dict: value });
    visit(value.lookup(name('K')));
  };
  visit(pdf.catalog.lookupMaybe(name('StructTreeRoot'), PDFDict)?.lookup(name('K')));
  return found;
}

/** What the catalogue and the metadata lack. */
function findDocumentFaults(pdf: PDFDocument): readonly string[] {
  const { catalog } = pdf;
  const marks = catalog.lookupMaybe(name('MarkInfo'), PDFDict);
  const stream = catalog.lookup(name('Metadata'));
  const metadata = stream instanceof PDFRawStream ? Buffer.from(stream.getContents()).toString('utf8') : '';
  const faults: readonly (readonly [string, boolean])[] = [
    ['06-002: no mark of PDF/UA', !metadata.includes('<pdfuaid:part>1</pdfuaid:part>')],
    ['06-003: no title in the metadata', !/<dc:title>.*?<rdf:li[^>]*>[^<]+</s.test(metadata)],
    [
      '07-002: the title is not shown',
      !isTrue(catalog.lookupMaybe(name('ViewerPreferences'), PDFDict), 'DisplayDocTitle'),
    ],
    ['11-006: no language', getText(catalog, 'Lang') === ''],
    ['00: not marked', !isTrue(marks, 'Marked')],
    ['04-001: suspects', isTrue(marks, 'Suspects')],
  ];
  return faults.flatMap(([fault, is]) => (is ? [fault] : []));
}

/** Pictures without words or a place, and headings that skip a level. */
function findElementFaults(elements: readonly Element[]): readonly string[] {
  const figures = elements.filter(({ role }) => role === 'Figure');
  const unnamed = figures.filter(({ dict }) => getText(dict, 'Alt') === '' && getText(dict, 'ActualText') === '');
  const levels = elements.flatMap(({ role }) => (/^H\d$/.test(role) ? [Number(role[1])] : []));
  const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  return [
    ...(elements.length === 0 ? ['00: no structure'] : []),
    ...unnamed.map(() => '13-004: a picture without words'),
    ...skipped.map((level) => `14-003: a heading of level ${level} after a gap`),
    ...(levels[0] === 1 ? [] : ['14-002: the first heading is not of level 1']),
  ];
}

const PAINTS = new Set<number>([
  OPS.showText,
  OPS.showSpacedText,
  OPS.stroke,
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.shadingFill,
]);
const BEGINS = new Set<number>([OPS.beginMarkedContent, OPS.beginMarkedContentProps]);

type TreeNode = { readonly id?: string; readonly children?: readonly TreeNode[] };
const listIds = (node: TreeNode | null): readonly string[] => [
  ...(node?.id ? [node.id] : []),
  ...(node?.children ?? []).flatMap(listIds),
];

/** What is painted on a page outside marked content, and marked content that no element has or two have. */
async function findPageFaults(pdf: OpenPdf, number: number): Promise<readonly string[]> {
  const page = await pdf.getPage(number);
  const { fnArray, argsArray } = await page.getOperatorList();
  const faults = new Set<string>();
  const marked: string[] = [];
  let depth = 0;
  for (const [index, operator] of fnArray.entries()) {
    if (BEGINS.has(operator)) depth += 1;
    const id = operator === OPS.beginMarkedContentProps ? argsArray[index]?.[1] : null;
    if (typeof id === 'number') marked.push(String(id));
    if (operator === OPS.endMarkedContent) depth -= 1;
    // A path is built and painted by one operation, whose first argument says how.
    const painted = operator === OPS.constructPath ? argsArray[index]?.[0] : operator;
    if (PAINTS.has(painted) && depth === 0) faults.add(`01-005: page ${number} paints something without a mark`);
  }
  if (depth !== 0) faults.add(`01-003: page ${number} has a mark without an end`);
  const owned = listIds((await page.getStructTree()) as TreeNode | null).map((id) => id.replace(/^.*mc/, ''));
  if (new Set(owned).size !== owned.length) faults.add(`01-004: page ${number} has content of two elements`);
  if (marked.some((id) => !owned.includes(id))) faults.add(`01-006: page ${number} has content of no element`);
  return [...faults];
}

/** Links and other notes that the order of Tab does not know. */
const findLinkFaults = (pdf: PDFDocument): readonly string[] =>
  pdf.getPages().flatMap(({ node }, index) => {
    const notes = node.Annots()?.size() ?? 0;
    return notes > 0 && node.lookup(name('Tabs'))?.toString() !== '/S'
      ? [`28-009: page ${index + 1} has no order`]
      : [];
  });

/**
 * What a machine can find of PDF/UA-1 in a finished file, by the numbers of the Matterhorn protocol: its marks, language,
 * title, structure, words of pictures, headings and the order of its links.
 */
export async function findPdfUaFaults(bytes: Uint8Array): Promise<readonly string[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const opened = await openPdf(bytes);
  const pages: string[] = [];
  for (let number = 1; number <= opened.numPages; number += 1) pages.push(...(await findPageFaults(opened, number)));
  return [...findDocumentFaults(pdf), ...findElementFaults(listElements(pdf)), ...pages, ...findLinkFaults(pdf)];
}
