import type { Canvas } from '@napi-rs/canvas';
import type { Box } from '@/lib/illustrator';
import type { Character } from '@/lib/illustrator/character/character';
import { getCompanion } from '@/lib/illustrator/companions';
import { drawHero, heroAnchors } from '@/lib/illustrator/compose/hero';
import { freeCanvas, Painter, type Vec } from '@/lib/illustrator/paint';
import { drawActors } from '@/lib/illustrator/spread/actors';
import { paintPicture } from '@/lib/illustrator/spread/paint-picture';
import { findSlot, lookOf, sceneAround } from '@/lib/illustrator/spread/places';
import type { PictureScene } from '@/lib/illustrator/spread/schema';
import { targetsOf } from '@/lib/illustrator/spread/touch';
import { getStage, type Stage } from '@/lib/illustrator/stages';
import { type Cielab, getDeltaE, hexToCielab } from '../../bench/likeness/cielab';

/** The lightest and a dark skin: what holds for both holds between them. */
const SKINS = ['#fbe0d0', '#5a3826'] as const;

/** A hand on the picture is about so wide that its fingers are more than an edge, pixels. */
const HAND_PX = 15;
/** Of a face without its hair, and of a hand around its grip; figure units. */
const FACE = { below: 12, radius: 34 } as const;
const HAND = 19;
/** A drawn skin with its shadows is at most so far from its own middle, ΔE. */
const SAME_SKIN = 16;
const LEAST_PIXELS = 24;

type Disc = { readonly x: number; readonly y: number; readonly r: number };
/** Somebody of a picture with a face and hands; discs are in stage units. */
type Somebody = {
  readonly name: string;
  readonly face: Disc;
  readonly hands: readonly Disc[];
  readonly layers: readonly Painter[];
};
/** How one hand differs from the face under the light of the picture, CIE L*a*b*. */
export type LitHand = { readonly who: string; readonly lightness: number; readonly colour: number };

type Around = {
  readonly page: Painter;
  readonly picture: PictureScene;
  readonly stage: Stage;
  readonly character: Character;
  readonly toStage: (point: Vec) => Vec;
};

const faceAt = ([x, y]: Vec, scale: number): Disc => ({ x, y: y + FACE.below * scale, r: FACE.radius * scale });

function heroesOf(around: Around): readonly Somebody[] {
  const { picture, stage } = around;
  return picture.heroes.flatMap((declared) => {
    const slot = findSlot(declared.at, stage);
    if (!slot || Math.abs(declared.yaw ?? 0) > 1.2) return [];
    const hands = targetsOf(declared, around);
    const scene = sceneAround(declared, picture, stage, slot);
    const task = { ...around, ...scene, slot, covered: stage.over !== undefined, ...(hands && { hands }) };
    const { parts, headCentre } = heroAnchors(task);
    const { under, over, scale } = drawHero(task);
    return [
      {
        name: declared.id,
        face: faceAt(headCentre, scale),
        hands: [parts.leftHand, parts.rightHand].map(([x, y]) => ({ x, y, r: HAND * scale })),
        layers: over ? [under, over] : [under],
      },
    ];
  });
}

function peopleOf(around: Around): readonly Somebody[] {
  const { picture, stage, character } = around;
  return picture.companions.flatMap((companion) => {
    const { at, facing } = companion;
    const kind = getCompanion(companion.kind);
    const slot = 'of' in at ? null : findSlot(at, stage);
    if (!kind?.parts || !kind.face || !slot || companion.hands) return [];
    const look = lookOf(companion, character, picture.place);
    const { leftHand, rightHand } = kind.parts(look);
    const face = kind.face(look);
    const onStage = ([x, y]: Vec): Vec => [slot.x + x * slot.scale * facing, slot.y + y * slot.scale];
    const alone = { ...picture, companions: [companion], props: [] };
    return [
      {
        name: companion.kind,
        face: faceAt(onStage([face.x, face.y]), slot.scale),
        hands: [leftHand, rightHand].map(onStage).map(([x, y]) => ({ x, y, r: HAND * slot.scale })),
        layers: drawActors({ ...around, picture: alone, heroes: [], mirrored: false }).map(({ layer }) => layer),
      },
    ];
  });
}

type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };

/** The pixels of a canvas that nobody needs afterwards. */
function takePixels(canvas: Canvas): Pixels {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  freeCanvas(canvas);
  return { data, width, height };
}

const labAt = ({ data }: Pixels, i: number): Cielab => {
  const hex = [0, 1, 2].map((channel) => (data[i * 4 + channel] ?? 0).toString(16).padStart(2, '0'));
  return hexToCielab(`#${hex.join('')}`);
};

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function medianOf(pixels: Pixels, places: readonly number[]): Cielab {
  const labs = places.map((i) => labAt(pixels, i));
  return [0, 1, 2].map((channel) => middleOf(labs.map((lab) => lab[channel] ?? 0))) as unknown as Cielab;
}

/** The opaque pixels of a drawing in a disc of the stage. */
function inside(pixels: Pixels, { x, y, r }: Disc, toPixel: (point: Vec) => Vec): readonly number[] {
  const [cx, cy] = toPixel([x, y]);
  const radius = toPixel([x + r, y])[0] - cx;
  const found: number[] = [];
  for (let row = Math.max(0, Math.ceil(cy - radius)); row <= Math.min(pixels.height - 1, cy + radius); row += 1)
    for (
      let column = Math.max(0, Math.ceil(cx - radius));
      column <= Math.min(pixels.width - 1, cx + radius);
      column += 1
    )
      if (
        Math.hypot(column - cx, row - cy) <= radius &&
        (pixels.data[(row * pixels.width + column) * 4 + 3] ?? 0) > 250
      )
        found.push(row * pixels.width + column);
  return found;
}

type Masks = { readonly who: string; readonly face: readonly number[]; readonly hand: readonly number[] };

/** The pixels of face and hands that are skin in the drawing before it is lit. */
function masksOf(around: Around, blank: () => Painter, toPixel: (point: Vec) => Vec): readonly Masks[] {
  return [...heroesOf(around), ...peopleOf(around)].flatMap(({ name, face, hands, layers }) => {
    const sheet = blank();
    for (const layer of layers) {
      sheet.put(layer);
      freeCanvas(layer.canvas);
    }
    const drawn = takePixels(sheet.canvas);
    const within = inside(drawn, face, toPixel);
    if (within.length < LEAST_PIXELS) return [];
    const skin = medianOf(drawn, within);
    const isSkin = (i: number) => getDeltaE(labAt(drawn, i), skin) < SAME_SKIN;
    return hands.map((hand, index) => ({
      who: `${name} ${index ? 'right' : 'left'}`,
      face: within.filter(isSkin),
      hand: inside(drawn, hand, toPixel).filter(isSkin),
    }));
  });
}

/** Whether what is drawn is also seen: it changes with the skin as the face does. */
function isSeen(hand: readonly number[], face: readonly number[], light: Pixels, dark: Pixels): boolean {
  const change = (i: number) => getDeltaE(labAt(light, i), labAt(dark, i));
  const least = middleOf(face.map(change)) * 0.3;
  return least > 1 && hand.filter((i) => change(i) > least).length > hand.length * 0.7;
}

const isLarge = ({ hand }: Masks): boolean => hand.length >= LEAST_PIXELS;

/** All hands of a picture that are seen, with each skin. */
export function litHands(picture: PictureScene, box: Box, child: Character): readonly LitHand[] {
  const stage = getStage(picture.stage);
  if (!stage || picture.heroes.length + picture.companions.length === 0) return [];
  const { view } = picture;
  const zoom = box.width / view.width;
  const scales = [...picture.heroes, ...picture.companions].map(({ at }) => at.scale ?? 1);
  const pxPerUnit = Math.min(0.8, Math.max(0.25, HAND_PX / (2 * HAND * zoom * Math.max(...scales))));
  const units: Vec = [box.width, box.height];
  const blank = () => Painter.page(pxPerUnit * 1200, stage.light(picture.palette).direction, units);
  const page = blank();
  const shown = { ...view, y: view.y + (view.height - box.height / zoom) / 2, height: box.height / zoom };
  const toPixel = ([x, y]: Vec): Vec => [(x - shown.x) * zoom * pxPerUnit, (y - shown.y) * zoom * pxPerUnit];
  const toStage = ([x, y]: Vec): Vec => [shown.x + x / zoom, shown.y + y / zoom];
  // Relatives look otherwise with every skin of the hero.
  const masks = SKINS.map((skin) =>
    page.in(-shown.x * zoom, -shown.y * zoom, 0, zoom, zoom, () =>
      masksOf({ page, picture, stage, character: { ...child, skin }, toStage }, blank, toPixel),
    ),
  );
  freeCanvas(page.canvas);
  if (!masks.flat().some(isLarge)) return [];
  const font = (size: number) => `${size}px sans-serif`;
  const common = {
    picture,
    seed: 'skins',
    view: shown,
    units,
    pxPerUnit,
    mirrored: false,
    closer: false,
    font,
    cut: 0,
  };
  const scenes = SKINS.map((skin) => takePixels(paintPicture({ ...common, character: { ...child, skin } })));
  const [light, dark] = scenes;
  if (!light || !dark) return [];
  const isClear = (mask: Masks) => isLarge(mask) && isSeen(mask.hand, mask.face, light, dark);
  return scenes.flatMap((scene, index) =>
    (masks[index] ?? []).filter(isClear).map(({ who, hand, face }) => {
      const [own, other] = [medianOf(scene, hand), medianOf(scene, face)];
      const colour = Math.hypot(own[1] - other[1], own[2] - other[2]);
      return { who: `${who} ${SKINS[index]}`, lightness: own[0] - other[0], colour };
    }),
  );
}
