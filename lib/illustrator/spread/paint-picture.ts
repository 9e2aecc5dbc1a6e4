import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Character } from '../character/character';
import { halo } from '../compose/actor';
import { cachedBackground } from '../compose/background';
import { drawHero, type Hero } from '../compose/hero';
import { lightFigure, rimShare } from '../compose/light';
import type { FaceSource } from '../figure';
import { applyFinish, clamp, freeCanvas, mix, Painter, type Vec } from '../paint';
import {
  contactShadow,
  disc,
  type Easel,
  easel,
  getStage,
  glow,
  type Lamp,
  PAGE_SPAN,
  pool,
  type Slot,
  type Span,
  type Stage,
  type View,
} from '../stages';
import { placeWeather } from '../weather';
import { drawActors, type SpreadActor } from './actors';
import { castShadow } from './cast-shadow';
import { innerBuild, paintInnerWeather } from './inner-weather';
import { type LetterFont, paintLettering } from './lettering';
import { muteColours } from './mute';
import { findSlot, type PictureHero, sceneAround } from './places';
import type { Box, PictureScene } from './schema';

export type PictureTask = {
  readonly picture: PictureScene;
  readonly character: Character;
  readonly seed: string;
  /** What the picture shows, in stage units. */
  readonly view: Box;
  /** Size of the picture in units of the spread, and pixels of one unit. */
  readonly units: Vec;
  readonly pxPerUnit: number;
  readonly mirrored: boolean;
  readonly face?: FaceSource;
  readonly closer: boolean;
  readonly font: LetterFont;
};

type Placed = { readonly declared: PictureHero; readonly slot: Slot; readonly hero: Hero };
type Step = { readonly depth: number; readonly paint: () => void };

/** Layers reach this far beyond the picture, so that light does not draw its edge; units of the spread. */
const BEYOND = 64;
/** At this scale a figure has rims and form shadows of the usual width. */
const USUAL_SCALE = 1.5;

const fineness = (scale: number) => clamp(scale / USUAL_SCALE, 0.25, 1.8);

/** A stage of one page goes on as far as the view does. */
const spanOf = (stage: Stage, { x0, x1 }: View): Span =>
  stage.span ?? [Math.min(PAGE_SPAN[0], x0), Math.max(PAGE_SPAN[1], x1)];

/** What a picture is painted with. */
function prepare(task: PictureTask) {
  const { picture, view: box, units, pxPerUnit, mirrored } = task;
  const stage = getStage(picture.stage);
  if (!stage) throw new Error(`unknown names in scene: stage:${picture.stage}`);
  const view: View = { x0: box.x, y0: box.y, x1: box.x + box.width, y1: box.y + box.height };
  const zoom = units[0] / box.width;
  const light = stage.light(picture.palette);
  const page = Painter.page(pxPerUnit * 1200, light.direction, units, BEYOND);
  const inStage = (p: Painter, draw: () => void) => p.in(-box.x * zoom, -box.y * zoom, 0, zoom, zoom, draw);
  const toStage = ([x, y]: Vec): Vec => [box.x + x / zoom, box.y + y / zoom];
  return { ...task, stage, view, zoom, light, page, inStage, toStage, span: spanOf(stage, view), mirrored };
}

type Prepared = ReturnType<typeof prepare>;

/** A picture as a lens shows what is far behind its focus. Its edges are drawn beyond it, so that they do not fade. */
function outOfFocus(sharp: Canvas, radius: number): Canvas {
  const { width, height } = sharp;
  const blurred = createCanvas(width, height);
  const c = blurred.getContext('2d');
  c.drawImage(sharp, 0, 0);
  c.filter = `blur(${radius.toFixed(2)}px)`;
  const beyond = radius * 2;
  c.drawImage(sharp, -beyond, -beyond, width + 2 * beyond, height + 2 * beyond);
  freeCanvas(sharp);
  return blurred;
}

/** Lays the stage below everything; it is the same for every child. */
function paintBackground({
  page,
  picture,
  stage,
  view,
  span,
  mirrored,
  light,
  units,
  pxPerUnit,
  zoom,
  inStage,
}: Prepared) {
  const { outside } = placeWeather(picture);
  const { width, height } = page.canvas;
  const shown = [view.x0, view.y0, view.x1, view.y1, width, height];
  const place = [picture.stage, picture.palette, picture.blur, picture.mute, outside && picture.weather];
  const key = ['spread', ...place, ...shown, mirrored].join('|');
  const painted = cachedBackground(key, { width, height }, () => {
    const p = Painter.page(pxPerUnit * 1200, light.direction, units);
    inStage(p, () => stage.back(easel(p, view, picture.stage, { mirrored, outside, span }), picture.palette));
    muteColours(p, picture.mute);
    return picture.blur > 0 ? outOfFocus(p.canvas, picture.blur * zoom * pxPerUnit) : p.canvas;
  });
  const c = page.context;
  c.save();
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.drawImage(painted, 0, 0);
  c.restore();
}

function drawHeroes({ page, picture, stage, character, toStage, closer, face }: Prepared): readonly Placed[] {
  return picture.heroes.flatMap((declared) => {
    const slot = findSlot(declared.at, stage);
    if (!slot) return [];
    const around = sceneAround(declared, picture, stage, slot);
    const covered = stage.over !== undefined;
    return [
      {
        declared,
        slot,
        hero: drawHero({ page, ...around, slot, character, toStage, covered, closer, ...(face && { face }) }),
      },
    ];
  });
}

/** Lights the figures of a picture and lays them down. */
function lighter({ page, light, zoom, character }: Prepared, lamps: readonly Lamp[]) {
  const common = { zoom, rimShare: rimShare(light) };
  const actor = ({ layer, centre, scale, shadow, inside }: SpreadActor) => {
    if (shadow) castShadow(page, layer, [shadow.x, shadow.y], light);
    lightFigure(layer, light, lamps, { ...common, centre, fineness: fineness(scale) });
    if (inside) paintInnerWeather(layer, inside.name, inside.body);
  };
  /** Only who stands on the `ground` casts a shadow on it. */
  const hero = (whole: Painter, { hero: { centre, scale, head }, declared, slot }: Placed, ground: Slot | null) => {
    const layer = whole.trimmed();
    if (ground) castShadow(page, layer, [ground.x, ground.y], light);
    const ownRim = character.faceShape !== undefined;
    lightFigure(layer, light, lamps, { ...common, centre, ownRim, fineness: fineness(scale) });
    const { inside } = declared;
    if (inside)
      paintInnerWeather(layer, inside, {
        face: head,
        groundX: slot.x,
        build: innerBuild(character),
      });
    page.put(layer);
    freeCanvas(layer.canvas, whole.canvas);
  };
  return { actor, hero };
}

type Lighter = ReturnType<typeof lighter>;

const actorStep = (e: Easel, { page, light }: Prepared, lit: Lighter, actor: SpreadActor): Step => ({
  depth: actor.depth,
  paint: () => {
    const { shadow, lamp, layer } = actor;
    if (shadow) contactShadow(e, shadow.x, shadow.y, shadow.half, light.shadow, 0.5);
    if (lamp) halo(e, lamp);
    else lit.actor(actor);
    page.put(layer);
    freeCanvas(layer.canvas);
    if (lamp) glow(e, lamp.x, lamp.y, lamp.reach * 0.09, '#ffe6a0', 0.5);
  },
});

function heroSteps(e: Easel, { light, stage }: Prepared, lit: Lighter, placed: Placed) {
  const { declared, slot, hero } = placed;
  const depth = slot.depth ?? slot.y;
  const under: Step = {
    depth,
    paint: () => {
      if (!slot.afloat) for (const { x, half } of hero.shadows) contactShadow(e, x, slot.y, half, light.shadow, 0.52);
      if (hero.lamp) halo(e, hero.lamp);
      lit.hero(hero.under, placed, slot.afloat ? null : slot);
    },
  };
  const { over } = hero;
  if (!over) return [under];
  // A sleeper's arm stays under the quilt; a sitting figure lays it on top.
  const onTop = declared.pose.startsWith('sleep') ? depth : (stage.over?.depth ?? depth) + 1;
  return [under, { depth: onTop, paint: () => lit.hero(over, placed, null) }];
}

/** What is between the stage and the figures: weather far away, calm for words, light on the ground. */
function paintBetween(e: Easel, { picture }: Prepared, heroes: readonly Placed[]) {
  for (const { x, y, rx, ry, colour, alpha } of picture.quietZones) disc(e, x, y, rx, ry, colour, alpha, 0.35);
  for (const { declared, slot, hero } of heroes)
    if (hero.lamp && declared.lightsGround && !slot.afloat)
      pool(e, hero.lamp.x, slot.y, hero.lamp.reach * 0.8, mix(hero.lamp.colour, '#d8862a', 0.5), 0.55);
}

/** What the stage paints over figures, without its colours if the stage has lost them. */
function paintMuted({ page, picture }: Prepared, e: Easel, paint: (own: Easel) => void) {
  if (picture.mute === 0) return paint(e);
  const layer = page.newLayer();
  paint({ ...e, p: layer, c: layer.context });
  muteColours(layer, picture.mute);
  page.put(layer);
  freeCanvas(layer.canvas);
}

function paintActors(task: Prepared) {
  const { page, picture, stage, character, view, seed, span, mirrored, light, font } = task;
  const heroes = drawHeroes(task);
  const drawn = heroes.map(({ declared, hero }) => ({ id: declared.id, hero }));
  const actors = drawActors({ page, picture, stage, character, heroes: drawn, mirrored });
  const carried = [...drawn.map(({ hero }) => hero.lamp), ...actors.map(({ lamp }) => lamp)].filter((lamp) => !!lamp);
  const keepout = [
    ...drawn.flatMap(({ hero }) => [
      hero.head,
      { x: hero.centre[0], y: hero.centre[1] + 60 * hero.scale, r: 95 * hero.scale },
    ]),
    ...actors.flatMap(({ face }) => (face ? [face] : [])),
  ];
  const e = easel(page, view, seed, { keepout, mirrored, span });
  const weather = placeWeather(picture).here;
  weather?.behind?.(e);
  paintBetween(e, task, heroes);
  const lit = lighter(task, [...light.lamps, ...carried]);
  const { over } = stage;
  const steps: readonly Step[] = [
    ...picture.lettering.map(
      (words): Step => ({
        depth: words.depth ?? Number.NEGATIVE_INFINITY,
        paint: () => paintLettering(e, words, font),
      }),
    ),
    ...actors.map((actor) => actorStep(e, task, lit, actor)),
    ...heroes.flatMap((placed) => heroSteps(e, task, lit, placed)),
    ...(over
      ? [{ depth: over.depth, paint: () => paintMuted(task, e, (own) => over.paint(own, picture.palette)) }]
      : []),
  ];
  for (const { paint } of steps.toSorted((a, b) => (a.depth < b.depth ? -1 : a.depth > b.depth ? 1 : 0))) paint();
  for (const { hero } of heroes)
    if (hero.lamp) glow(e, hero.lamp.x, hero.lamp.y, hero.lamp.reach * 0.3, hero.lamp.colour, 0.34);
  stage.front?.(e, picture.palette);
  weather?.before?.(e);
}

/** Paints one picture of a spread, not mirrored. Throws if its stage is unknown. */
export function paintPicture(task: PictureTask): Canvas {
  const prepared = prepare(task);
  paintBackground(prepared);
  prepared.inStage(prepared.page, () => paintActors(prepared));
  const { canvas } = prepared.page;
  applyFinish(canvas, task.units[0]);
  return canvas;
}
