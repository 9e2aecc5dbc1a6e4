import type { Language } from '@/lib/markets';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { FinishOptions } from '../compile-job';
import { isRtlLanguage } from '../model';
import { type RunCode, runCompile } from '../run-compile';
import { toLiteralText } from '../text/literal-text';
import { toPaperData, toPaperText } from './paper-text';

/** The packing list of a class, all texts final and in its language. */
export type PackingListInput = {
  readonly language: Language;
  readonly publisher: string;
  readonly title: string;
  /** 'Order 7K3MA90Q'. */
  readonly order: string;
  /** Class, contact, delivery, address. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Headings of the columns: number, child, book, copies. */
  readonly columns: readonly [string, string, string, string];
  readonly rows: readonly {
    readonly number: string;
    readonly name: string;
    readonly title: string;
    readonly count: string;
  }[];
  readonly total: string;
  /** The file's creation date: the same list and date produce the same bytes. */
  readonly createdAt: Date;
};

/** Typesets a packing list as an A4 file, tagged (PDF/UA-1). Names keep their own script and direction. */
export async function typesetPackingList(list: PackingListInput): Promise<Result<Uint8Array, RunCode>> {
  const { language, title, publisher, createdAt } = list;
  const data = {
    ...toPaperData(language, title, publisher),
    order: toPaperText(list.order),
    facts: list.facts.map(({ label, value }) => ({ label: toLiteralText(label), value: toPaperText(value) })),
    columns: list.columns.map(toLiteralText),
    rows: list.rows.map((row) => ({
      number: toPaperText(row.number),
      count: toPaperText(row.count),
      name: toPaperText(row.name),
      title: toPaperText(row.title),
    })),
    total: toLiteralText(list.total),
  };
  const finish: FinishOptions = {
    rightToLeft: isRtlLanguage(language),
    pageLayout: 'SinglePage',
    bookmarks: [],
    spoken: [],
  };
  const pdfs = await runCompile({ createdAt, files: new Map(), tasks: [{ template: 'packing-list', data, finish }] });
  if (!pdfs.ok) return pdfs;
  const [pdf] = pdfs.value;
  return pdf ? ok(pdf) : fail('typesetting_failed');
}
