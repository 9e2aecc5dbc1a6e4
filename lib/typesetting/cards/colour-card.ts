import { fail, ok, type Result } from '@/lib/platform/result';
import { TYPOGRAPHY } from '../fonts';
import { getColourInk } from '../ink/ink-model';
import { limitInk } from '../ink/limit-ink';
import type { PrintHouseProfile } from '../print-house';
import { type RunCode, runCompile } from '../run-compile';

/** A colour of the illustrator with its name. */
export type NamedTone = { readonly name: string; readonly hex: string };

export type SkinTone = NamedTone & {
  /** What a finished picture shows of this tone. */
  readonly paintedHex: string;
  /** A small painted face, a square JPEG. */
  readonly face: Uint8Array;
};

export type ColourCard = {
  readonly publisher: string;
  /** From light to dark. */
  readonly skin: readonly SkinTone[];
  readonly hair: readonly NamedTone[];
  readonly eyes: readonly NamedTone[];
  readonly createdAt: Date;
};

type Inks = readonly [cyan: number, magenta: number, yellow: number, black: number];

/** The colours of the print templates (`template/data.typ`), in percent of each ink. */
const PAGE_COLOURS = {
  coral: [0, 85, 90, 15],
  thread: [0, 12, 38, 18],
  honey: [0, 26, 78, 0],
  night: [100, 90, 36, 40],
  blanket: [95, 85, 12, 14],
  cream: [0, 3, 12, 0],
} as const satisfies Readonly<Record<string, Inks>>;

const SOLIDS = {
  Cyan: [100, 0, 0, 0],
  Magenta: [0, 100, 0, 0],
  Yellow: [0, 0, 100, 0],
  Black: [0, 0, 0, 100],
  'C + M': [100, 100, 0, 0],
  'C + Y': [100, 0, 100, 0],
  'M + Y': [0, 100, 100, 0],
} as const satisfies Readonly<Record<string, Inks>>;

/** A line in each script, with points or marks where it has them. */
const TEXTS = [
  { language: 'he', text: 'הגיבור שלי שומר על הַיָּרֵחַ.' },
  { language: 'en', text: 'My hero watches over the moon.' },
  { language: 'ar', text: 'بطلي يحرس الْقَمَرَ كلّ ليلة.' },
  { language: 'ru', text: 'Мой герой бережёт луну.' },
] as const;

const sum = (values: Inks): number => values.reduce((total, value) => total + value, 0);
const toSeparation = (name: string, values: Inks) => ({ name, values, ink: sum(values) });

const measure = async (hex: string): Promise<number> => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return getColourInk(red, green, blue);
};
const toTone = async ({ name, hex }: NamedTone) => ({ name, hex, ink: await measure(hex) });

/** Three inks and black, together as much as the paper takes. */
const toRichBlack = (maxInkPercent: number): Inks => {
  const black = 90;
  const cyan = Math.ceil((maxInkPercent - black) / 3) + 4;
  const magenta = Math.floor((maxInkPercent - black - cyan) / 2);
  return [cyan, magenta, maxInkPercent - black - cyan - magenta, black];
};

const getFaceFile = (index: number): string => `face-${index}.jpg`;

async function toCardData(card: ColourCard, profile: PrintHouseProfile): Promise<unknown> {
  const { trimMm, bleedMm, maxInkPercent, minimumPpi, id } = profile;
  const limit = toSeparation(`${maxInkPercent} %`, toRichBlack(maxInkPercent));
  const skin = card.skin.map(async ({ paintedHex, ...tone }, index) => ({
    ...(await toTone(tone)),
    painted: { hex: paintedHex, ink: await measure(paintedHex) },
    file: getFaceFile(index),
    alt: `A child with the skin tone ${tone.hex}`,
  }));
  return {
    trimMm,
    bleedMm,
    publisher: card.publisher,
    title: `${card.publisher} colour card, ${id}`,
    heading: `${card.publisher} colour card`,
    subtitle: 'Please print this page at 100 %, on the paper and with the profile of our books, and send it back.',
    facts: [
      `${id} · ${trimMm} × ${trimMm} mm, bleed ${bleedMm} mm`,
      `pictures sRGB at ${minimumPpi} ppi · total ink at most ${maxInkPercent} %`,
      card.createdAt.toISOString().slice(0, 10),
    ],
    footer: 'Look at it in daylight: every face stays warm, dark hair keeps its strands, greys have no cast.',
    faces: TYPOGRAPHY.en.faces,
    skin: await Promise.all(skin),
    hair: await Promise.all(card.hair.map(toTone)),
    eyes: await Promise.all(card.eyes.map(toTone)),
    page: Object.entries(PAGE_COLOURS).map(([name, values]) => toSeparation(name, values)),
    solids: [...Object.entries(SOLIDS).map(([name, values]) => toSeparation(name, values)), limit],
    texts: TEXTS.map(({ language, text }) => ({
      language,
      text,
      rtl: language === 'he' || language === 'ar',
      face: TYPOGRAPHY[language].faces.story,
    })),
    night: PAGE_COLOURS.night,
    blanket: PAGE_COLOURS.blanket,
    cream: PAGE_COLOURS.cream,
    honey: PAGE_COLOURS.honey,
  };
}

/**
 * Typesets the colour card that a new print house prints before the first order: one page with bleed in the size of the
 * books, with the shop's colours and the total ink of each (RGB by the model of `ink/ink-model.ts`).
 */
export async function typesetColourCard(
  card: ColourCard,
  profile: PrintHouseProfile,
): Promise<Result<Uint8Array, RunCode>> {
  const files = new Map<string, Uint8Array>();
  for (const [index, { face }] of card.skin.entries()) {
    files.set(getFaceFile(index), await limitInk(face, profile.maxInkPercent));
  }
  const plain = { rightToLeft: false, pageLayout: 'SinglePage', bookmarks: [], spoken: [] } as const;
  const finish = { ...plain, trimInsetMm: profile.bleedMm };
  const data = await toCardData(card, profile);
  const pdfs = await runCompile({
    createdAt: card.createdAt,
    files,
    tasks: [{ template: 'colour-card', data, finish }],
  });
  if (!pdfs.ok) return pdfs;
  const [pdf] = pdfs.value;
  return pdf ? ok(pdf) : fail('typesetting_failed');
}
