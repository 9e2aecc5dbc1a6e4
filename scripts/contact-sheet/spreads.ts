import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { SPREAD_UNITS, spreadSceneSchema } from '@/lib/illustrator';
import type { Character } from '@/lib/illustrator/character/character';
import { renderSpread } from '@/lib/illustrator/server';
import { formatMessage } from '@/lib/stories/format-message';
import type { BookLanguage, Story } from '@/lib/stories/model';
import type { PictureBook, SpreadLayout, TextPlace } from '@/lib/stories/picture-book';
import { getFont, registerFonts } from '@/lib/typesetting/register-fonts';
import { SAMPLE_CHILDREN } from '../assets/sample-children';
import { CliError, printLine } from '../cli';
import { fromRoot } from '../paths';

/** Heroes to choose from with `--hero`: all skins, hair, glasses, hijab, and a wheelchair. */
const HEROES: readonly (readonly [name: string, child: Character])[] = [
  ['נועם', SAMPLE_CHILDREN.noam],
  ['Amara', SAMPLE_CHILDREN.amara],
  ['Freya', SAMPLE_CHILDREN.freya],
  ['يوسف', SAMPLE_CHILDREN.yusuf],
  ['مريم', SAMPLE_CHILDREN.maryam],
  ['Zuri', SAMPLE_CHILDREN.zuri],
  ['תמר', { ...SAMPLE_CHILDREN.tamar, wheelchair: true }],
  ['Саша', SAMPLE_CHILDREN.sasha],
];

const TONES = { ink: '#2c2438', light: '#fff8e6', gold: '#ffd873' } as const;
/** A page of 210 mm in points, for sizes of text. */
const POINTS_OF_PAGE = 595;
const POINT = 1200 / POINTS_OF_PAGE;
const GAP = 16;

type Telling = { readonly language: BookLanguage; readonly name: string; readonly gender: 'boy' | 'girl' };
type Context = ReturnType<Canvas['getContext']>;

const isRightToLeft = (language: BookLanguage) => language === 'he' || language === 'ar';

function write(c: Context, text: string, x: number, y: number, turn: number) {
  c.save();
  c.translate(x, y);
  c.rotate((turn * Math.PI) / 180);
  c.fillText(text, 0, 0);
  c.restore();
}

/** Lines of a text that are not wider than `width`. */
function breakLines(c: Context, text: string, width: number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (line && c.measureText(longer).width > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}

function writeBlock(c: Context, place: TextPlace & { kind: 'block' }, text: string, { language }: Telling) {
  const mirrored = isRightToLeft(language);
  const { x: left, y, width, height } = place.box;
  const x = mirrored ? SPREAD_UNITS.width - left - width : left;
  const [largest, smallest] = place.size;
  const font = getFont(language, place.face ?? 'story');
  let size = largest;
  let lines: readonly string[] = [];
  for (; size >= smallest; size -= 1) {
    c.font = font(size * POINT);
    lines = breakLines(c, text, width);
    if (lines.length * size * POINT * 1.4 <= height) break;
  }
  const align = place.align ?? 'start';
  c.textAlign = align;
  const from = align === 'center' ? x + width / 2 : (align === 'end') === mirrored ? x : x + width;
  const spare = height - lines.length * size * POINT * 1.4;
  const top = { top: 0, middle: spare / 2, bottom: spare }[place.verticalAlign ?? 'top'];
  lines.forEach((line, i) => {
    c.fillText(line, from, y + top + (i + 0.9) * size * POINT * 1.4);
  });
}

/** Words one after the other along a line. */
function writePath(c: Context, place: TextPlace & { kind: 'path' }, text: string, { language }: Telling) {
  const mirrored = isRightToLeft(language);
  const points = place.along.map(([x, y]) => [mirrored ? SPREAD_UNITS.width - x : x, y] as const);
  const words = text.split(/\s+/);
  words.forEach((word, i) => {
    const u = words.length === 1 ? 0 : i / (words.length - 1);
    const at = u * (points.length - 1);
    const k = Math.min(points.length - 2, Math.floor(at));
    const [a, b] = [points[k] ?? points[0], points[k + 1] ?? points[0]];
    if (!a || !b) return;
    c.font = getFont(language, place.face ?? 'story')((place.size[0] + (place.size[1] - place.size[0]) * u) * POINT);
    c.textAlign = 'center';
    c.fillText(word, a[0] + (b[0] - a[0]) * (at - k), a[1] + (b[1] - a[1]) * (at - k));
  });
}

function writeText(c: Context, place: TextPlace, text: string, telling: Telling) {
  c.fillStyle = TONES[place.tone];
  c.direction = isRightToLeft(telling.language) ? 'rtl' : 'ltr';
  if (place.kind === 'block') return writeBlock(c, place, text, telling);
  if (place.kind === 'path') return writePath(c, place, text, telling);
  const mirrored = isRightToLeft(telling.language);
  const font = getFont(telling.language, place.face ?? 'story');
  c.font = font(place.size * POINT);
  c.font = font(Math.min(place.size, (place.size * place.maxWidth) / c.measureText(text).width) * POINT);
  c.textAlign = 'center';
  const [x, y] = place.at;
  write(c, text, mirrored ? SPREAD_UNITS.width - x : x, y, (mirrored ? -1 : 1) * (place.turn ?? 0));
}

type Sheet = {
  readonly story: Story;
  readonly picture: PictureBook;
  readonly telling: Telling;
  readonly child: Character;
};

/** A painted spread with its words roughly at their places. */
async function paintLayout({ story, telling, child }: Sheet, layout: SpreadLayout, heightPx: number): Promise<Canvas> {
  const { language } = telling;
  const scene = spreadSceneSchema.parse({ ...layout.scene, mirrored: isRightToLeft(language) });
  const { image, widthPx } = await renderSpread({
    scene,
    character: child,
    model: 'regular',
    seed: `spreads:${layout.key}`,
    variation: 0,
    heightPx,
    font: getFont(language, 'hand'),
  });
  const canvas = createCanvas(widthPx, heightPx);
  const c = canvas.getContext('2d');
  c.drawImage(await loadImage(Buffer.from(image)), 0, 0);
  c.scale(heightPx / SPREAD_UNITS.height, heightPx / SPREAD_UNITS.height);
  const words = story.pictureTexts?.[language]?.spreads[layout.key] ?? {};
  for (const place of layout.texts) writeText(c, place, say(words[place.text] ?? place.text, story, telling), telling);
  return canvas;
}

/** The message for the child; characters have their usual names. */
function say(message: string, story: Story, telling: Telling): string {
  const characters = story.pictureTexts?.[telling.language]?.characters ?? {};
  const names = Object.entries(characters).flatMap(([key, { usual }]) =>
    Object.entries(usual).map(([form, name]) => [form === 'mainForm' ? key : `${key}_${form}`, name]),
  );
  return formatMessage(message, telling, Object.fromEntries(names));
}

const LANGUAGES: readonly BookLanguage[] = ['he', 'en', 'ar', 'ru'];

async function findBook(slug: string): Promise<Story> {
  if (!existsSync(fromRoot(`lib/stories/data/${slug}/index.ts`))) throw new CliError(`There is no story ${slug}.`);
  const exported: Readonly<Record<string, unknown>> = await import(fromRoot(`lib/stories/data/${slug}/index.ts`));
  return Object.values(exported)[0] as Story;
}

function readOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      language: { type: 'string', default: 'he' },
      only: { type: 'string' },
      height: { type: 'string', default: '500' },
      hero: { type: 'string', default: '0' },
      large: { type: 'boolean', default: false },
    },
  });
  const language = LANGUAGES.find((known) => known === values.language);
  if (!language) throw new CliError(`Languages: ${LANGUAGES.join(', ')}.`);
  const [name, child] = HEROES[Number(values.hero)] ?? [];
  if (!name || !child) throw new CliError(`Heroes: 0 to ${HEROES.length - 1}.`);
  return { ...values, slug: positionals[0] ?? '', language, name, child, heightPx: Number(values.height) };
}

/** Cover and endpapers in the form of spreads without words. */
const withoutWords = ({ cover, ends }: PictureBook): readonly SpreadLayout[] =>
  [
    ['cover', cover],
    ['front', ends.front],
    ['back', ends.back],
  ].map(([key, scene]) => ({ key, kind: 'wordless', scene, texts: [], stops: [] }) as SpreadLayout);

function writeCells(file: string, cells: readonly Canvas[]): void {
  const [first] = cells;
  if (!first) throw new CliError('There are no such spreads.');
  const columns = cells.length > 2 ? 2 : 1;
  const [width, height] = [first.width + GAP, first.height + GAP];
  const sheet = createCanvas(width * columns + GAP, height * Math.ceil(cells.length / columns) + GAP);
  const c = sheet.getContext('2d');
  c.fillStyle = '#e9e4da';
  c.fillRect(0, 0, sheet.width, sheet.height);
  cells.forEach((cell, i) => {
    c.drawImage(cell, GAP + (i % columns) * width, GAP + Math.floor(i / columns) * height);
  });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, sheet.toBuffer('image/jpeg', 88));
  writeFileSync(file.replace(/jpg$/, 'png'), sheet.toBuffer('image/png'));
}

/**
 * `spreads <slug> [--language he] [--only s04,s07] [--height 500] [--hero 0]`: the spreads of a picture book with their
 * words drawn over roughly, as a JPEG and a PNG. Returns the file's path.
 */
export async function writeSpreads(folder: string, args: readonly string[]): Promise<string> {
  const { slug, language, name, child, only, heightPx } = readOptions(args);
  const story = await findBook(slug);
  const { picture } = story;
  if (!picture) throw new CliError(`${slug} has no picture book yet.`);
  registerFonts();
  const sheet: Sheet = { story, picture, child, telling: { language, name, gender: child.gender } };
  const wanted = only?.split(',');
  const cells: Canvas[] = [];
  for (const layout of [...picture.spreads, ...withoutWords(picture)]) {
    if (wanted && !wanted.includes(layout.key)) continue;
    const started = performance.now();
    cells.push(await paintLayout(sheet, layout, heightPx));
    printLine(`${layout.key.padEnd(6)} ${Math.round(performance.now() - started)} ms`);
  }
  const file = path.join(folder, `spreads-${slug}-${language}.jpg`);
  writeCells(file, cells);
  return file;
}
