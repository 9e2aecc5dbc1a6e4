import { describe, expect, it } from 'vitest';
import { isolate } from '@/lib/platform/text/isolate';
import { listFonts, listLetters, listLines, openPdf } from './testing/pdf';
import { type ReceiptInput, typesetReceipt } from './typeset-receipt';

const RECEIPTS: readonly (readonly ['he' | 'en' | 'ar' | 'ru', string, string])[] = [
  ['he', 'קבלה', 'ספר דיגיטלי'],
  ['en', 'Receipt', 'Digital book'],
  ['ar', 'إيصال', 'كتاب رقمي'],
  ['ru', 'Квитанция', 'Электронная книга'],
];
const createInput = (language: ReceiptInput['language'], title: string, name: string): ReceiptInput => ({
  language,
  title,
  publisher: 'Gibori',
  seller: ['Gibori Books Ltd. (sample)'],
  facts: [{ label: name, value: '7K3MA90Q' }],
  columns: [name, title, name],
  lines: [{ name, quantity: '1', amount: '₪39' }],
  sums: [
    { label: title, amount: 'KSh 1,499', strong: true },
    { label: name, amount: '−$12.50', strong: false },
  ],
  notes: [name],
  createdAt: new Date('2026-11-21T22:30:00Z'),
});
const typeset = async (input: ReceiptInput): Promise<Uint8Array> => {
  const made = await typesetReceipt(input);
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.value;
};

describe.each(RECEIPTS)('receipt PDF in %s', (language, title, name) => {
  const input = createInput(language, title, name);

  it('is one A4 page in its language and reading direction, with embedded fonts', async () => {
    const file = await typeset(input);
    const pdf = await openPdf(file);
    expect(pdf.numPages).toBe(1);
    const [, , width, height] = (await pdf.getPage(1)).view;
    expect([width, height].map((points = 0) => Math.round((points / 72) * 25.4))).toEqual([210, 297]);
    const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
    expect(info).toMatchObject({ Language: language, Title: title });
    const rightToLeft = language === 'he' || language === 'ar';
    expect((await pdf.getViewerPreferences())?.get('Direction')).toBe(rightToLeft ? 'R2L' : 'L2R');
    expect((await listFonts(file)).filter((font) => !font.embedded)).toEqual([]);
  });

  it('prints amounts of every currency, and the same bytes again', async () => {
    const file = await typeset(input);
    const letters = await listLetters(await openPdf(file), 1, language === 'he' || language === 'ar');
    for (const sign of ['₪', '$', '−', 'K', '9']) expect(letters).toContain(sign);
    expect(Buffer.compare(file, await typeset(input))).toBe(0);
  });
});

it('prints hostile values as they are', async () => {
  const [, title, name] = RECEIPTS[1] ?? ['en', '', ''];
  const seller = ['#import "x.typ": * $a^2$ *bold* = Heading', '\u202egnirts lla'];
  expect((await openPdf(await typeset({ ...createInput('en', title, name), seller }))).numPages).toBe(1);
});

it.each(RECEIPTS)(
  'a buyer’s name and address in two scripts follow each other as the paper is read, in %s',
  async (...paper) => {
    const buyer = ['Acme (2000) Ltd.', 'הרצל'].map(isolate).join(', ');
    const input = createInput(...paper);
    const isRtl = input.language === 'he' || input.language === 'ar';
    const file = await typeset({ ...input, facts: [{ label: '1', value: buyer }] });
    const line = (await listLines(await openPdf(file), 1, isRtl)).find((one) => one.includes('הרצל')) ?? '';
    expect(line).toContain('Ltd.');
    expect(line.indexOf('Ltd.')).toBeLessThan(line.indexOf('הרצל'));
  },
);
