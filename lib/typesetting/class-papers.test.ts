import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { typesetNameLabels } from './cards/typeset-name-labels';
import { typesetPackingList } from './cards/typeset-packing-list';
import { listFonts, listLetters, openPdf, renderPixels } from './testing/pdf';

const createdAt = new Date('2026-11-21T22:30:00Z');
const CLASSES = [
  ['he', 'רשימת אריזה', 'גן רימון', 'אור קטן ביער'],
  ['en', 'Packing list', 'Sunny Side Preschool', 'A Small Light in the Woods'],
  ['ar', 'قائمة التعبئة', 'روضة الزيتون', 'نور صغير في الغابة'],
  ['ru', 'Упаковочный лист', 'Детский сад «Ромашка»', 'Огонёк в лесу'],
] as const;
/** In every script, with names that are long or written in two. */
const NAMES = [
  'נועה',
  'איתמר בן־דוד',
  'אלישבע רוזנבלום־גולדשטיין',
  'Maya',
  'Zoë',
  'Christopher-Alexander Montgomery',
  'محمد عبد الرحمن',
  'ليان',
  'Миша',
  'Александра Константинопольская',
  'ნინო ደስታ',
  // Letters that no font has: typed before they were checked.
  '大山 😀',
];
const unwrap = (made: Awaited<ReturnType<typeof typesetPackingList>>): Uint8Array => {
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.value;
};
const getSize = ([, , width, height]: number[]) =>
  [width, height].map((points = 0) => Math.round((points / 72) * 25.4));

describe.each(CLASSES)('the papers of a class in %s', (language, title, place, book) => {
  const isRtl = language === 'he' || language === 'ar';
  const list = (count: number) =>
    typesetPackingList({
      language,
      publisher: 'Gibori',
      title,
      order: `${title} 7K3MA90Q`,
      createdAt,
      facts: [{ label: title, value: place }],
      columns: [title, title, title, title],
      total: title,
      rows: Array.from({ length: count }, (_, at) => ({
        number: String(at + 1),
        name: NAMES[at % NAMES.length] ?? '',
        title: book,
        count: '1',
      })),
    });
  const labels = (count: number) =>
    typesetNameLabels({
      language,
      publisher: 'Gibori',
      title,
      createdAt,
      labels: Array.from({ length: count }, (_, at) => ({ name: NAMES[at % NAMES.length] ?? '', title: book, place })),
    });

  it('a packing list in A4, in its reading direction, that repeats its heading on every page', async () => {
    const file = unwrap(await list(60));
    const pdf = await openPdf(file);
    expect(pdf.numPages).toBeGreaterThan(1);
    expect(getSize((await pdf.getPage(1)).view)).toEqual([210, 297]);
    expect((await pdf.getViewerPreferences())?.get('Direction')).toBe(isRtl ? 'R2L' : 'L2R');
    expect((await listFonts(file)).filter((font) => !font.embedded)).toEqual([]);
    const second = await listLetters(pdf, 2, isRtl);
    expect(second).toContain([...title.replaceAll(' ', '')][0]);
    expect(Buffer.compare(file, unwrap(await list(60)))).toBe(0);
  });

  it('a label of an order has a code that a scanner reads', async () => {
    const one = { name: '7K3MA90Q', title: book, place: '9QX2M1AB · 3.12.2026', code: '7K3MA90Q' };
    const sheet = { language, publisher: 'Gibori', title, createdAt, labels: [one] };
    const pdf = await openPdf(unwrap(await typesetNameLabels(sheet)));
    const { data, width, height } = await renderPixels(pdf, 1, 3);
    expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe('7K3MA90Q');
    expect(await listLetters(pdf, 1, isRtl)).toContain('7K3MA90Q');
  });

  it('24 labels on a sheet, whatever the script and length of the names', async () => {
    expect((await openPdf(unwrap(await labels(24)))).numPages).toBe(1);
    const pdf = await openPdf(unwrap(await labels(25)));
    expect(pdf.numPages).toBe(2);
    const letters = await listLetters(pdf, 1, isRtl);
    for (const letter of ['M', 'נ', 'М']) expect(letters).toContain(letter);
  });
});
