import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { SPREAD_UNITS, spreadSceneSchema } from '@/lib/illustrator';
import type { Character } from '@/lib/illustrator/character/character';
import { renderSpread } from '@/lib/illustrator/server';
import type { BookLanguage, Story, StoryParams } from '@/lib/stories/model';
import type { PictureBook, SpreadLayout } from '@/lib/stories/picture-book';
import { withBirthday, withCast } from '@/lib/stories/server';
import { BACKDROP_STOPS, type Backdrop, POINTS_PER_UNIT, type SpreadLine, TONE_COLOURS } from '@/lib/typesetting';
import { getFont, registerFonts } from '@/lib/typesetting/register-fonts';
import { CliError, printLine } from '../cli';
import { fromRoot } from '../paths';
import { HEROES } from './spread-heroes';
import { setWords } from './spread-words';

const GAP = 16;
/** Of a line's height, where its letters stand. */
const BASELINE = 0.78;

type Context = ReturnType<Canvas['getContext']>;

const isRightToLeft = (language: BookLanguage) => language === 'he' || language === 'ar';

function writeLine(c: Context, line: SpreadLine, language: BookLanguage) {
  const { x, y, width, align, sizePt, turn, tone, face, direction, text } = line;
  const size = sizePt / POINTS_PER_UNIT;
  c.save();
  c.translate(x + width / 2, y + size / 2);
  c.rotate((turn * Math.PI) / 180);
  c.font = getFont(language, face)(size);
  c.fillStyle = `rgb(${TONE_COLOURS[tone].join(' ')})`;
  c.direction = direction;
  c.textAlign = align;
  const from = { left: -width / 2, center: 0, right: width / 2 }[align];
  c.fillText(text, from, size * (BASELINE - 0.5));
  c.restore();
}

/** What makes words readable on their picture. */
function paintBackdrop(c: Context, { x, y, rx, ry, turn, colour, alpha }: Backdrop) {
  c.save();
  c.translate(x, y);
  c.rotate((turn * Math.PI) / 180);
  c.scale(rx, ry);
  const gradient = c.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (const [at, share] of BACKDROP_STOPS) {
    const opacity = Math.round(share * alpha * 255);
    gradient.addColorStop(at, `${colour}${opacity.toString(16).padStart(2, '0')}`);
  }
  c.fillStyle = gradient;
  c.fillRect(-1, -1, 2, 2);
  c.restore();
}

type Sheet = {
  readonly story: Story;
  readonly picture: PictureBook;
  readonly telling: StoryParams;
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
  const { data, width, height } = c.getImageData(0, 0, widthPx, heightPx);
  const checked = setWords({ data, width, height }, layout, story, telling);
  for (const { textId, code, value } of checked.notes) printLine(`  ${textId} ${code} ${value.toFixed(2)}`);
  for (const textId of checked.layout.overflow) printLine(`  ${textId} does not fit`);
  c.scale(heightPx / SPREAD_UNITS.height, heightPx / SPREAD_UNITS.height);
  for (const backdrop of checked.layout.backdrops) paintBackdrop(c, backdrop);
  for (const line of checked.layout.lines) writeLine(c, line, language);
  return canvas;
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
      second: { type: 'string' },
      third: { type: 'string' },
      points: { type: 'boolean', default: false },
    },
  });
  const language = LANGUAGES.find((known) => known === values.language);
  if (!language) throw new CliError(`Languages: ${LANGUAGES.join(', ')}.`);
  const [name, child] = HEROES[Number(values.hero)] ?? [];
  if (!name || !child) throw new CliError(`Heroes: 0 to ${HEROES.length - 1}.`);
  const [second, third] = [values.second, values.third].map((at) => HEROES[Number(at ?? -1)]);
  const others = [second, third].flatMap((other) => (other ? [other] : []));
  const heroes = { name, others, child: { ...child, second: second?.[1], third: third?.[1] } };
  return { ...values, slug: positionals[0] ?? '', language, ...heroes, heightPx: Number(values.height) };
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
 * `spreads <slug> [--language he] [--only s04,s07] [--height 500] [--hero 0] [--second 1] [--third 2] [--points]`: the
 * spreads of a picture book with their words, as a JPEG and a PNG; with `second`, as it is told of two heroes, and with
 * `third` of three. Prints what the check of the composition says. Returns the file's path.
 */
export async function writeSpreads(folder: string, args: readonly string[]): Promise<string> {
  const { slug, language, name, child, others, only, heightPx, points } = readOptions(args);
  const added = others.map(([called, { gender, age }]) => ({ name: called, gender, age }));
  const found = await findBook(slug);
  const story = withCast(withBirthday(found, { language, age: child.age }), { language, added });
  const { picture } = story;
  if (!picture) throw new CliError(`${slug} has no picture book yet.`);
  registerFonts();
  const sheet: Sheet = {
    story,
    picture,
    child,
    telling: { language, name, gender: child.gender, age: child.age, added, points },
  };
  const wanted = only?.split(',');
  const cells: Canvas[] = [];
  for (const layout of [...picture.spreads, ...withoutWords(picture)]) {
    if (wanted && !wanted.includes(layout.key)) continue;
    const started = performance.now();
    cells.push(await paintLayout(sheet, layout, heightPx));
    printLine(`${layout.key.padEnd(6)} ${Math.round(performance.now() - started)} ms`);
  }
  const file = path.join(folder, `spreads-${slug}-${language}${points ? '-points' : ''}.jpg`);
  writeCells(file, cells);
  return file;
}
