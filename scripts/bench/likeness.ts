import { readHero } from '@/lib/illustrator';
import { closeFaceReader, normalizePhoto, readFace } from '@/lib/photos/server';
import { type LabelledChild, listChildren, readChildPhoto } from '@/tests/fixtures/children/children';
import { printLine } from '../cli';
import leftOut from '../train-hair/data/left-out.json' with { type: 'json' };
import { hexToCielab } from './likeness/cielab';
import { getSkinDeltaE, getSkinError } from './likeness/classes';
import { compareWithLabels } from './likeness/outcomes';
import { measurePaintedSkin } from './likeness/painted-skin';
import { formatAccuracies, formatCalibration, formatConfusions, formatLeftOut } from './likeness/report';

type Read = Awaited<ReturnType<typeof readChild>>;

/** One photo through the code of the shop: normalized, read, made a character (timed), painted as a portrait. */
async function readChild(child: LabelledChild) {
  const started = performance.now();
  const photo = await normalizePhoto(readChildPhoto(child.file));
  const reading = photo.ok ? await readFace(photo.value.jpeg) : photo;
  const guess = reading.ok ? readHero(reading.value, child) : null;
  const seconds = (performance.now() - started) / 1000;
  const painted = guess && (await measurePaintedSkin(guess.character));
  const { character = null, unsure = [], candidates = [] } = guess ?? {};
  const read = reading.ok ? reading.value : null;
  return { child, seconds, reading: read, character, unsure, candidates: candidates.length, painted };
}

/** Children whose parents are asked "Which one is closer?", and about what. */
function formatAsked(all: readonly Read[]): string {
  const asked = all.filter(({ candidates }) => candidates > 0);
  const list = asked.map(({ child, unsure }) => `${child.file.slice(0, 4)} (${unsure.join(', ')})`);
  return `asked: ${asked.length} of ${all.length} children: ${list.join(', ')}`;
}

function formatStyles(all: readonly Read[]): string {
  const styles = all.flatMap(({ character }) => character?.hairStyle ?? []);
  const counts = [...Map.groupBy(styles, (style) => style)].map(([style, { length }]) => ({ style, length }));
  const sorted = counts.sort((a, b) => b.length - a.length);
  const share = Math.round(((sorted[0]?.length ?? 0) / styles.length) * 100);
  const list = sorted.map(({ style, length }) => `${style} ${length}`).join(', ');
  return `hair styles drawn: ${sorted.length}, the most frequent on ${share} %: ${list}`;
}

function formatSkins(all: readonly Read[]): readonly string[] {
  const drawn = all.flatMap(({ child, painted, reading }) =>
    painted && reading ? [{ child, skin: painted, read: reading.skin.value }] : [],
  );
  const deltas = drawn.map(({ child, skin }) => getSkinDeltaE(skin, child.skin)).sort((a, b) => a - b);
  const above = drawn.map(({ child, skin }) => ({ file: child.file, by: getSkinError(skin, child.skin) }));
  const worst = above.sort((a, b) => b.by - a.by)[0];
  const moved = drawn.map(({ skin, read }) => Math.abs(hexToCielab(skin)[0] - hexToCielab(read)[0]));
  return [
    `skin: ΔE to the middle of its class, median ${deltas[deltas.length >> 1]?.toFixed(1)}, worst ${deltas.at(-1)?.toFixed(1)}`,
    `skin: lightened most: ${worst?.file} by ${worst?.by.toFixed(1)} L* above its class; painted and read differ by at most ${Math.max(...moved).toFixed(1)} L*`,
  ];
}

function formatTimes(all: readonly Read[]): string {
  // The first photo loads the models.
  const sorted = all
    .slice(1)
    .map(({ seconds }) => seconds)
    .sort((a, b) => a - b);
  const peak = process.resourceUsage().maxRSS / 1024;
  const [middle, most] = [sorted[sorted.length >> 1] ?? 0, sorted.at(-1) ?? 0];
  return `photo → character: median ${middle.toFixed(2)} s, most ${most.toFixed(2)} s; memory of the process ${peak.toFixed(0)} MB`;
}

/** Reads the forty children of the fixtures and compares with their labels. */
export async function benchLikeness(): Promise<readonly string[]> {
  printLine('Reading forty children ...');
  const all: Read[] = [];
  for (const child of listChildren()) all.push(await readChild(child));
  await closeFaceReader();
  const outcomes = all.flatMap(({ child, reading, painted }) =>
    reading && painted ? compareWithLabels(reading, child, painted) : [],
  );
  const unread = all.filter(({ reading }) => !reading).map(({ child }) => child.file);
  return [
    `read ${all.length - unread.length} of ${all.length} children; not read: ${unread.join(', ') || 'none'}`,
    ...formatAccuracies(outcomes),
    ...formatConfusions(outcomes),
    ...formatSkins(all),
    formatStyles(all),
    formatAsked(all),
    ...formatLeftOut(leftOut),
    ...formatCalibration(outcomes, leftOut),
    formatTimes(all),
  ];
}
