import type { Character } from '../character/character';
import { type Companion, getCompanion } from '../companions';
import { type Actor, faceOf, stand } from '../compose/actor';
import type { Hero } from '../compose/hero';
import { companionLook, propLook } from '../compose/look';
import { besideHero } from '../compose/perch';
import { isTogether } from '../compose/together';
import type { Painter } from '../paint';
import { getProp } from '../props';
import type { Slot, Stage } from '../stages';
import type { paintInnerWeather } from './inner-weather';
import type { InnerWeather } from './inner-weather/names';
import { findSlot, type PictureCompanion } from './places';
import type { PictureScene } from './schema';

/** A companion or a thing on its layer, with the scale it is drawn at. */
export type SpreadActor = Actor & { readonly scale: number; readonly inside?: Inside };

/** Weather inside of somebody, and the body that it is in. */
type Inside = { readonly name: InnerWeather; readonly body: Parameters<typeof paintInnerWeather>[2] };

export type Drawn = { readonly id: string; readonly hero: Hero };

type Task = {
  readonly page: Painter;
  readonly picture: PictureScene;
  readonly stage: Stage;
  readonly character: Character;
  readonly heroes: readonly Drawn[];
  readonly mirrored: boolean;
};

/** Boxes of grown-ups are higher. */
const GROWN_UP_HEIGHT = 900;
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

const buildOf = ({ face, box }: Companion) =>
  !face ? ('animal' as const) : box.height > GROWN_UP_HEIGHT ? ('grownUp' as const) : ('child' as const);

function slotOf({ at, kind }: PictureCompanion, { stage, heroes }: Task): Slot | null {
  if (!('of' in at)) return findSlot(at, stage);
  const companion = getCompanion(kind);
  const found = heroes.find(({ id }) => id === at.of);
  const slot = companion && found && besideHero(at.slot, found.hero, companion);
  return slot ? { ...slot, scale: slot.scale * at.scale } : null;
}

function drawCompanion(companion: PictureCompanion, task: Task): SpreadActor | null {
  // Who is in the arms of a hero or carries one is drawn together with the hero.
  if ('of' in companion.at && isTogether(companion.at.slot)) return null;
  const kind = getCompanion(companion.kind);
  const slot = slotOf(companion, task);
  if (!kind || !slot) return null;
  const { expression, facing, colour, pose, outfit, headwear, waterline, shine } = companion;
  const actor = { kind: companion.kind, slot: '', expression, facing, colour, pose, outfit, headwear, scale: 1 };
  const look = companionLook(actor, task.character, task.picture.place);
  const stood = stand(task.page, kind, slot, 1, facing, (p) => kind.draw(p, look));
  if (waterline !== undefined) sink(stood.layer, waterline);
  const face = faceOf(kind, look, slot, stood, 1, facing);
  const { inside } = companion;
  const body = face && { face, groundX: slot.x, build: buildOf(kind) };
  return {
    ...stood,
    ...(inside && body && { inside: { name: inside, body } }),
    lamp: stood.lamp && { ...stood.lamp, reach: stood.lamp.reach * shine },
    shadow: waterline === undefined ? stood.shadow : null,
    face,
    scale: slot.scale,
  };
}

function drawProp(prop: PictureScene['props'][number], { page, stage, mirrored }: Task): SpreadActor | null {
  const kind = getProp(prop.kind);
  const slot = findSlot(prop.at, stage);
  if (!kind || !slot) return null;
  // The whole spread is mirrored at the end; what a hand is used for is not.
  const facing = kind.handed && mirrored ? -1 : prop.facing;
  const look = propLook({ kind: prop.kind, slot: '', scale: 1, colour: prop.colour, count: prop.count });
  const stood = stand(page, kind, slot, 1, facing, (p) => kind.draw(p, look));
  return { ...stood, lamp: prop.count === 0 ? null : stood.lamp, scale: slot.scale };
}

/** Everybody and everything beside the heroes, each on a layer of its own. */
export function drawActors(task: Task): readonly SpreadActor[] {
  return [
    ...task.picture.companions.map((companion) => drawCompanion(companion, task)),
    ...task.picture.props.map((prop) => drawProp(prop, task)),
  ].filter((actor) => actor !== null);
}
