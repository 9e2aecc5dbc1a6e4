import type { Language } from '@/lib/markets';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { FinishOptions } from '../compile-job';
import { isRtlLanguage } from '../model';
import { createQrBars } from '../qr-bars';
import { type RunCode, runCompile } from '../run-compile';
import { toFacedText, toPaperData } from './paper-text';

/** An A4 sheet of 3 × 8 stickers of 63.5 × 33.9 mm, as stationers sell it (Avery L7159). Millimetres. */
const SHEET = {
  widthMm: 63.5,
  heightMm: 33.9,
  gutterMm: 2.54,
  leftMm: 7.21,
  topMm: 12.9,
  columns: 3,
  rows: 8,
} as const;

/** The name labels of a class, all texts final. */
export type NameLabelsInput = {
  /** Decides where a sheet begins. */
  readonly language: Language;
  readonly publisher: string;
  readonly title: string;
  /** In the order of the packing list. */
  readonly labels: readonly {
    readonly name: string;
    readonly title: string;
    /** The kindergarten's name. */
    readonly place: string;
    /** What a scanner reads from the label. */
    readonly code?: string;
  }[];
  /** The file's creation date: the same labels and date produce the same bytes. */
  readonly createdAt: Date;
};

/** Typesets name labels on sheets of stickers, tagged (PDF/UA-1). Every text keeps its own script and direction. */
export async function typesetNameLabels(sheet: NameLabelsInput): Promise<Result<Uint8Array, RunCode>> {
  const { language, title, publisher, createdAt } = sheet;
  const data = {
    ...toPaperData(language, title, publisher),
    label: SHEET,
    labels: sheet.labels.map((label) => ({
      name: toFacedText(label.name),
      title: toFacedText(label.title),
      place: toFacedText(label.place),
      code: label.code === undefined ? null : createQrBars(label.code),
    })),
  };
  const finish: FinishOptions = {
    rightToLeft: isRtlLanguage(language),
    pageLayout: 'SinglePage',
    bookmarks: [],
    spoken: [],
  };
  const pdfs = await runCompile({ createdAt, files: new Map(), tasks: [{ template: 'name-labels', data, finish }] });
  if (!pdfs.ok) return pdfs;
  const [pdf] = pdfs.value;
  return pdf ? ok(pdf) : fail('typesetting_failed');
}
