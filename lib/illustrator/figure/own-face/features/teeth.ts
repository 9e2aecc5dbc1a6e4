import { itemAt } from '@/lib/platform/item-at';
import { clamp, ellipse, mix, type Polygon, smooth, type Vec } from '../../../paint';
import type { FaceContext } from '../face-context';
import { MIDDLE, type MouthLines } from './mouth-lines';

const ENAMEL = '#f6ecdd';
/** Teeth under the lip, and at the corners of the mouth, lie in warm shade. */
const SHADED = '#d3b2a0';
const BETWEEN = '#a07f70';
const INSIDE = { light: '#7a2a2c', dark: '#3a1216' } as const;
/** Between lips this little apart (head units) it is not yet dark; this share of it has the lips' own dark tone, seen softly. */
const NARROW = { from: 9, whole: 4, lips: 0.55, blur: 0.5 } as const;
/** Of that share, what lips that are parted without teeth take: they would look closed. */
const PARTED = 0.4;
/** Lips further apart than these, in head units, show the tongue, much of it where no teeth are seen, and a laugh's gum. */
const SHOWS_TONGUE = 1.5;
const SHOWS_MUCH = 3.4;
const SHOWS_GUM = 8;
const TONGUE = '#d16a66';
const LIT_TONGUE = '#e79088';
const GUM = { color: '#d98480', deep: 0.24 } as const;
/** A smaller share of teeth than this is none. */
const FEWEST = 0.12;

/** Longest teeth, head units; a shout shows less of them than of the tongue. */
const MOST_TEETH = { milk: 4.7, big: 5.6, shout: 2.8 } as const;

type Row = { readonly along: Polygon; readonly depth: number };

/** The upper row of teeth under the lip. */
function rowOf({ mood, head }: FaceContext, { upperInner, gap }: MouthLines): Row {
  return {
    along: smooth(upperInner.slice(1, 10), false, 10),
    depth: clamp(
      gap * (mood.isStory ? 0.5 + 0.34 * mood.mouth.teeth : 0.4 + 0.3 * mood.mouth.teeth),
      1.4,
      mood.mouth.tongue ? MOST_TEETH.shout : MOST_TEETH[kindOf(head.character.age)],
    ),
  };
}

/** How much shorter the row is between two teeth, as a share of its depth: their edges are round, milk teeth's rounder. */
const ROUND = { milk: 0.28, big: 0.2 } as const;
/** How blunt a tooth's edge is: 1 is an arc. */
const BLUNT = 0.55;
/** How soon the row grows shorter towards the corners of the mouth: the higher the later. */
const ENDS = 2.4;
/** Between milk teeth is a gap, wider than the line between big ones, head units; and how strong it is. */
const GAP = { milk: 0.9, big: 0.6 } as const;
const LINE = { milk: 0.55, big: 0.4 } as const;

/** Widths of teeth from the middle outwards, against half the mouth: milk teeth are small, the first big ones come at seven. */
const TEETH = { milk: [0.28, 0.23, 0.21, 0.18, 0.15], big: [0.34, 0.24, 0.2, 0.17, 0.15], bigFrom: 7 } as const;

const kindOf = (age: number): 'milk' | 'big' => (age < TEETH.bigFrom ? 'milk' : 'big');

/** Where teeth meet, from the middle outwards, head units. */
function toothEdges(half: number, kind: 'milk' | 'big'): readonly number[] {
  const widths = TEETH[kind];
  const edges = [0];
  for (const width of widths) edges.push(itemAt(edges, edges.length - 1) + width * half);
  return edges;
}

/** 0 where two teeth meet, 1 in the middle of one. */
function withinTooth(edges: readonly number[], x: number): number {
  const next = edges.findIndex((edge) => edge > x);
  if (next < 1) return 1;
  const [from, to] = [itemAt(edges, next - 1), itemAt(edges, next)];
  return Math.sin((Math.PI * (x - from)) / (to - from)) ** BLUNT;
}

function drawRow({ painter: p, head }: FaceContext, { along, depth }: Row, { upperInner }: MouthLines): void {
  const { age, gapTooth } = head.character;
  const [mx, my] = itemAt(upperInner, MIDDLE);
  const [left, right] = [itemAt(upperInner, 1)[0], itemAt(upperInner, 9)[0]];
  const half = (right - left) / 2;
  // Turned lips are longer on the near side.
  const reach = (x: number) => (x < mx ? (mx - x) / (mx - left) : (x - mx) / (right - mx));
  const kind = kindOf(age);
  const edges = toothEdges(half, kind);
  const lengthAt = (x: number) =>
    depth *
    Math.sqrt(Math.max(0, 1 - Math.min(1, reach(x)) ** ENDS)) *
    (1 - ROUND[kind] * (1 - withinTooth(edges, Math.abs(x - mx))));
  const edge = [...along].reverse().map(([x, y]): Vec => [x, y - 0.6 + lengthAt(x)]);
  const row = [...along.map(([x, y]): Vec => [x, y - 0.6]), ...edge];
  p.fill(
    row,
    p.linear(mx, my - 0.6, mx, my + depth, [
      [0, mix(ENAMEL, SHADED, 0.6)],
      [0.45, ENAMEL],
      [1, mix(ENAMEL, SHADED, 0.2)],
    ]),
  );
  const between = (x: number, width: number, color: string, alpha: number) =>
    p.line(
      [
        [x, my - 0.6],
        [x, my + depth],
      ],
      width,
      color,
      alpha,
      [0.5, 1],
    );
  p.clip(row, () => {
    for (const x of [left, right]) {
      p.soft(mx + (x - mx) * 0.96, my, half * 0.4, depth * 1.4, SHADED, 0.95);
      p.soft(mx + (x - mx) * 1.02, my, half * 0.24, depth * 1.4, INSIDE.light, 0.6);
    }
    for (const at of edges.slice(1))
      for (const side of [-1, 1]) between(mx + side * at, GAP[kind] * 0.9, BETWEEN, LINE[kind]);
    if (gapTooth) between(mx, 2.4, mix(INSIDE.light, INSIDE.dark, 0.5), 0.95);
    else between(mx, GAP[kind], BETWEEN, LINE[kind] + 0.1);
  });
}

/** The edge of the lower row, which only a shout bares. */
function lowerRow({ painter: p }: FaceContext, { lowerInner, gap }: MouthLines): void {
  const depth = clamp(gap * 0.2, 1, 2.4);
  const along = smooth(lowerInner.slice(2, 9), false, 3);
  const row = [
    ...along.map(([x, y]): Vec => [x, y + 0.4]),
    ...[...along].reverse().map(([x, y]): Vec => [x, y - depth]),
  ];
  p.fill(row, mix(ENAMEL, SHADED, 0.22));
}

/** A baby shows its first two teeth. */
function firstTeeth({ painter: p }: FaceContext, { upperInner, gap }: MouthLines): void {
  const [x, y] = itemAt(upperInner, MIDDLE);
  const deep = Math.min(3, gap * 0.5);
  for (const side of [-1, 1]) {
    const tooth: Vec[] = [
      [x + side * 0.1, y - 1],
      [x + side * 0.3, y + deep],
      [x + side * 2.2, y + deep + 0.2],
      [x + side * 3.2, y - 1],
    ];
    p.fill(smooth(tooth, true, 5), ENAMEL);
  }
}

/** A baby's laugh without teeth: the upper gum, and a tongue that fills the lower half of the mouth. */
function gumAndTongue({ painter: p }: FaceContext, { upperInner, lowerInner, gap }: MouthLines): void {
  const [x, y] = itemAt(lowerInner, MIDDLE);
  const half = (itemAt(lowerInner, 8)[0] - itemAt(lowerInner, 2)[0]) / 2;
  p.fill(ellipse(x, y + gap * 0.12, half * 0.92, gap * 0.6), TONGUE, { alpha: 0.95, blur: 0.5 });
  p.soft(x, y - gap * 0.16, half * 0.6, gap * 0.22, LIT_TONGUE, 0.7);
  if (gap < SHOWS_GUM) return;
  const gum = [...upperInner]
    .reverse()
    .map(([gx, gy], i): Vec => [gx, gy + gap * GUM.deep * Math.sin((Math.PI * i) / 10) ** 0.6]);
  p.fill([...upperInner.map(([gx, gy]): Vec => [gx, gy - 0.8]), ...gum], GUM.color, { alpha: 0.95, blur: 0.4 });
}

/** What an open mouth shows: darkness, tongue, and teeth or gum. */
export function drawInside(face: FaceContext, mouth: MouthLines): void {
  const { painter: p, tones: t, mood, head } = face;
  const { upperInner, lowerInner, gap } = mouth;
  const shows = mood.mouth.teeth;
  const toothless = shows <= FEWEST && gap > SHOWS_MUCH && !mood.mouth.oval;
  const hole = [...smooth(upperInner, false, 3), ...smooth([...lowerInner].reverse(), false, 3)];
  const narrow = clamp((NARROW.from - gap) / (NARROW.from - NARROW.whole), 0, 1);
  const deep = mix(INSIDE.light, INSIDE.dark, 0.35 * t.dark + (toothless ? 0 : 0.25 * (1 - narrow)));
  p.fill(hole, mix(deep, t.lipDark, NARROW.lips * narrow * (shows > FEWEST ? 1 : PARTED)), {
    blur: NARROW.blur * narrow,
  });
  const [x, y] = itemAt(lowerInner, MIDDLE);
  const half = (itemAt(lowerInner, 8)[0] - itemAt(lowerInner, 2)[0]) / 2;
  p.clip(hole, () => {
    if (toothless) gumAndTongue(face, mouth);
    else if (gap > SHOWS_TONGUE) p.soft(x, y + 0.6, half, gap * 0.52, '#cf6460', 0.8, 0, 0.7);
    // The yawns of the first edition keep their drawing.
    if (mood.mouth.tongue && (head.pictureBook || !mood.mouth.oval)) {
      p.fill(ellipse(x, y + gap * 0.04, half * 0.66, gap * 0.36), TONGUE, { alpha: 0.95, blur: 0.5 });
      p.soft(x, y - gap * 0.16, half * 0.4, gap * 0.16, LIT_TONGUE, 0.7);
    }
    if (mood.mouth.lowerTeeth > 0 && head.character.age > 1) lowerRow(face, mouth);
    if (shows > FEWEST) {
      if (head.character.age <= 1) firstTeeth(face, mouth);
      else drawRow(face, rowOf(face, mouth), mouth);
      const shade = [...upperInner].reverse().map(([sx, sy]): Vec => [sx, sy + Math.min(1.6, gap * 0.25)]);
      p.fill([...upperInner.map(([sx, sy]): Vec => [sx, sy - 1]), ...shade], '#6a3b3b', { alpha: 0.28, blur: 0.5 });
    }
  });
}

/** Of the lower lip's thickness, what the teeth cover; and their width against half the mouth's. */
const BITE = { deep: 0.5, least: 1.7, wide: 0.6 } as const;

/** The upper teeth on the lower lip, and the shadow that they press into it. */
export function drawBite({ painter: p, head, tones: t }: FaceContext, { upperInner, lowerOuter }: MouthLines): void {
  const [x, y] = itemAt(upperInner, MIDDLE);
  const half = ((itemAt(upperInner, 9)[0] - itemAt(upperInner, 1)[0]) / 2) * BITE.wide;
  const deep = Math.max(BITE.least, (itemAt(lowerOuter, MIDDLE)[1] - y) * BITE.deep);
  const row = smooth(
    [
      [x - half, y - 0.3, 1],
      [x + half, y - 0.3, 1],
      [x + half * 0.86, y + deep * 0.86],
      [x, y + deep],
      [x - half * 0.86, y + deep * 0.86],
    ],
    true,
    5,
  );
  p.fill(row, t.lipDark, { alpha: 0.6, blur: 0.9, dy: 1 });
  p.fill(
    row,
    p.linear(x, y, x, y + deep, [
      [0, mix(ENAMEL, SHADED, 0.5)],
      [0.5, ENAMEL],
    ]),
  );
  for (const u of [-0.5, 0, 0.5]) {
    const gap = u === 0 && head.character.gapTooth;
    const between: Vec[] = [
      [x + u * half, y],
      [x + u * half, y + deep],
    ];
    p.line(between, gap ? 1.4 : 0.6, BETWEEN, gap ? 0.9 : 0.45, [0.6, 1]);
  }
}
