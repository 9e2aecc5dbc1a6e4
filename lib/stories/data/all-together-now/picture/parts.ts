import type { PictureSceneInput, SpreadSceneInput } from '@/lib/illustrator';
import { block, type Companion, flat as flatPicture, type Hero, type Prop } from '../../picture-parts';

/** One size for all that is told. */
const BODY = [29, 21] as const;

/** What is told, in the one size of this book. */
export const words = (
  text: string,
  place: Parameters<typeof block>[1],
  tone: 'ink' | 'light' = 'ink',
  rest: Partial<ReturnType<typeof block>> = {},
) => block(text, place, { tone, size: BODY, ...rest });

export const CLOTHES = 'kitenge';

export type Rope = readonly [Point, Point];
type Point = readonly [x: number, y: number];
type Letters = Required<PictureSceneInput>['lettering'][number];
type At = Extract<Companion['at'], { x: number }>;

/** One flat picture of Kenya over both pages. */
export const flat = (
  stage: string,
  scene: Omit<PictureSceneInput, 'stage' | 'palette' | 'place'>,
  onWheels?: Partial<PictureSceneInput>,
): SpreadSceneInput => flatPicture(stage, { place: 'kenya', ...scene }, { onWheels });

/** The same children, higher by `rise`: a wheelchair is lower than who stands. */
export const risen = (heroes: readonly Hero[], rise: number): Hero[] =>
  heroes.map((hero) => ('x' in hero.at ? { ...hero, at: { ...hero.at, y: hero.at.y - rise } } : hero));

/** Height of a straight rope at `x`. */
export const heightOn = (rope: Rope, x: number): number => {
  const [[x0, y0], [x1, y1]] = rope;
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
};

/** Its teeth on the rope at `x`; `bite` is where they are in its own frame. */
export function byMouth(
  kind: string,
  rope: Rope,
  x: number,
  scale: number,
  bite: readonly [number, number],
  rest: Partial<Companion> = {},
): Companion {
  const y = heightOn(rope, x) - bite[1] * scale;
  return {
    kind,
    id: kind,
    expression: 'determined',
    facing: -1,
    at: { x: x + bite[0] * scale, y, scale, depth: y },
    ...rest,
  };
}

export const ELEPHANT = '#8f837e';
export const DONKEY = '#b0937a';

/** The team: how each pulls and looks. */
export const PLAYERS = [
  ['player1', 'haulBack', 'laugh'],
  ['player3', 'haulLow', 'determined'],
  ['player2', 'haulWide', 'scream'],
  ['player5', 'haulBow', 'breathHeld'],
  ['player6', 'haulLean', 'determined'],
  ['player4', 'haulBack', 'scream'],
  ['player7', 'haulLow', 'biteLip'],
  ['player9', 'haulWide', 'laugh'],
  ['player8', 'haulLean', 'scream'],
  ['player11', 'haulBow', 'determined'],
  ['player10', 'haulWide', 'breathHeld'],
] as const;

/** How far before the pelvis the two hands are, and how high above the ground, in figure units. */
type Grip = { readonly far?: number; readonly near?: number; readonly high?: number };

/** Of a child in a wheelchair, who is lower. */
const SEATED: Grip = { far: 84, near: 46, high: 136 };

/** Hands and place of somebody who pulls a straight rope to the right, their pelvis at `x`. */
export function onRope(rope: Rope, x: number, scale: number, { far = 84, near = 46, high = 150 }: Grip = {}) {
  const [first, second] = [x - far * scale, x - near * scale];
  const hand = (at: number) => ({ at: { x: at, y: heightOn(rope, at) }, shape: 'hold', layer: 'body' }) as const;
  const y = heightOn(rope, second) + high * scale;
  return {
    at: { x, y, scale, depth: y },
    facing: -1 as const,
    hands: { left: hand(first), right: hand(second) },
  };
}

type Hauler = {
  readonly expression: Hero['expression'];
  readonly pose?: string;
  readonly grip?: Grip;
  /** How a child in a wheelchair holds it. */
  readonly seated?: Grip & { readonly x?: number; readonly scale?: number };
  readonly haze?: Hero['haze'];
  /** How far behind the nearer hand the rope ends; behind the body unless told. */
  readonly end?: number;
};

/** The child, and the rope from the nearer hand over the front of the body; half the rope's thickness is `r`. */
function grips(rope: Rope, x: number, scale: number, r: number, grip: Grip, end?: number) {
  const placed = onRope(rope, x, scale, grip);
  const { x: from, y } = placed.hands.right.at;
  const size = r / 10;
  const [[x0, y0], [x1, y1]] = rope;
  const length = end ?? x - from + 72 * scale;
  const stretch: Prop = {
    id: 'inFront',
    ...prop('ropeStretch', from, y, size, { count: Math.round(length / (20 * size)) }, placed.at.y + 0.4),
    turn: (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI,
  };
  const right = {
    at: { actor: 'inFront', part: 'left', offset: [20 * size, 0] as [number, number] },
    shape: 'hold',
    layer: 'front',
  } as const;
  return { hero: { ...placed, hands: { ...placed.hands, right } }, stretch };
}

/** A child who pulls a rope, with what else is in the picture: standing, or in a wheelchair that tips back. */
export function hauling(
  stage: string,
  [rope, x, scale, r]: readonly [rope: Rope, x: number, scale: number, r: number],
  { pose = 'haulLean', grip = {}, seated = {}, end, ...look }: Hauler,
  rest: Omit<Parameters<typeof flat>[1], 'heroes'> = {},
  restOnWheels: Partial<PictureSceneInput> = {},
): SpreadSceneInput {
  const stands = grips(rope, x, scale, r, grip, end);
  const sits = grips(rope, seated.x ?? x, seated.scale ?? scale * 1.1, r, { ...SEATED, ...seated }, end);
  const hero = { ...look, outfit: CLOTHES };
  return flat(
    stage,
    { ...rest, heroes: [{ ...hero, pose, ...stands.hero }], props: [...(rest.props ?? []), stands.stretch] },
    {
      ...restOnWheels,
      heroes: [{ ...hero, pose: 'haulSeated', ...sits.hero }],
      props: [...(rest.props ?? []), ...(restOnWheels.props ?? []), sits.stretch],
    },
  );
}

export const shosho = (at: At, rest: Partial<Companion>): Companion => ({
  id: 'shosho',
  kind: 'shosho',
  expression: 'calm',
  at,
  ...rest,
});

/** The driver, in a shirt. */
export const driver = (at: At, rest: Partial<Companion>): Companion => ({
  id: 'driver',
  kind: 'neighbourWoman',
  outfit: 'busDriver',
  expression: 'calm',
  at,
  ...rest,
});

export const snail = (at: At, rest: Partial<Companion> = {}): Companion => ({
  id: 'snail',
  kind: 'snail',
  expression: 'calm',
  at,
  ...rest,
});

export const prop = (kind: string, x: number, y: number, scale: number, rest: Partial<Prop> = {}, depth = y): Prop => ({
  kind,
  at: { x, y, scale, depth, afloat: true },
  ...rest,
});

/** The name on the side of a bus at this place, of this size. */
export function haraka(x: number, y: number, k: number, depth: number, { facing = 1, turn = 0 } = {}): Letters {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [u, v] = [-60 * facing, -80];
  return letters(x + (u * cos - v * sin) * k, y + (u * sin + v * cos) * k, 52 * k, { turn, depth, maxWidth: 174 * k });
}

/** The name of the bus in the middle of these places. */
export const letters = (x: number, y: number, size: number, rest: Partial<Letters> = {}): Letters => ({
  text: 'HARAKA',
  x,
  y,
  size,
  maxWidth: size * 5,
  colour: '#fff3d6',
  ...rest,
});

export type { Companion, Hero, Prop };
