import { getCompanion } from '../companions';
import { HEAD_RADIUS } from '../compose/hero';
import type { BodyPart } from '../figure';
import { clamp, type Vec } from '../paint';
import type { Slot } from '../stages';
import { findSlot, lookOf, type PictureCompanion, type PictureHero } from './places';
import { type Around, partsOf, partsOfHero } from './touch';

type LookAt = NonNullable<PictureHero['lookAt']>;
type Looker = Pick<PictureHero, 'lookAt' | 'yaw' | 'pitch' | 'gaze'>;
type Look = Pick<Looker, 'yaw' | 'pitch' | 'gaze'>;
/** A head on the stage: its middle, its highest place and its radius. */
type Head = { readonly middle: Vec; readonly crown: Vec; readonly r: number };

/** The head turns and nods by these, radians, when the eyes look all the way. */
const TURN = 0.56;
const NOD = 0.24;
/** Eyes look all the way at what is this far away, in radii of the head. */
const FAR = 1.5;

/** Where the face of somebody is among the parts that hands can touch. */
function faceAmong(parts: Readonly<Record<string, Vec>>): Vec | undefined {
  const { leftCheek, rightCheek, crown, top, middle } = parts;
  if (leftCheek && rightCheek && crown)
    return [(leftCheek[0] + rightCheek[0] + crown[0]) / 3, (leftCheek[1] + rightCheek[1] + crown[1]) / 3];
  // The face of an animal is near its top, a thing is looked at in its middle.
  return top && middle && [(top[0] + middle[0]) / 2, (top[1] + middle[1]) / 2];
}

/** Where on a hero somebody is who is with it. */
const WITH: Readonly<Record<string, BodyPart>> = {
  '@arms': 'chest',
  '@hand': 'chest',
  '@shoulder': 'rightShoulder',
  '@head': 'crown',
  '@mount': 'lap',
};

function pointOf(lookAt: LookAt, around: Around): Vec | undefined {
  if (!('actor' in lookAt)) return [lookAt.x, lookAt.y];
  const { actor, part } = lookAt;
  const companion = around.picture.companions.find(({ id, kind }) => (id ?? kind) === actor);
  if (companion && 'of' in companion.at) return partsOf(companion.at.of, around)?.[WITH[companion.at.slot] ?? 'chest'];
  const parts = partsOf(actor, around);
  if (!parts) return undefined;
  if (part) return parts[part];
  return around.picture.props.some(({ id, kind }) => (id ?? kind) === actor) ? parts.middle : faceAmong(parts);
}

/** The direction from a head to a point in the head's own upright frame, 1 long if the point is far enough. */
function directionTo({ middle, crown, r }: Head, [x, y]: Vec): Vec {
  const up = [crown[0] - middle[0], crown[1] - middle[1]] as const;
  const angle = Math.atan2(up[0], -up[1]);
  const [dx, dy] = [x - middle[0], y - middle[1]];
  const long = Math.max(Math.hypot(dx, dy), FAR * r);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [(dx * c + dy * s) / long, (-dx * s + dy * c) / long];
}

/** Eyes and head of somebody who looks at a point; left and right are those of the picture. */
function lookTowards({ yaw, pitch }: Looker, head: Head, point: Vec): Look {
  const [x, y] = directionTo(head, point);
  return {
    gaze: [clamp(x, -1, 1), clamp(y, -1, 1)],
    yaw: yaw ?? x * TURN,
    pitch: pitch ?? y * NOD,
  };
}

/** The hero with its eyes, and its head if it is free, towards what it looks at. */
export function looking(hero: PictureHero, around: Around): PictureHero {
  const { lookAt } = hero;
  const point = lookAt && pointOf(lookAt, around);
  const slot = findSlot(hero.at, around.stage);
  const parts = point && slot && partsOfHero(hero, around);
  const middle = parts && faceAmong(parts);
  if (!point || !slot || !middle || !parts.crown) return hero;
  return { ...hero, ...lookTowards(hero, { middle, crown: parts.crown, r: HEAD_RADIUS * slot.scale }, point) };
}

function headOf(companion: PictureCompanion, slot: Slot, around: Around): Head | null {
  const kind = getCompanion(companion.kind);
  if (!kind) return null;
  const look = lookOf(companion, around.character, around.picture.place);
  const face = kind.face?.(look);
  const parts = kind.parts?.(look);
  const { box } = kind;
  const { x, y, r } = face ?? {
    x: box.x + box.width / 2,
    y: box.y + box.height / 4,
    r: box.height / 4,
  };
  const onStage = ([u, v]: Vec): Vec => [slot.x + u * slot.scale * companion.facing, slot.y + v * slot.scale];
  const crown = parts?.crown ?? ([x, y - r] as const);
  return { middle: onStage([x, y]), crown: onStage(crown), r: r * slot.scale };
}

/** Eyes and head of a companion in the frame that it is drawn in; its declared ones if it looks at nothing. */
export function lookInFrame(
  companion: PictureCompanion,
  slot: Slot,
  around: Around,
): Look & { readonly tilt?: number } {
  const { lookAt, facing, tilt, yaw, pitch, gaze } = companion;
  const point = lookAt && pointOf(lookAt, around);
  const head = point && headOf(companion, slot, around);
  const look: Look = point && head ? lookTowards(companion, head, point) : { yaw, pitch, gaze };
  return {
    ...(look.yaw !== undefined && { yaw: look.yaw * facing }),
    ...(look.pitch !== undefined && { pitch: look.pitch }),
    ...(look.gaze && { gaze: [look.gaze[0] * facing, look.gaze[1]] }),
    ...(tilt !== undefined && { tilt: tilt * facing }),
  };
}
