import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Character } from '../character/character';
import { HAND_LIGHT, halo } from '../compose/actor';
import { withBackground } from '../compose/background';
import { drawHero, type Hero } from '../compose/hero';
import type { FaceSource } from '../figure';
import { buildOf, pictureBuild, proportions } from '../figure/body/proportions';
import { applyFinish, type Disc, freeCanvas, mix, Painter, paintedSpan, type Vec } from '../paint';
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
import { drawActors, type SpreadActor, seatOf } from './actors';
import { shoulderDisc } from './fade-shoulder';
import { innerWeather } from './inner-weather';
import { type LetterFont, paintLettering } from './lettering';
import { type Lighter, type LitHero, lighter } from './light-figures';
import { looking } from './look-at';
import { muteColours } from './mute';
import { childOf, findSlot, type PictureHero, sceneAround } from './places';
import type { Box, PictureScene } from './schema';
import { armsApart, targetsOf } from './touch';
import { solesOf } from './weight';

export type PictureTask = {
  readonly picture: PictureScene;
  readonly character: Character;
  readonly seed: string;
  /** What the picture shows, in stage units. */
  readonly view: Box;
  /** Size of the picture in units of the spread, and pixels of one unit. */
  readonly units: Vec;
  readonly pxPerUnit: number;
  /** What is not painted at the left of the picture, in units of the spread. */
  readonly cut: number;
  readonly mirrored: boolean;
  readonly face?: FaceSource;
  readonly closer: boolean;
  readonly font: LetterFont;
};

type Placed = LitHero & {
  readonly declared: PictureHero;
  /** Arms that lie in front of or behind somebody else. */
  readonly arms: readonly { readonly depth: number; readonly layer: Painter; readonly fade: Disc | null }[];
};
type Step = { readonly depth: number; readonly paint: () => void };

/** Layers reach this far beyond the picture, so that light does not draw its edge; units of the spread. */
const BEYOND = 64;
/** How dark the shadow of who sits is on the seat. */
const ON_SEAT = 0.42;
/** How far the shadow on the ground reaches beyond a sole, figure units. */
const AROUND_SOLE = 6;

/** A stage of one page goes on as far as the view does. */
const spanOf = (stage: Stage, { x0, x1 }: View): Span =>
  stage.span ?? [Math.min(PAGE_SPAN[0], x0), Math.max(PAGE_SPAN[1], x1)];

/** What a picture is painted with. */
function prepare(task: PictureTask) {
  const { picture, view: box, units, pxPerUnit, cut, mirrored } = task;
  const stage = getStage(picture.stage);
  if (!stage) throw new Error(`unknown names in scene: stage:${picture.stage}`);
  const view: View = { x0: box.x, y0: box.y, x1: box.x + box.width, y1: box.y + box.height };
  const zoom = units[0] / box.width;
  const light = stage.light(picture.palette);
  const shown: Vec = [units[0] - cut, units[1]];
  const page = Painter.page(pxPerUnit * 1200, light.direction, shown, BEYOND, cut);
  const inStage = (p: Painter, draw: () => void) => p.in(-box.x * zoom, -box.y * zoom, 0, zoom, zoom, draw);
  const toStage = ([x, y]: Vec): Vec => [box.x + x / zoom, box.y + y / zoom];
  return { ...task, stage, view, zoom, light, page, shown, inStage, toStage, span: spanOf(stage, view), mirrored };
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
  shown,
  cut,
  pxPerUnit,
  zoom,
  inStage,
}: Prepared) {
  const { outside } = placeWeather(picture);
  const { width, height } = page.canvas;
  const seen = [view.x0, view.y0, view.x1, view.y1, cut, width, height];
  const { blur, mute, tint } = picture;
  const place = [picture.stage, picture.palette, blur, mute, tint, outside && picture.weather];
  const key = ['spread', ...place, ...seen, mirrored].join('|');
  const paint = () => {
    const p = Painter.page(pxPerUnit * 1200, light.direction, shown, 0, cut);
    inStage(p, () => stage.back(easel(p, view, picture.stage, { mirrored, outside, span }), picture.palette));
    muteColours(p, mute, tint);
    return blur > 0 ? outOfFocus(p.canvas, blur * zoom * pxPerUnit) : p.canvas;
  };
  withBackground(key, { width, height }, paint, (painted) => page.underlay(painted));
}

function drawHeroes({ page, picture, stage, character, toStage, closer, face }: Prepared): readonly Placed[] {
  const near = { page, picture, stage, character, toStage };
  return picture.heroes.flatMap((told) => {
    const slot = findSlot(told.at, stage);
    if (!slot) return [];
    const declared = looking(told, near);
    const around = sceneAround(declared, picture, stage, slot);
    const covered = stage.over !== undefined;
    const inside = declared.inside && innerWeather(declared.inside);
    const extra = { ...(face && declared.who === 'first' && { face }), ...(inside && { inside }) };
    const child = childOf(declared, character);
    const whole = { page, ...around, slot, character: child, toStage, covered, closer, ...extra };
    const hands = targetsOf(declared, near);
    const { arms, body } = armsApart(declared, near, slot.depth ?? slot.y);
    const aimed = { ...whole, ...(hands && { hands }) };
    const drawn = drawHero(body ? { ...aimed, only: body } : aimed);
    const { arm } = proportions(child.age, pictureBuild(buildOf(child)));
    return [
      {
        declared,
        slot,
        hero: drawn,
        span: arms.length > 0 ? paintedSpan(drawn.under) : undefined,
        haze: declared.haze,
        arms: arms.map(({ only, depth, fades }) => {
          const { under: layer, shoulders, scale } = drawHero({ ...aimed, covered: false, only });
          return { depth, layer, fade: fades ? shoulderDisc(shoulders[fades], scale, arm) : null };
        }),
      },
    ];
  });
}

const actorStep = (e: Easel, { page, light }: Prepared, lit: Lighter, actor: SpreadActor): Step => ({
  depth: actor.depth,
  paint: () => {
    const { shadow, seat, lamp, layer } = actor;
    if (seat) contactShadow(e, seat.x, seat.y, seat.half, light.shadow, ON_SEAT);
    if (shadow) contactShadow(e, shadow.x, shadow.y, shadow.half, light.shadow, 0.5);
    if (!lamp) lit.actor(actor);
    page.put(layer);
    freeCanvas(layer.canvas);
    if (lamp) glow(e, lamp.x, lamp.y, lamp.reach * 0.09, '#ffe6a0', 0.5);
  },
});

/** Where a hero darkens the ground: around each sole; below its place while it is in the air. */
function shadowsOf({ under, shadows, scale }: Hero, { y }: Slot): Hero['shadows'] {
  const soles = solesOf(under, { ground: y, scale });
  return soles.length > 0 ? soles.map(({ x, half }) => ({ x, half: half + AROUND_SOLE * scale })) : shadows;
}

function heroSteps(e: Easel, { light, stage }: Prepared, lit: Lighter, placed: Placed) {
  const { declared, slot, hero } = placed;
  const depth = slot.depth ?? slot.y;
  const under: Step = {
    depth,
    paint: () => {
      const seat = seatOf(declared.pose, slot);
      if (seat) contactShadow(e, seat.x, seat.y, seat.half, light.shadow, ON_SEAT);
      if (!slot.afloat)
        for (const { x, half } of shadowsOf(hero, slot)) contactShadow(e, x, slot.y, half, light.shadow, 0.52);
      lit.hero(hero.under, placed, slot.afloat ? null : slot);
    },
  };
  const { over } = hero;
  const arms = placed.arms.map(
    (arm): Step => ({ depth: arm.depth, paint: () => lit.hero(arm.layer, placed, null, arm.fade) }),
  );
  if (!over) return [under, ...arms];
  // A sleeper's arm stays under the quilt; a sitting figure lays it on top.
  const onTop = declared.pose.startsWith('sleep') ? depth : (stage.over?.depth ?? depth) + 1;
  return [under, ...arms, { depth: onTop, paint: () => lit.hero(over, placed, null) }];
}

/** Nothing drifts over a place that is kept calm for words: discs along its longer side. */
function keepQuiet({ x, y, rx, ry }: PictureScene['quietZones'][number]) {
  const r = Math.min(rx, ry);
  const reach = Math.max(rx, ry) - r;
  const count = Math.ceil(reach / r);
  const across = rx > ry ? 1 : 0;
  return Array.from({ length: 2 * count + 1 }, (_, i) => {
    const shift = count === 0 ? 0 : (reach * (i - count)) / count;
    return { x: x + shift * across, y: y + shift * (1 - across), r };
  });
}

/** What is between the stage and the figures: weather far away, calm for words, light on the ground. */
function paintBetween(e: Easel, { picture }: Prepared, heroes: readonly Placed[], carried: readonly Lamp[]) {
  for (const { x, y, rx, ry, colour, alpha } of picture.quietZones) disc(e, x, y, rx, ry, colour, alpha, 0.35);
  for (const { declared, slot, hero } of heroes)
    if (hero.lamp && declared.lightsGround && !slot.afloat)
      pool(e, hero.lamp.x, slot.y, hero.lamp.reach * 0.8, mix(hero.lamp.colour, '#d8862a', 0.5), 0.55);
  for (const lamp of carried) halo(e, lamp);
}

/** What the stage paints over figures, without its colours if the stage has lost them. */
function paintMuted({ page, picture }: Prepared, e: Easel, paint: (own: Easel) => void) {
  if (picture.mute === 0) return paint(e);
  const layer = page.newLayer();
  paint({ ...e, p: layer, c: layer.context });
  muteColours(layer, picture.mute, picture.tint);
  page.put(layer);
  freeCanvas(layer.canvas);
}

function paintActors(task: Prepared) {
  const { page, picture, stage, character, view, seed, span, mirrored, light, font } = task;
  const heroes = drawHeroes(task);
  const drawn = heroes.map(({ declared, hero }) => ({ id: declared.id, hero }));
  const actors = drawActors({ page, picture, stage, character, toStage: task.toStage, heroes: drawn, mirrored });
  const carried = [...drawn.map(({ hero }) => hero.lamp), ...actors.map(({ lamp }) => lamp)].filter((lamp) => !!lamp);
  const keepout = [
    ...drawn.flatMap(({ hero }) => [
      hero.head,
      { x: hero.centre[0], y: hero.centre[1] + 60 * hero.scale, r: 95 * hero.scale },
    ]),
    ...actors.flatMap(({ face }) => (face ? [face] : [])),
    ...picture.quietZones.flatMap(keepQuiet),
  ];
  const e = easel(page, view, seed, { keepout, mirrored, span });
  const weather = placeWeather(picture).here;
  weather?.behind?.(e);
  paintBetween(e, task, heroes, carried);
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
  lit.free();
  for (const { hero } of heroes)
    if (hero.lamp)
      glow(e, hero.lamp.x, hero.lamp.y, hero.lamp.reach * HAND_LIGHT.reach, hero.lamp.colour, HAND_LIGHT.alpha);
  const { front } = stage;
  if (front && picture.mutesFront) paintMuted(task, e, (own) => front(own, picture.palette));
  else front?.(e, picture.palette);
  weather?.before?.(e);
}

/** Paints one picture of a spread, not mirrored. Throws if its stage is unknown. */
export function paintPicture(task: PictureTask): Canvas {
  const prepared = prepare(task);
  paintBackground(prepared);
  prepared.inStage(prepared.page, () => paintActors(prepared));
  const { canvas } = prepared.page;
  applyFinish(canvas, task.units[0], task.cut);
  return canvas;
}
