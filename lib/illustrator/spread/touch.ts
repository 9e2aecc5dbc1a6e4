import type { Character } from '../character/character';
import { type Companion, getCompanion } from '../companions';
import { heroAnchors } from '../compose/hero';
import { type Direction, type HandTarget, type HandTargets, type Layer, sideOf } from '../figure';
import type { Painter, Vec } from '../paint';
import { getProp } from '../props';
import type { Slot, Stage } from '../stages';
import { childOf, findSlot, lookOf, type PictureCompanion, type PictureHero, sceneAround } from './places';
import type { PictureScene } from './schema';

/** What is needed to find everybody of a picture before anybody is drawn. */
export type Around = {
  readonly page: Painter;
  readonly picture: PictureScene;
  readonly stage: Stage;
  readonly character: Character;
  readonly toStage: (p: Vec) => Vec;
};

type Toucher = Pick<PictureHero, 'hands' | 'facing'>;
type Touch = NonNullable<NonNullable<Toucher['hands']>['left']>;
type Parts = Readonly<Record<string, Vec>>;

/** Whom a hand touches is painted this far before or after its arm. */
const BETWEEN = 0.4;

const fromFrame = ({ x, y, scale }: Slot, facing: 1 | -1, [px, py]: Vec): Vec => [
  x + px * scale * facing,
  y + py * scale,
];
const toFrame = ({ x, y, scale }: Slot, facing: 1 | -1, [px, py]: Vec): Vec => [
  ((px - x) / scale) * facing,
  (py - y) / scale,
];

function partsOfBox({ box }: Pick<Companion, 'box'>, slot: Slot, facing: 1 | -1): Parts {
  const at = (u: number, v: number) => fromFrame(slot, facing, [box.x + box.width * u, box.y + box.height * v]);
  const [left, right] = facing > 0 ? [0, 1] : [1, 0];
  return { middle: at(0.5, 0.5), top: at(0.5, 0), bottom: at(0.5, 1), left: at(left, 0.5), right: at(right, 0.5) };
}

function partsOfPerson(companion: PictureCompanion, slot: Slot, around: Around, met: readonly string[]): Parts | null {
  const kind = getCompanion(companion.kind);
  if (!kind) return null;
  const { facing } = companion;
  const boxed = partsOfBox(kind, slot, facing);
  const held = kind.hold && { back: fromFrame(slot, facing, kind.hold) };
  if (!kind.parts) return { ...boxed, ...held };
  const hands = handsInFrame(companion, slot, around, met);
  const look = lookOf(companion, around.character, around.picture.place);
  const parts = Object.entries(kind.parts({ ...look, ...(hands && { hands }) }));
  const named = parts.map(([part, at]) => [mirroredPart(part, facing), fromFrame(slot, facing, at)] as const);
  return { ...boxed, ...Object.fromEntries(named) };
}

/** Left and right of the picture, of somebody who is drawn mirrored. */
function mirroredPart(part: string, facing: 1 | -1): string {
  if (facing > 0) return part;
  if (part.startsWith('left')) return part.replace('left', 'right');
  return part.startsWith('right') ? part.replace('right', 'left') : part;
}

/** Places of a hero's body on the stage. */
export function partsOfHero(hero: PictureHero, around: Around, met: readonly string[] = []): Parts | null {
  const { picture, stage } = around;
  const slot = findSlot(hero.at, stage);
  if (!slot) return null;
  const hands = targetsOf(hero, around, met);
  const character = childOf(hero, around.character);
  const task = { ...around, ...sceneAround(hero, picture, stage, slot), slot, character };
  return heroAnchors({ ...task, ...(hands && { hands }) }).parts;
}

/** Places of somebody or something by name, on the stage; none for who is with a hero. */
export function partsOf(name: string, around: Around, met: readonly string[] = []): Parts | null {
  const { picture, stage } = around;
  const hero = picture.heroes.find(({ id }) => id === name);
  if (hero) return partsOfHero(hero, around, [...met, name]);
  const companion = picture.companions.find(({ id, kind }) => (id ?? kind) === name);
  if (companion && !('of' in companion.at)) {
    const slot = findSlot(companion.at, stage);
    return slot && partsOfPerson(companion, slot, around, [...met, name]);
  }
  const prop = picture.props.find(({ id, kind }) => (id ?? kind) === name);
  const kind = prop && getProp(prop.kind);
  const slot = prop && findSlot(prop.at, stage);
  return kind && slot ? partsOfBox(kind, slot, prop.facing) : null;
}

function pointOf({ at }: Touch, around: Around, met: readonly string[]): Vec | null {
  if (!('actor' in at)) return [at.x, at.y];
  // Two who hold each other: the second aims at where the first stands before its own hands move.
  const point = partsOf(at.actor, met.includes(at.actor) ? withoutHands(around) : around, met)?.[at.part];
  return point ? [point[0] + at.offset[0], point[1] + at.offset[1]] : null;
}

const withoutHands = ({ picture, ...rest }: Around): Around => ({
  ...rest,
  picture: {
    ...picture,
    heroes: picture.heroes.map((hero) => ({ ...hero, hands: undefined })),
    companions: picture.companions.map((companion) => ({ ...companion, hands: undefined })),
  },
});

/** The shoulder over which an arm around somebody comes: on the side of the part that it touches. */
function shoulderUnder({ at, layer }: Touch, around: Around, met: readonly string[]): Vec | undefined {
  if (layer !== 'around' || !('actor' in at)) return undefined;
  const shoulder = at.part.startsWith('right') ? 'rightShoulder' : 'leftShoulder';
  return partsOf(at.actor, met.includes(at.actor) ? withoutHands(around) : around, met)?.[shoulder];
}

/** The hands of somebody as points of the stage; none if no hand has a target that the picture shows. */
export function targetsOf({ hands, facing }: Toucher, around: Around, met: readonly string[] = []): HandTargets | null {
  const targets: Partial<Record<'L' | 'R', HandTarget>> = {};
  for (const hand of ['left', 'right'] as const) {
    const touch = hands?.[hand];
    const at = touch && pointOf(touch, around, met);
    if (!touch || !at) continue;
    const { shape, angle, thumb, elbow } = touch;
    const over = shoulderUnder(touch, around, met);
    targets[sideOf(hand, facing)] = {
      at,
      shape,
      ...('actor' in touch.at && { touches: true }),
      ...(angle !== undefined && { angle }),
      ...(thumb && { thumb }),
      ...(elbow && { elbow }),
      ...(over && { over }),
    };
  }
  return targets.L || targets.R ? targets : null;
}

const MIRRORED: Readonly<Record<Direction, Direction>> = { up: 'up', down: 'down', left: 'right', right: 'left' };

/** The hands of a companion in the frame that it is drawn in. */
export function handsInFrame(
  companion: PictureCompanion,
  slot: Slot,
  around: Around,
  met: readonly string[] = [],
): HandTargets | null {
  const targets = targetsOf(companion, around, met);
  if (!targets) return null;
  const { facing } = companion;
  const own = ({ at, over, angle, elbow, ...rest }: HandTarget): HandTarget => ({
    ...rest,
    at: toFrame(slot, facing, at),
    ...(over && { over: toFrame(slot, facing, over) }),
    ...(angle !== undefined && { angle: facing > 0 ? angle : 180 - angle }),
    ...(elbow && { elbow: facing > 0 ? elbow : MIRRORED[elbow] }),
  });
  return { ...(targets.L && { L: own(targets.L) }), ...(targets.R && { R: own(targets.R) }) };
}

/** An arm that is painted apart from its body, and when. */
export type ArmApart = {
  readonly only: (layer: Layer) => boolean;
  readonly depth: number;
  /** The shoulder at which it fades into the same arm of the body. */
  readonly fades?: 'leftShoulder' | 'rightShoulder';
};

/**
 * The arms that lie in front of or behind somebody else, and the layers that stay with the body. The body keeps an arm
 * that comes in front, so that its shoulder is one with the torso.
 */
export function armsApart({ hands, facing }: Toucher, around: Around, own: number) {
  const arms: ArmApart[] = [];
  const taken = new Set<Layer>();
  for (const hand of ['left', 'right'] as const) {
    const touch = hands?.[hand];
    if (!touch || touch.layer === 'body' || !('actor' in touch.at)) continue;
    const side = sideOf(hand, facing);
    const parts: readonly Layer[] = [`arm${side}`, `hand${side}`];
    const other = depthOf(touch.at.actor, around) ?? own;
    const [before, behind] = [Math.max(own, other) + BETWEEN, Math.min(own, other) - BETWEEN];
    const add = (layers: readonly Layer[], depth: number, fades?: ArmApart['fades']) =>
      arms.push({ only: (layer) => layers.includes(layer), depth, ...(fades && { fades }) });
    if (touch.layer === 'front' || touch.layer === 'whole') {
      add(parts, before, touch.layer === 'front' ? `${hand}Shoulder` : undefined);
      continue;
    }
    for (const part of parts) taken.add(part);
    if (touch.layer === 'around') {
      add([`arm${side}`], behind);
      add([`hand${side}`], before);
    } else add(parts, behind);
  }
  return { arms, body: taken.size > 0 ? (layer: Layer) => !taken.has(layer) : undefined };
}

function depthOf(name: string, { picture, stage }: Around): number | null {
  const { heroes, companions, props } = picture;
  const hero = heroes.find(({ id }) => id === name);
  const other = [...companions, ...props].find(({ id, kind }) => (id ?? kind) === name);
  const at = hero?.at ?? other?.at;
  const slot = at && !('of' in at) ? findSlot(at, stage) : null;
  if (!slot) return null;
  return slot.depth ?? (!hero && slot.afloat ? AFLOAT : slot.y);
}

/** Who flies or swims is painted late, see `stand`. */
const AFLOAT = 1500;
