import { type CompanionLook, getCompanion } from '../companions';
import { type Actor, faceOf, handsOf, stand } from '../compose/actor';
import type { Hero } from '../compose/hero';
import { propLook } from '../compose/look';
import { besideHero } from '../compose/perch';
import { isTogether } from '../compose/together';
import { POSES, type PoseName } from '../figure';
import { type Box, type Disc, type Painter, paintedSpan, radians } from '../paint';
import { getProp } from '../props';
import type { Slot } from '../stages';
import { shoulderDisc } from './fade-shoulder';
import type { Haze } from './haze';
import { innerWeather } from './inner-weather';
import { lookInFrame } from './look-at';
import { findSlot, lookOf, type PictureCompanion } from './places';
import type { PictureScene } from './schema';
import { type ArmApart, type Around, armsApart, handsInFrame } from './touch';

/** A companion or a thing on its layer, with the scale it is drawn at. */
export type SpreadActor = Actor & {
  readonly scale: number;
  /** Height of what it stands or sits on, and the shadow of who sits there. */
  readonly ground: number;
  readonly seat: Actor['shadow'];
  /** All of the figure, of which the layer is a part; stage units. */
  readonly span?: Box;
  readonly haze?: Haze;
  /** Where an arm that is painted apart fades into that of its body. */
  readonly fade?: Disc;
};

export type Drawn = { readonly id: string; readonly hero: Hero };

type Task = Around & {
  readonly heroes: readonly Drawn[];
  readonly mirrored: boolean;
};

/** How far the surface of the water fades, in stage units above and below it. */
const SURFACE = [8, 26] as const;

/** Takes away what is under water. */
function sink(layer: Painter, waterline: number): void {
  const c = layer.context;
  c.save();
  c.globalCompositeOperation = 'destination-out';
  c.fillStyle = layer.linear(0, waterline - SURFACE[0], 0, waterline + SURFACE[1], [
    [0, '#000000', 0],
    [1, '#000000', 1],
  ]);
  c.fillRect(-9000, waterline - SURFACE[0], 18000, 6000);
  c.restore();
}

/** Half of the shadow of who sits, figure units. */
const SEAT = 42;

/** The shadow on a seat that the stage has painted. */
export function seatOf(pose: string | undefined, { x, y, scale, afloat }: Slot): Actor['shadow'] {
  const sits = afloat && pose !== undefined && POSES[pose as PoseName].stands === 'seat';
  return sits ? { x, y: y + 4 * scale, half: SEAT * scale } : null;
}

function slotOf({ at, kind }: PictureCompanion, { stage, heroes }: Task): Slot | null {
  if (!('of' in at)) return findSlot(at, stage);
  const companion = getCompanion(kind);
  const found = heroes.find(({ id }) => id === at.of);
  const slot = companion && found && besideHero(at.slot, found.hero, companion);
  return slot ? { ...slot, scale: slot.scale * at.scale } : null;
}

function drawCompanion(companion: PictureCompanion, task: Task): readonly SpreadActor[] {
  // Who is in the arms of a hero or carries one is drawn together with the hero.
  if ('of' in companion.at && isTogether(companion.at.slot)) return [];
  const kind = getCompanion(companion.kind);
  const slot = slotOf(companion, task);
  if (!kind || !slot) return [];
  const { facing, pose, waterline, shine } = companion;
  const { inside } = companion;
  const hands = handsInFrame(companion, slot, task);
  const usual = lookOf(companion, task.character, task.picture.place);
  const turned = lookInFrame(companion, slot, task);
  const look: CompanionLook = {
    ...usual,
    ...turned,
    ...(task.mirrored && { mirrored: true }),
    ...(turned.gaze && { mood: { ...usual.mood, gaze: turned.gaze } }),
    ...(hands && { hands }),
    ...(inside && { inside: innerWeather(inside) }),
    reversed: task.mirrored !== facing < 0,
  };
  const drawn = (own: CompanionLook) =>
    stand(task.page, kind, slot, 1, facing, (p) => kind.draw(p, own), kind.key?.(own));
  const { arms, body: layers } = armsApart(companion, task, slot.depth ?? slot.y);
  const stood = drawn(layers ? { ...look, only: layers } : look);
  if (waterline !== undefined) sink(stood.layer, waterline);
  const face = faceOf(kind, look, slot, stood, 1, facing);
  const whole = {
    ...stood,
    lamp: stood.lamp && { ...stood.lamp, reach: stood.lamp.reach * shine },
    shadow: waterline === undefined ? stood.shadow : null,
    face,
    hands: handsOf(kind, look, slot, 1, facing),
    scale: slot.scale,
    ground: slot.y,
    seat: seatOf(pose, slot),
    haze: companion.haze,
    ...(arms.length > 0 && { span: paintedSpan(stood.layer) }),
  };
  const shoulder = (told: NonNullable<ArmApart['fades']>) => {
    // Parts are told of somebody who faces right.
    const mirrored = told === 'leftShoulder' ? 'rightShoulder' : 'leftShoulder';
    const [x, y] = kind.parts?.(look)[facing > 0 ? told : mirrored] ?? [0, 0];
    return shoulderDisc([slot.x + x * slot.scale * facing, slot.y + y * slot.scale], slot.scale);
  };
  const apart = arms.map(({ only, depth, fades }) => ({
    ...whole,
    layer: drawn({ ...look, only }).layer,
    depth,
    shadow: null,
    lamp: null,
    face: null,
    seat: null,
    ...(fades && { fade: shoulder(fades) }),
  }));
  return [whole, ...apart];
}

/** The box of a thing that is turned around its place by `a` radians. */
function turnedBox({ x, y, width, height }: Box, a: number): Box {
  const corners = [x, x + width].flatMap((u) =>
    [y, y + height].map((v) => [u * Math.cos(a) - v * Math.sin(a), u * Math.sin(a) + v * Math.cos(a)] as const),
  );
  const [xs, ys] = [corners.map(([u]) => u), corners.map(([, v]) => v)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function drawProp(prop: PictureScene['props'][number], { page, stage, mirrored }: Task): SpreadActor | null {
  const kind = getProp(prop.kind);
  const slot = findSlot(prop.at, stage);
  if (!kind || !slot) return null;
  // The whole spread is mirrored at the end; what a hand is used for is not.
  const facing = kind.handed && mirrored ? -1 : prop.facing;
  const look = propLook({ kind: prop.kind, slot: '', scale: 1, colour: prop.colour, count: prop.count });
  const turn = radians((prop.turn ?? 0) * facing);
  const turned = turn === 0 ? kind : { ...kind, box: turnedBox(kind.box, turn) };
  const stood = stand(page, turned, slot, 1, facing, (p) => p.in(0, 0, turn, 1, 1, () => kind.draw(p, look)));
  return { ...stood, lamp: prop.count === 0 ? null : stood.lamp, scale: slot.scale, ground: slot.y, seat: null };
}

/** Everybody and everything beside the heroes, each on a layer of its own. */
export function drawActors(task: Task): readonly SpreadActor[] {
  return [
    ...task.picture.companions.flatMap((companion) => drawCompanion(companion, task)),
    ...task.picture.props.map((prop) => drawProp(prop, task)),
  ].filter((actor) => actor !== null);
}
