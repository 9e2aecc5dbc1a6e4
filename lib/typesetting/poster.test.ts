import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { isolate } from '@/lib/platform/text/isolate';
import { typesetPoster } from './cards/typeset-poster';
import { createQrBars } from './qr-bars';
import { listFonts, listLines, openPdf } from './testing/pdf';

const COMPANIES = [
  'תפוח ירוק בע״מ',
  'Green Apple & Partners International Holdings',
  'التفاحة الخضراء',
  'Зелёное яблоко',
];
const URL = 'https://shop.test/IL/he/company/GkIUGaQrh4AAulv4B3v0uabkCNF3Y-e2QElPZ79DIJI';
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#284' } });
const pictures = { wide: new Uint8Array(), tall: new Uint8Array(), cover: new Uint8Array() };
beforeAll(async () => {
  pictures.wide = await picture(800, 90).png().toBuffer();
  pictures.tall = await picture(90, 800).png().toBuffer();
  pictures.cover = await picture(400, 400).jpeg().toBuffer();
});

it.each(LANGUAGES)(
  '§3 "optional logo": one A4 page in %s, with a wide logo, a tall one or the name',
  async (language) => {
    const isRtl = language === 'he' || language === 'ar';
    for (const [at, logo] of [pictures.wide, pictures.tall, null, null].entries()) {
      const company = COMPANIES[at] ?? '';
      const made = await typesetPoster({
        language,
        publisher: 'Gibori',
        title: company,
        lead: company,
        company,
        createdAt: new Date(0),
        steps: [company, company, company],
        until: company,
        scan: company,
        url: URL,
        qr: createQrBars(URL),
        logo,
        cover: pictures.cover,
      });
      if (!made.ok) throw new Error(JSON.stringify(made));
      const pdf = await openPdf(made.value);
      expect(pdf.numPages).toBe(1);
      const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
      expect([width, height].map((points) => Math.round((points / 72) * 25.4))).toEqual([210, 297]);
      expect((await pdf.getViewerPreferences())?.get('Direction')).toBe(isRtl ? 'R2L' : 'L2R');
      expect((await listFonts(made.value)).filter((font) => !font.embedded)).toEqual([]);
    }
  },
);

it('the name of a company keeps its own order in a sentence of the other direction', async () => {
  const company = 'Orot Tech (2000) Ltd.';
  const made = await typesetPoster({
    language: 'he',
    publisher: 'Gibori',
    title: 'הילדים שלכם, גיבורי הספר',
    lead: `מתנה מאת ${isolate(company)}: ספר מאויר.`,
    company,
    createdAt: new Date(0),
    steps: ['סורקים', 'מצלמים', 'שולחים'],
    until: 'עד 1 בדצמבר',
    scan: 'סרקו',
    url: URL,
    qr: createQrBars(URL),
    logo: null,
    cover: pictures.cover,
  });
  if (!made.ok) throw new Error(JSON.stringify(made));
  const lines = await listLines(await openPdf(made.value), 1, false);
  // On the card and in the sentence, whose own full stop is at the other end.
  expect(lines.filter((line) => line.includes('OrotTech(2000)Ltd.'))).toHaveLength(2);
});
