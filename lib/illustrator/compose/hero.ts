import type { Character } from '../character/character';
import { getCompanion } from '../companions';
import {
  type DrawThing,
  drawFigure,
  type FaceSource,
  type FigureAnchors,
  type FigureLook,
  type HandTargets,
  measureFigure,
  type OutfitName,
  POSES,
  type PoseName,
} from '../figure';
import { type Build, buildOf, pictureBuild, proportions, TALLER_HEAD } from '../figure/body/proportions';
import { type Box, type Disc, Painter, radians, unionBox, type Vec } from '../paint';
import { getHeldProp } from '../props';
import type { Lamp, Slot, Stage } from '../stages';
import { placeWeather } from '../weather';
import { HAND_RADIUS } from './actor';
import type { FramedScene } from './camera';
import { boxAt, type Held, placeHugged, placeMounted } from './together';
import { topOfFigure } from './top';

/** The hero's own pictures: what lies under a quilt (or behind a sill), and what lies over it. */
export type Hero = {
  readonly under: Painter;
  readonly over: Painter | null;
  readonly centre: Vec;
  readonly head: { readonly x: number; readonly y: number; readonly r: number };
  readonly hand: Vec;
  readonly hands: readonly Disc[];
  /** The shoulder nearer the right of the picture. */
  readonly shoulder: Vec;
  /** Of the left and the right of the picture. */
  readonly shoulders: Readonly<Record<'leftShoulder' | 'rightShoulder', Vec>>;
  /** Height of the highest hair, or of a hat. */
  readonly crown: number;
  readonly scale: number;
  /** The light that the hero carries. */
  readonly lamp: Lamp | null;
  /** Where the hero, and who is with it, darken the ground. */
  readonly shadows: readonly { readonly x: number; readonly half: number }[];
};

/** Gestures that close around a thing. */
const GRIPPING = new Set<string | undefined>(['hold', 'grip', 'cup']);

/** Of a head with its hair, figure units. */
export const HEAD_RADIUS = 66;

/** Measuring needs a painter, but no pixels. */
const PROBE_PX = 8;

const USUAL_AGE = 5;

/** Older children are taller, but a page is composed for a five-year-old, so only part of the difference is shown. */
const ageScale = (hero: Character, build: Build) => {
  const { heads, head } = proportions(hero.age, build);
  const own = hero.faceShape ? TALLER_HEAD : 0;
  return (proportions(USUAL_AGE).heads / (heads + own)) ** 0.7 * ((heads + own) / (heads + own + head - 1));
};

/** How high a standing hero of a picture book is at scale 1, figure units. */
export function heightOnPage(hero: Character): number {
  const build = pictureBuild(buildOf(hero));
  return proportions(hero.age, build).heads * 100 * ageScale(hero, build);
}

/** What the figure may cover, around its place: level figures are wide, standing ones tall. */
function reachOf(pose: (typeof POSES)[PoseName], x: number, y: number, scale: number): Box {
  const level = Math.abs(Math.sin(radians(pose.rotate ?? pose.lean)));
  const half = 250 + 190 * level;
  const [above, below] = pose.stands === 'pelvis' || pose.stands === 'seat' ? [400, 220] : [470, 80];
  return { x: x - half * scale, y: y - above * scale, width: half * 2 * scale, height: (above + below) * scale };
}

const withOthers = (own: Box, ...others: readonly (Box | undefined)[]): Box =>
  others.reduce<Box>((all, other) => (other ? unionBox(all, other) : all), own);

/** Starts a new layer, so that the stage can paint between it and the rest. */
function setAside(page: Painter, layer: Painter, box: Box): Painter {
  const under = page.newLayer(box);
  under.put(layer);
  const c = layer.context;
  c.save();
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.clearRect(0, 0, layer.canvas.width, layer.canvas.height);
  c.restore();
  return under;
}

/** What the weather and the place do to hair and cloth. */
const airOf = (scene: Pick<FramedScene, 'stage' | 'weather'>, stage: Stage) => ({
  wind: placeWeather(scene).here?.wind ?? ([0, 0] as const),
  float: stage.float ?? 0,
});

function lookOf(
  scene: FramedScene,
  stage: Stage,
  { face, closer = false, hands, only }: Pick<HeroTask, 'face' | 'closer' | 'hands' | 'only'>,
  held: DrawThing | undefined,
): FigureLook {
  const { hero } = scene;
  return {
    pose: hero.pose as PoseName,
    expression: hero.expression,
    outfit: hero.outfit as OutfitName,
    facing: hero.facing,
    air: airOf(scene, stage),
    ...(hero.yaw !== undefined && { yaw: hero.yaw }),
    ...(hero.gaze && { gaze: hero.gaze }),
    ...(held && { holds: held }),
    ...(hero.pitch !== undefined && { pitch: hero.pitch }),
    ...(hero.tilt !== undefined && { tilt: hero.tilt }),
    ...(face && { face }),
    ...(hands && { hands }),
    ...(only && { only }),
    closer,
  };
}

export type HeroTask = {
  readonly page: Painter;
  readonly scene: FramedScene;
  readonly stage: Stage;
  readonly slot: Slot;
  readonly character: Character;
  /** Turns page units into stage units (the painter's current frame). */
  readonly toStage: (p: Vec) => Vec;
  /** Whether it is a picture book's. */
  readonly pictureBook?: boolean;
  readonly face?: FaceSource;
  /** The hero's own face is drawn closer to the photo. */
  readonly closer?: boolean;
  /** Hands that meet a point of the stage; only these layers are drawn. */
  readonly hands?: HandTargets;
  readonly only?: FigureLook['only'];
  /** The stage paints something over the figure, such as a quilt. */
  readonly covered: boolean;
  /** What is inside of the hero's tummy. */
  readonly inside?: DrawThing;
};

/** How high above the ground the hand is that a hero who holds hands reaches for, stage units. */
function handBeside({ hero, companions }: FramedScene, stage: Stage): number | null {
  if (hero.pose !== 'holdHands') return null;
  for (const actor of companions) {
    const hand = getCompanion(actor.kind)?.hand;
    const slot = stage.slots[actor.slot];
    if (hand && slot) return -hand[1] * slot.scale * actor.scale;
  }
  return null;
}

type Placing = Omit<HeroTask, 'covered'> & { readonly covered?: boolean };

/** Seats for which a wheelchair user does not need the wheelchair. */
const SEATS: Readonly<Record<string, PoseName>> = {
  bed: 'sitBed',
  sofa: 'sitChair',
  sofaRight: 'sitChair',
  lap: 'sitChair',
  bench: 'sitChair',
};

/** The scene without the wheelchair if it would stand on a bed or a sofa. */
function withoutChairOnSeat(scene: FramedScene, character: Character): FramedScene {
  const { hero } = scene;
  const seat = SEATS[hero.slot];
  if (!character.wheelchair || !seat || POSES[hero.pose as PoseName].leavesChair) return scene;
  return { ...scene, hero: { ...hero, pose: seat, ...(seat === 'sitBed' && { scale: 1 }) } };
}

/** Where the hero is and how it looks, alone or with who is in its arms or carries it. */
function placing(given: Placing) {
  const { page, scene: declared, stage, slot, character, toStage, covered = false, pictureBook = false } = given;
  const scene = withoutChairOnSeat(declared, character);
  const { hero } = scene;
  const build = pictureBook ? pictureBuild(buildOf(character)) : buildOf(character);
  const scale = slot.scale * hero.scale * ageScale(character, build);
  const pose = POSES[hero.pose as PoseName];
  const prop = hero.holds === null ? undefined : getHeldProp(hero.holds);
  const grips = pose.holdHand === 'both' || GRIPPING.has(pose.arms[pose.holdHand].gesture);
  // A figure under a quilt lies deeper in the mattress.
  const y = slot.y + (covered && pose.hidden ? 24 * scale : 0);
  const own = lookOf(scene, stage, given, prop && grips ? (p) => prop.draw(p, {}) : undefined);
  const handHeight = handBeside(scene, stage);
  const look = {
    ...own,
    ...(pictureBook && { build }),
    ...(handHeight !== null && { handHeight: handHeight / scale }),
  };
  const task = { page, scene, slot, character, toStage, look, place: { x: slot.x, y, scale } };
  const together: Held | null = pose.order.includes('mount') ? placeMounted(task) : placeHugged(task);
  return { pose, prop, grips, look, together, scale, place: together?.place ?? task.place };
}

type Placed = ReturnType<typeof placing>;

const measured = (page: Painter, character: Character, { look, together, place }: Placed) =>
  measureFigure(page, character, { ...look, ...together?.look }, place);

/** Where the hero and its hands will be, without drawing; points are on the stage. */
export function heroAnchors(task: Placing): Pick<FigureAnchors, 'parts' | 'gaps' | 'headCentre'> {
  const { parts, gaps, headCentre } = measured(task.page, task.character, placing(task));
  const onStage = Object.entries(parts).map(([part, at]) => [part, task.toStage(at)] as const);
  return { gaps, headCentre: task.toStage(headCentre), parts: Object.fromEntries(onStage) as FigureAnchors['parts'] };
}

/** What the thing in the hand covers: it hangs upright from the palm, and is never mirrored. */
const heldBox = ({ prop, scale }: Placed, palm: Vec): Box | undefined =>
  prop && boxAt(prop, palm[0], palm[1], scale, 1);

/** What the camera should see of the hero and who is with it: stage units, without drawing. */
export function heroExtent(scene: FramedScene, stage: Stage, slot: Slot, character: Character) {
  const page = Painter.page(PROBE_PX);
  const placed = placing({
    page,
    scene,
    stage,
    slot,
    character,
    toStage: (point) => point,
  });
  const { together, scale, place, pose } = placed;
  const { headCentre, palm } = measured(page, character, placed);
  const r = HEAD_RADIUS * scale;
  const head = { x: headCentre[0], y: headCentre[1], r };
  const ground = pose.stands === 'pelvis' ? place.y + 60 * scale : Math.max(place.y, slot.y);
  const left = Math.min(head.x - r, place.x - 70 * scale);
  const right = Math.max(head.x + r, place.x + 70 * scale);
  const top = Math.min(head.y - r, ground);
  const body = { x: left, y: top, width: right - left, height: Math.max(head.y + r, ground) - top };
  return { head, box: withOthers(body, together?.box, heldBox(placed, palm)) };
}

/** Nobody sleeps with glasses on. */
const SLEEPING = new Set(['sleep', 'sleepBack', 'nestle', 'lieAlong']);

/** Takes the glasses off a sleeping figure. */
const asDressedFor = (pose: string, character: Character): Character =>
  SLEEPING.has(pose) ? { ...character, glasses: 'none' } : character;

/** Draws the hero, with who is in its arms or carries it, on layers of their own. */
export function drawHero(task: HeroTask): Hero {
  const { page, scene, slot, character, toStage, covered } = task;
  const { hero } = scene;
  const placed = placing(task);
  const { pose, prop, grips, look, together, scale, place } = placed;
  const held = prop && heldBox(placed, toStage(measured(page, character, placed).palm));
  const box = withOthers(reachOf(pose, place.x, place.y, scale), together?.box, held);
  const layer = page.newLayer(box);
  let under: Painter | null = null;
  const cover = () => {
    under = setAside(page, layer, box);
  };
  const { inside } = task;
  const drawn: FigureLook = {
    ...look,
    ...together?.look,
    ...(inside && { inside }),
    ...((covered || !pose.hidden) && { cover }),
  };
  const anchors = drawFigure(layer, asDressedFor(hero.pose, character), drawn, place);
  const headCentre = toStage(anchors.headCentre);
  const hand = toStage(anchors.palm);
  // A hand that does not close around the thing carries it hanging from its fingers.
  if (prop && !grips && !look.only)
    layer.in(hand[0], hand[1], 0.1 * hero.facing, scale, scale, () => prop.draw(layer, {}));
  const { L, R } = anchors.shoulders;
  const light = prop?.light;
  const lamp = light && {
    x: hand[0],
    y: hand[1] + light.y * scale,
    reach: light.reach * scale * 0.9,
    colour: light.colour,
    power: 0.95,
  };
  return {
    under: under ?? layer,
    over: under ? layer : null,
    centre: [(headCentre[0] + place.x) / 2, (headCentre[1] * 2 + place.y) / 3],
    head: { x: headCentre[0], y: headCentre[1], r: 60 * scale },
    hand,
    hands: [anchors.grips.L, anchors.grips.R].map(toStage).map(([x, y]) => ({ x, y, r: HAND_RADIUS * scale })),
    shoulder: toStage(L[0] > R[0] ? L : R),
    shoulders: {
      leftShoulder: toStage(anchors.parts.leftShoulder),
      rightShoulder: toStage(anchors.parts.rightShoulder),
    },
    crown: Math.min(...[layer, under ?? layer].map((part) => topOfFigure(part, headCentre, 60 * scale))),
    scale,
    lamp: lamp ?? null,
    shadows: together?.shadows ?? [{ x: slot.x, half: 44 * scale }],
  };
}
