import { drawFigure, type FigureLook, measureFigure } from '../../figure';
import { pictureBuild } from '../../figure/body/proportions';
import { ellipse, type Knot, Painter, rectangle, shade, smooth, taper, type Vec } from '../../paint';
import type { Companion, CompanionLook } from '../model';
import { relative } from './family';

/** Measuring needs a painter but no pixels. */
const probe = Painter.page(8);
const PLACE = { x: 0, y: 0, scale: 0.98 } as const;
/** Half of the frame and of the print in it. */
const FRAME = { x: 112, y: 136 } as const;
const PRINT = { x: 86, y: 110 } as const;
/** Where the middle of the face is in the frame. */
const FACE: Vec = [-12, 4];

const RED = '#d9463f';
/** The middle of the canopy, which lies over her shoulder like a parasol, its radius and its ribs. */
const CANOPY = { x: 8, y: -14, r: 106, ribs: 10 } as const;

const around = (half: { readonly x: number; readonly y: number }) =>
  rectangle(-half.x, -half.y, half.x * 2, half.y * 2);

const onCanopy = (turn: number, share: number): Vec => [
  CANOPY.x + Math.cos(turn) * CANOPY.r * share,
  CANOPY.y + Math.sin(turn) * CANOPY.r * share,
];

/** Its edge hangs in between the ribs. */
function canopyShape() {
  const step = (Math.PI * 2) / CANOPY.ribs;
  const edge = Array.from({ length: CANOPY.ribs }, (_, i): readonly Knot[] => [
    [...onCanopy(i * step, 1), 1],
    onCanopy((i + 0.5) * step, 0.91),
  ]).flat();
  return smooth(edge, true, 6);
}

/** The open umbrella behind her head, seen from inside. */
function parasol(p: Painter) {
  const shape = canopyShape();
  p.form(shape, RED, { depth: 10 });
  p.clip(shape, () => p.soft(CANOPY.x, CANOPY.y, CANOPY.r * 0.9, CANOPY.r * 0.9, shade(RED, 0.16), 0.6));
  for (let i = 0; i < CANOPY.ribs; i++) {
    const turn = (i / CANOPY.ribs) * Math.PI * 2;
    p.fill(taper([onCanopy(turn, 0.1), onCanopy(turn, 0.98)], [1.4, 1]), shade(RED, 0.24), { alpha: 0.8 });
  }
  p.fill(
    taper(
      [
        [CANOPY.x, CANOPY.y],
        [66, 150],
      ],
      [2.6, 3.4],
    ),
    '#e9c48a',
  );
}

/** Hair pinned up high behind the head. */
function knot(p: Painter, colour: string) {
  const [x, y] = [FACE[0] + 12, FACE[1] - 66];
  p.form(ellipse(x, y, 33, 29), colour, { depth: 8 });
  for (const turn of [-0.5, 0.1, 0.7])
    p.line(
      [
        [x - 24, y + turn * 22],
        [x + 2, y + turn * 22 - 12],
        [x + 25, y + turn * 20],
      ],
      2.4,
      shade(colour, 0.16),
      0.7,
    );
}

/** A pearl below each ear. */
function earrings(p: Painter) {
  for (const [aside, down] of [
    [-44, 30],
    [41, 36],
  ] as const)
    p.form(ellipse(FACE[0] + aside, FACE[1] + down, 6.5), '#fbf6ea', { depth: 3 });
}

function bust(p: Painter, { hero }: CompanionLook) {
  const { character: own, grownUp } = relative('grandmother', hero);
  const chosen = hero?.family?.grandmother;
  const character = {
    ...own,
    // Like nobody else of the family, so that the small print shows a woman at once.
    hairStyle: chosen?.hairStyle ?? ('bun' as const),
    glasses: chosen?.glasses ?? ('cat' as const),
  };
  const look: FigureLook = {
    pose: 'portrait',
    outfit: character.headwear === 'hijab' ? 'abaya' : 'cardigan',
    expression: 'laugh',
    yaw: 0.2,
    pitch: -0.04,
    tilt: 0.12,
    build: pictureBuild('woman'),
    ...(grownUp && { grownUp }),
  };
  const [x, y] = measureFigure(probe, character, look, PLACE).headCentre;
  const wearsScarf = character.headwear === 'hijab';
  if (!wearsScarf && !chosen?.hairStyle) knot(p, character.hairColor);
  p.in(FACE[0] - x, FACE[1] - y, 0, 1, 1, () => drawFigure(p, character, look, PLACE));
  if (!wearsScarf) earrings(p);
}

/** Old black and white: only her umbrella is red. The middle of the frame is at (0, 0). */
function photo(p: Painter, look: CompanionLook) {
  p.soft(7, 12, FRAME.x * 1.1, FRAME.y * 1.06, '#3a3440', 0.3);
  p.form(around(FRAME), '#6f655c', { depth: 6 });
  p.fill(around({ x: FRAME.x - 12, y: FRAME.y - 12 }), '#f1ede4');
  const print = around(PRINT);
  p.fill(print, '#c9c6c1');
  p.clip(print, () => {
    parasol(p);
    const person = p.newLayer({ x: -PRINT.x, y: -PRINT.y, width: PRINT.x * 2, height: PRINT.y * 2 });
    bust(person, look);
    person.fill(print, '#f4efe6', { op: 'source-atop', alpha: 0.3 });
    p.context.save();
    p.context.filter = 'grayscale(1)';
    p.put(person);
    p.context.restore();
  });
  p.clip(print, () => p.soft(-40, -80, 60, 40, '#ffffff', 0.14));
  p.edge(print, '#8f897f', 1.6, 0.7);
  p.fill(ellipse(0, -FRAME.y + 5, 2.4), '#4a423c');
}

/** The framed photo of the hero's grandmother on the wall. */
export const GRANDMOTHER_PHOTO: Readonly<Record<string, Companion>> = {
  photoOfGrandmother: {
    draw: photo,
    key: ({ hero }) => JSON.stringify(['photoOfGrandmother', hero]),
    face: () => ({ x: FACE[0], y: FACE[1], r: 62 }),
    box: { x: -130, y: -156, width: 264, height: 316 },
    shadow: 0,
  },
};
