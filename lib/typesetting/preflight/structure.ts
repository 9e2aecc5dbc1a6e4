import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import type { PrintFaultCode } from './print-fault';
import { isCleanForQpdf } from './run-qpdf-check';

/** Actions that a printer's software would run or ask about. */
const ACTIVE = ['/JavaScript', '/Launch', '/SubmitForm', '/ImportData', '/ResetForm', '/Rendition', '/Movie', '/Sound'];

type Graph = {
  readonly dicts: readonly PDFDict[];
  /** A reference leads nowhere. */
  readonly hasMissing: boolean;
  /** Some objects cannot be reached from the trailer. */
  readonly hasUnused: boolean;
};

const getDict = (object: PDFObject): PDFDict | null =>
  object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : null;

/** Walks through everything that the trailer leads to. */
function walk({ context }: PDFDocument): Graph {
  const dicts: PDFDict[] = [];
  const reached = new Set<PDFRef>();
  let hasMissing = false;
  const waiting: PDFObject[] = Object.values(context.trailerInfo).filter((value) => value !== undefined);
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      const target = context.lookup(object);
      if (target) waiting.push(target);
      else hasMissing = true;
    } else if (object instanceof PDFArray) {
      waiting.push(...object.asArray());
    } else {
      const dict = getDict(object);
      if (!dict) continue;
      dicts.push(dict);
      waiting.push(...dict.values());
    }
  }
  return { dicts, hasMissing, hasUnused: context.enumerateIndirectObjects().some(([ref]) => !reached.has(ref)) };
}

const hasKey = (dict: PDFDict, ...keys: readonly string[]): boolean => keys.some((key) => dict.has(PDFName.of(key)));
const isNamed = (dict: PDFDict, key: string, names: readonly string[]): boolean =>
  names.includes(dict.get(PDFName.of(key))?.toString() ?? '');

const isActive = (dict: PDFDict): boolean =>
  isNamed(dict, 'S', ACTIVE) || hasKey(dict, 'JS', 'JavaScript', 'OpenAction', 'AA');

const isAttachment = (dict: PDFDict): boolean =>
  hasKey(dict, 'EmbeddedFiles', 'EF') || isNamed(dict, 'Subtype', ['/FileAttachment']);

/** Whether something precedes the header or follows the end, which qpdf forgives. */
function hasForeignBytes(bytes: Uint8Array): boolean {
  const [start, end] = [bytes.subarray(0, 5), bytes.subarray(-16)].map((part) => Buffer.from(part).toString('latin1'));
  return start !== '%PDF-' || !/%%EOF\s*$/.test(end ?? '');
}

/**
 * What is wrong with the structure of a file, whatever its pages show: damage that a reader would have to repair,
 * references without an object, objects that nothing uses, scripts, attachments.
 */
export async function findStructureFaults(bytes: Uint8Array, pdf: PDFDocument): Promise<readonly PrintFaultCode[]> {
  const { dicts, hasMissing, hasUnused } = walk(pdf);
  const found: readonly (readonly [PrintFaultCode, boolean])[] = [
    ['structure_damaged', hasForeignBytes(bytes) || !(await isCleanForQpdf(bytes))],
    ['object_missing', hasMissing],
    ['object_unused', hasUnused],
    ['active_content', dicts.some(isActive)],
    ['attachment', dicts.some(isAttachment)],
  ];
  return found.flatMap(([code, is]) => (is ? [code] : []));
}
