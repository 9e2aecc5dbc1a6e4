import { describe, expect, it } from 'vitest';
import { AVERAGE_FACE, type FaceLines, type FaceShape } from '@/lib/photos';
import { itemAt } from '@/lib/platform/item-at';
import type { Polygon } from '../../paint';
import { EXPRESSIONS } from '../../scene';
import { child, contextOf, faceOf, linesOf, shapeOf } from '../../testing/own-faces';
import type { HeadPose } from '../head/head-pose';
import { courseOf } from './features/brow';
import { eyeOf, irisOf } from './features/eye';
import { lidsOf } from './features/lids';
import { boxOf, chinOf, earEdgeOf, firstOf, lastOf, tipOf } from './shape/lines';
import { createOwnFace } from './shape/own-face';

type FaceShapeName = keyof FaceShape;

const AGES = [1, 4, 8] as const;
const NAMES = Object.keys(AVERAGE_FACE) as FaceShapeName[];
/** Even-odd test. */
const isInside = (polygon: Polygon, x: number, y: number): boolean =>
  polygon.reduce((inside, [ax, ay], i) => {
    const [bx, by] = itemAt(polygon, (i + 1) % polygon.length);
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

/** What a difference names, measured in the drawn lines: each grows with its number. */
const MEASURES: { readonly [Name in FaceShapeName]?: (lines: FaceLines) => number } = {
  jaw: ({ outline }) => itemAt(outline, 6)[0],
  cheeks: ({ outline }) => itemAt(outline, 8)[0],
  eyeHeight: (lines) => boxOf(lines, 'lids').y,
  eyeGap: (lines) => boxOf(lines, 'lids').x,
  eyeWidth: (lines) => boxOf(lines, 'lids').width,
  eyeOpening: (lines) => boxOf(lines, 'lids').height,
  eyeTilt: ({ upperLid }) => firstOf(upperLid)[1] - lastOf(upperLid)[1],
  browLift: (lines) => boxOf(lines, 'lids').y - boxOf(lines, 'brow').y,
  noseWidth: ({ noseWing }) => itemAt(noseWing, 2)[0],
  noseLength: (lines) => tipOf(lines)[1] - boxOf(lines, 'lids').y,
  mouthHeight: (lines) => boxOf(lines, 'mouth').y,
  mouthWidth: ({ upperLipOuter }) => lastOf(upperLipOuter)[0],
  upperLip: ({ upperLipOuter, upperLipInner }) => firstOf(upperLipInner)[1] - firstOf(upperLipOuter)[1],
  lowerLip: ({ lowerLipOuter, lowerLipInner }) => firstOf(lowerLipOuter)[1] - firstOf(lowerLipInner)[1],
  smile: ({ upperLipInner, upperLipOuter }) => firstOf(upperLipInner)[1] - lastOf(upperLipOuter)[1],
  mouthOpening: ({ upperLipInner, lowerLipInner }) => firstOf(lowerLipInner)[1] - firstOf(upperLipInner)[1],
};

describe('the drawn face of a child', () => {
  it.each(Object.keys(MEASURES) as FaceShapeName[])('§1 likeness: %s draws what it names', (name) => {
    const measure = MEASURES[name] ?? (() => 0);
    for (const age of AGES) {
      const [less, usual, more] = [-1, 0, 1].map((value) => measure(linesOf({ [name]: value }, age)));
      expect(more).toBeGreaterThan(usual ?? 0);
      expect(usual).toBeGreaterThan(less ?? 0);
    }
  });

  it('§1 likeness: the closer drawing has the same size of features and more of what a child differs in', () => {
    const width = (changes: Partial<FaceShape>, closer: boolean) =>
      itemAt(createOwnFace(shapeOf(changes), 4, closer).lines.noseWing, 2)[0];
    const eye = (closer: boolean) => boxOf(createOwnFace(shapeOf({}), 4, closer).lines, 'lids').width;
    expect(eye(true)).toBeCloseTo(eye(false), 5);
    const more = (closer: boolean) => width({ noseWidth: 0.8 }, closer) - width({ noseWidth: -0.8 }, closer);
    expect(more(true)).toBeGreaterThan(more(false) * 1.05);
  });

  it('draws narrow eyes less enlarged than usual ones', () => {
    const wide = (eyeOpening: number) => boxOf(linesOf({ eyeOpening }), 'lids').width;
    expect(wide(-1)).toBeLessThan(wide(0) * 1.04);
    expect(wide(0.6)).toBeGreaterThan(wide(0) * 0.94);
  });

  it('keeps the chin in its place and the face as broad as hair and hats', () => {
    for (const age of AGES)
      for (const value of [-1, 1]) {
        const lines = linesOf(Object.fromEntries(NAMES.map((name) => [name, value])), age);
        expect(Math.abs(chinOf(lines)[1] - 52)).toBeLessThan(2);
        expect(Math.abs(earEdgeOf(lines)[0] - 49.5)).toBeLessThan(5);
      }
  });

  it('is narrow where the photo shows a narrow face, and its jaw with it', () => {
    for (const age of AGES) {
      const [narrow, usual] = [{ faceWidth: -0.8, jaw: -0.6 }, {}].map((shape) => createOwnFace(shapeOf(shape), age));
      const jawOf = ({ lines, breadth }: NonNullable<typeof narrow>) => itemAt(lines.outline, 6)[0] * breadth;
      if (!narrow || !usual) throw new Error('no face');
      expect(narrow.breadth).toBeLessThan(usual.breadth - 0.02);
      expect(jawOf(narrow)).toBeLessThan(jawOf(usual) - 1.8);
    }
  });

  it('gives a baby rounder cheeks and lower eyes than a school child', () => {
    const [baby, school] = [linesOf({}, 1), linesOf({}, 8)];
    expect(itemAt(baby.outline, 7)[0]).toBeGreaterThan(itemAt(school.outline, 7)[0] + 1);
    expect(boxOf(baby, 'lids').y).toBeGreaterThan(boxOf(school, 'lids').y + 1);
  });

  it('is the same on both sides', () => {
    const face = faceOf(child({ eyeTilt: 0.5, smile: 0.4 }));
    for (const name of ['upperLid', 'browUpper', 'noseWing', 'lowerLipOuter'] as const)
      for (const [i, [x, y]] of face.line(name, 1).entries()) {
        const twin = itemAt(face.line(name, -1), i);
        expect(twin[0]).toBeCloseTo(-x, 6);
        expect(twin[1]).toBeCloseTo(y, 6);
      }
  });

  it.each([-0.9, -0.4, 0.25, 0.6, 0.95])('turned by %s rad keeps both eyes in the head, mirrored', (yaw) => {
    for (const value of [-1, 0, 1]) {
      const character = child({ eyeGap: value, eyeWidth: value, cheeks: -value });
      const [face, mirror] = [faceOf(character, { yaw }), faceOf(character, { yaw: -yaw })];
      for (const side of [-1, 1] as const) {
        for (const [x, y] of face.line('upperLid', side)) expect(isInside(face.contour, x, y)).toBe(true);
        const [[x, y], [u, v]] = [
          itemAt(face.line('upperLid', side), 4),
          itemAt(mirror.line('upperLid', side === 1 ? -1 : 1), 4),
        ];
        expect(x).toBeCloseTo(-u, 6);
        expect(y).toBeCloseTo(v, 6);
      }
    }
  });

  it('draws a lid without a fold as an almond, wider than it is tall', () => {
    const ratio = (lidFold: number) => {
      const { upper, lower } = lidsOf(faceOf(child({ lidFold })), 1);
      const width = Math.abs(itemAt(upper, 8)[0] - itemAt(upper, 0)[0]);
      return (itemAt(lower, 4)[1] - itemAt(upper, 4)[1]) / width;
    };
    expect(ratio(-1)).toBeLessThan(0.56);
    expect(ratio(0)).toBeGreaterThan(ratio(-1) + 0.1);
  });
});

describe('§1 likeness: the portrait of a child', () => {
  const OPENINGS = [-1, -0.5, 0, 0.5, 1];

  it.each(OPENINGS)(
    'has an eye of its own opening (%s), whose upper lid cuts off the top of the iris',
    (eyeOpening) => {
      for (const age of AGES) {
        const face = faceOf(child({ eyeOpening }, { age }), { ownMood: true });
        const eye = eyeOf(face, 1);
        const { y, ry } = irisOf(face, eye, 1);
        if (eyeOpening < 0.5) expect(y - ry).toBeLessThan(itemAt(eye.upper, 4)[1] + 0.4);
        // No white is seen below the iris, as it would be in fright.
        expect(y + ry).toBeGreaterThan(itemAt(eye.lower, 4)[1] - 0.12 * eye.tall);
        expect(eye.tall / eye.width).toBeLessThan(0.68);
      }
      const tall = (opening: number) => eyeOf(faceOf(child({ eyeOpening: opening }), { ownMood: true }), 1).tall;
      if (eyeOpening > -1) expect(tall(eyeOpening)).toBeGreaterThan(tall(eyeOpening - 0.5));
    },
  );

  it('is widest at the cheekbones and narrows to a chin, however broad the jaw is', () => {
    for (const age of AGES)
      for (const jaw of [-1, 0, 1]) {
        const { outline, upperLipOuter } = linesOf({ jaw }, age);
        const widest = outline.reduce((a, b) => (b[0] > a[0] ? b : a));
        const mouthY = firstOf(upperLipOuter)[1];
        expect(widest[1]).toBeLessThan(mouthY - 8);
        const beside = outline.filter(([, y]) => y > mouthY + 4).map(([x]) => x);
        expect(Math.max(...beside)).toBeLessThan(widest[0] * 0.96);
      }
  });

  it('does not draw a mouth as a roof where its corners hang', () => {
    const { upperLipInner, lowerLipInner, upperLipOuter } = linesOf({ smile: -1 });
    const [half, corner] = lastOf(upperLipOuter);
    expect(corner - (firstOf(upperLipInner)[1] + firstOf(lowerLipInner)[1]) / 2).toBeLessThan(half * 0.26);
  });
});

describe('the eyes and brows of a story', () => {
  const SHAPES: readonly Partial<FaceShape>[] = [
    {},
    { eyeOpening: 1, eyeWidth: -0.5 },
    { eyeOpening: -0.9, lidFold: -1 },
  ];
  /** How much higher the inner end of a brow lies than its outer end, against the calm face. */
  const slant = (expression: HeadPose['expression']) => {
    const rise = (pose: Partial<HeadPose>) => {
      const course = courseOf(faceOf(child({}), pose), 1);
      return itemAt(course, 4)[1] - itemAt(course, 0)[1];
    };
    return rise({ expression }) - rise({ expression: 'calm' });
  };

  it('worry, fear and sorrow raise the inner ends of the brows, and determination and rage lower them', () => {
    for (const expression of ['worry', 'fear', 'sad'] as const) expect(slant(expression)).toBeGreaterThan(5);
    for (const expression of ['determined', 'rage'] as const) expect(slant(expression)).toBeLessThan(-3);
  });

  it.each(EXPRESSIONS)('%s looks ahead unless it is told where to look', (expression) => {
    expect(contextOf(child({}), { expression }).gaze[0]).toBe(0);
  });

  it('eyes look clearly to a side, the pupil between the lids, never only white', () => {
    for (const shape of SHAPES)
      for (const expression of EXPRESSIONS)
        for (const gaze of [
          [1, 0],
          [-1, 0],
          [0.6, 0.8],
          [-0.6, -0.8],
        ] as const) {
          const face = faceOf(child(shape), { expression, gaze });
          if (typeof face.mood.eye !== 'number') continue;
          for (const side of [-1, 1] as const) {
            const eye = eyeOf(face, side);
            const { x, y, rx } = irisOf(face, eye, side);
            expect(isInside(eye.opening, x, y)).toBe(true);
            const [left, right] = [
              Math.min(...eye.opening.map(([at]) => at)),
              Math.max(...eye.opening.map(([at]) => at)),
            ];
            // More white on the side it looks away from, and at least half of the iris in the eye.
            const [before, behind] = gaze[0] > 0 ? [right - x, x - left] : [x - left, right - x];
            if (Math.abs(gaze[0]) === 1) expect(behind).toBeGreaterThan(before * 1.8);
            expect(before).toBeGreaterThan(rx * 0.6);
          }
        }
  });

  it('a calm child does not stare: its upper lid covers a part of the iris', () => {
    for (const age of AGES)
      for (const eyeOpening of [-0.4, 0, 0.5]) {
        const face = faceOf(child({ eyeOpening, smile: -0.3, teeth: -1 }, { age }), { ownMood: true });
        const eye = eyeOf(face, 1);
        const { y, ry } = irisOf(face, eye, 1);
        const covered = (itemAt(eye.upper, 4)[1] - (y - ry)) / (2 * ry);
        expect(covered).toBeGreaterThan(0.08);
        expect(covered).toBeLessThan(0.4);
      }
  });

  it('fright shows white above and below the iris, and wonder a larger one', () => {
    const whites = (expression: HeadPose['expression']) => {
      const face = faceOf(child({}), { expression });
      const eye = eyeOf(face, 1);
      const { y, ry } = irisOf(face, eye, 1);
      const { upper, lower } = eye;
      return Math.min(y - ry - itemAt(upper, 4)[1], itemAt(lower, 4)[1] - y - ry);
    };
    expect(whites('fear')).toBeGreaterThan(0.6);
    expect(whites('fear')).toBeGreaterThan(whites('wonder') + 0.8);
  });
});
