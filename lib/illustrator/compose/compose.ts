import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Character } from '../character/character';
import { getCompanion } from '../companions';
import type { FaceSource } from '../figure';
import { freeCanvas, mix, Painter, type Vec } from '../paint';
import { getProp } from '../props';
import { contactShadow, easel, glow, pool, type Stage, type View } from '../stages';
import { placeWeather } from '../weather';
import { type Actor, faceOf, HAND_LIGHT, halo, handsOf, stand } from './actor';
import { withBackground } from './background';
import { type FramedScene, visibleArea } from './camera';
import { softenQuietZone } from './compose-quiet-zone';
import { drawHero, type Hero } from './hero';
import { lightFigure } from './light';
import { companionLook, propLook } from './look';
import { besideHero } from './perch';
import { isTogether } from './together';

type Composition = {
  readonly scene: FramedScene;
  readonly stage: Stage;
  readonly character: Character | null;
  readonly seed: string;
  readonly sizePx: number;
  readonly face?: FaceSource;
  /** Draws the hero's own face closer to the photo: the advanced model. */
  readonly closer?: boolean;
};

const EDGE = 1200;

/** Lays down the painted stage without actors, which is kept for the next page that uses it. */
function layStage(
  page: Painter,
  stage: Stage,
  scene: FramedScene,
  sizePx: number,
  inStage: (p: Painter, draw: () => void) => void,
  view: View,
) {
  const { x, y, zoom } = scene.camera;
  const { outside } = placeWeather(scene);
  const { mirrored } = scene;
  const key = [scene.stage, scene.palette, x, y, zoom, sizePx, mirrored, outside && scene.weather].join('|');
  const paint = () => {
    const p = Painter.page(sizePx, stage.light(scene.palette).direction);
    inStage(p, () => stage.back(easel(p, view, scene.stage, { mirrored, outside }), scene.palette));
    return p.canvas;
  };
  withBackground(key, { width: sizePx, height: sizePx }, paint, (painted) => page.underlay(painted));
}

function others(page: Painter, { scene, stage, character }: Composition, hero: Hero | null): readonly Actor[] {
  const companions = scene.companions.flatMap((actor) => {
    // An actor in the hero's arms or under the hero is drawn together with the hero.
    if (isTogether(actor.slot)) return [];
    const kind = getCompanion(actor.kind);
    const slot = kind && (stage.slots[actor.slot] ?? (hero && besideHero(actor.slot, hero, kind)));
    if (!slot) return [];
    const look = companionLook(actor, character, scene.place);
    const stood = stand(page, kind, slot, actor.scale, actor.facing, (p) => kind.draw(p, look));
    const face = faceOf(kind, look, slot, stood, actor.scale, actor.facing);
    return [{ ...stood, face, hands: handsOf(kind, look, slot, actor.scale, actor.facing) }];
  });
  const props = scene.props.flatMap((prop) => {
    const kind = getProp(prop.kind);
    const slot = stage.slots[prop.slot];
    if (!kind || !slot) return [];
    // Pages of right-to-left books are mirrored at the end.
    const facing = kind.handed && scene.mirrored ? -1 : 1;
    const actor = stand(page, kind, slot, prop.scale, facing, (p) => kind.draw(p, propLook(prop)));
    return [prop.count === 0 ? { ...actor, lamp: null } : actor];
  });
  return [...companions, ...props];
}

/** Paints a scene: stage, actors from far to near under the light of the place, then what is in front. */
export function compose(composition: Composition): Canvas {
  const { scene, stage, character, sizePx, seed } = composition;
  const view = visibleArea(scene.camera);
  const zoom = EDGE / (view.x1 - view.x0);
  const inStage = (p: Painter, draw: () => void) => p.in(-view.x0 * zoom, -view.y0 * zoom, 0, zoom, zoom, draw);
  const toStage = ([x, y]: Vec): Vec => [view.x0 + x / zoom, view.y0 + y / zoom];
  const light = stage.light(scene.palette);
  const page = Painter.page(sizePx, light.direction);
  layStage(page, stage, scene, sizePx, inStage, view);
  if (scene.quietZone !== 'none') softenQuietZone(page, scene.quietZone);
  inStage(page, () => {
    const slot = stage.slots[scene.hero.slot];
    const covered = stage.over !== undefined;
    const task = {
      page,
      scene,
      stage,
      toStage,
      covered,
      closer: composition.closer ?? false,
      ...(composition.face && { face: composition.face }),
    };
    const hero = character && slot ? drawHero({ ...task, slot, character }) : null;
    const beside = others(page, composition, hero);
    const carried = [hero?.lamp, ...beside.map((actor) => actor.lamp)].filter((lamp) => !!lamp);
    const lamps = [...light.lamps, ...carried];
    const faces = beside.flatMap(({ face }) => (face ? [face] : []));
    const body = hero
      ? [hero.head, { x: hero.centre[0], y: hero.centre[1] + 60 * hero.scale, r: 95 * hero.scale }]
      : [];
    const e = easel(page, view, seed, { keepout: [...body, ...faces], mirrored: scene.mirrored });
    const weather = placeWeather(scene).here;
    weather?.behind?.(e);
    const ground = slot?.y ?? 1000;
    for (const lamp of carried)
      if (!slot?.afloat) pool(e, lamp.x, ground, lamp.reach * 0.8, mix(lamp.colour, '#d8862a', 0.5), 0.55);

    for (const lamp of carried) halo(e, lamp);
    const queue: { depth: number; paint: () => void }[] = beside.map((actor) => ({
      depth: actor.depth,
      paint: () => {
        if (actor.shadow) contactShadow(e, actor.shadow.x, actor.shadow.y, actor.shadow.half, light.shadow, 0.5);
        const { centre, hands } = actor;
        if (!actor.lamp) lightFigure(actor.layer, light, lamps, { centre, zoom, hands });
        page.put(actor.layer);
        freeCanvas(actor.layer.canvas);
        if (actor.lamp) glow(e, actor.lamp.x, actor.lamp.y, actor.lamp.reach * 0.09, '#ffe6a0', 0.5);
      },
    }));
    const { over } = stage;
    if (hero && slot) {
      const lit = (whole: Painter) => {
        const layer = whole.trimmed();
        const { centre, hands } = hero;
        lightFigure(layer, light, lamps, { centre, hands, zoom, ownRim: character?.faceShape !== undefined });
        page.put(layer);
        freeCanvas(layer.canvas, whole.canvas);
      };
      const depth = slot.depth ?? slot.y;
      queue.push({
        depth,
        paint: () => {
          if (!slot.afloat)
            for (const { x, half } of hero.shadows) contactShadow(e, x, slot.y, half, light.shadow, 0.52);
          lit(hero.under);
        },
      });
      // A sleeper's arm stays under the quilt; a sitting figure lays it on top.
      const onTop = scene.hero.pose.startsWith('sleep') ? depth : (over?.depth ?? depth) + 1;
      if (hero.over) queue.push({ depth: onTop, paint: () => lit(hero.over as Painter) });
    }
    if (over) queue.push({ depth: over.depth, paint: () => over.paint(e, scene.palette) });
    for (const { paint } of queue.sort((a, b) => a.depth - b.depth)) paint();
    if (hero?.lamp)
      glow(e, hero.lamp.x, hero.lamp.y, hero.lamp.reach * HAND_LIGHT.reach, hero.lamp.colour, HAND_LIGHT.alpha);
    stage.front?.(e, scene.palette);
    weather?.before?.(e);
  });
  return page.canvas;
}

/** The picture mirrored. */
export function mirrorCanvas(canvas: Canvas): Canvas {
  const copy = createCanvas(canvas.width, canvas.height);
  const c = copy.getContext('2d');
  c.translate(canvas.width, 0);
  c.scale(-1, 1);
  c.drawImage(canvas, 0, 0);
  return copy;
}
