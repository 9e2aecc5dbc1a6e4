import { readHero } from '@/lib/illustrator';
import { closeFaceReader, normalizePhoto, readFace } from '@/lib/photos/server';
import { type LabelledChild, listChildren, readChildPhoto } from '@/tests/fixtures/children/children';
import { printLine } from '../cli';
import leftOut from '../train-hair/data/left-out.json' with { type: 'json' };
import { getDeltaE, hexToCielab } from './likeness/cielab';
import { listLikenessFigures } from './likeness/figures';
import { compareWithLabels } from './likeness/outcomes';
import { measurePaintedSkin } from './likeness/painted-skin';
import { formatAccuracies, formatCalibration, formatConfusions, formatLeftOut } from './likeness/report';
import type { BenchResult } from './results/figure';
import { isQuick } from './results/runs';

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

/** How far the finished portraits lie from the children's skins, and which is lightened most. */
function formatSkins(all: readonly Read[]): readonly string[] {
  const drawn = all.flatMap(({ child, painted }) => {
    if (!painted || !child.skinColor) return [];
    const [shown, truth] = [hexToCielab(painted), hexToCielab(child.skinColor)];
    return [
      {
        file: child.file,
        by: shown[0] - truth[0],
        red: shown[1] - truth[1],
        yellow: shown[2] - truth[2],
        delta: getDeltaE(shown, truth),
      },
    ];
  });
  const median = (measure: (one: (typeof drawn)[number]) => number) =>
    (drawn.map(measure).sort((a, b) => a - b)[drawn.length >> 1] ?? 0).toFixed(1);
  const sorted = drawn.sort((a, b) => b.by - a.by);
  const ends = [sorted[0], sorted.at(-1)].map((one) => `${one?.file} by ${one?.by.toFixed(1)}`).join(', ');
  return [
    `painted skin beside the child's: median ΔE ${median(({ delta }) => delta)}, |ΔL*| ${median(({ by }) => Math.abs(by))}, Δa* ${median(({ red }) => red)}, Δb* ${median(({ yellow }) => yellow)}`,
    `painted skin, L*: lightest and darkest beside the child's ${ends}; ${drawn.filter(({ by }) => by > 4).length} lighter by more than 4, ${drawn.filter(({ by }) => by < -4).length} darker`,
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
export async function benchLikeness(): Promise<BenchResult> {
  printLine('Reading forty children ...');
  const all: Read[] = [];
  for (const child of listChildren().slice(0, isQuick ? 2 : undefined)) all.push(await readChild(child));
  await closeFaceReader();
  const outcomes = all.flatMap(({ child, reading, painted }) =>
    reading && painted ? compareWithLabels(reading, child, painted) : [],
  );
  const unread = all.filter(({ reading }) => !reading).map(({ child }) => child.file);
  const lines = [
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
  // The first photo loads the models.
  const seconds = all.slice(1).map((each) => each.seconds);
  const read = { read: all.length - unread.length, children: all.length, seconds };
  return { lines, figures: listLikenessFigures(outcomes, read) };
}
