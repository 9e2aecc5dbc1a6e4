import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Character } from '../character/character';
import { type FaceSource, getSimilarPoses, type PoseName } from '../figure';
import { clamp, freeCanvas } from '../paint';
import type { LetterFont } from './lettering';
import { SMALL_CHILD_AGE, withLift } from './lift';
import { paintPicture } from './paint-picture';
import { withRightHands } from './right-hands';
import type { Box, PictureScene, SpreadScene } from './schema';
import { softenEdge } from './soft-edge';
import { SPREAD_UNITS } from './units';

export type SpreadOptions = {
  readonly character: Character;
  readonly seed: string;
  /** Height of the picture in pixels, with its bleed. */
  readonly heightPx: number;
  /** Painted beyond the trimmed edges, in stage units; none unless told. */
  readonly bleed?: number;
  /** Paints the front of a cover alone: the right half, or the left one of a mirrored spread. */
  readonly front?: boolean;
  readonly face?: FaceSource;
  /** Draws the hero's own face closer to the photo: the advanced model. */
  readonly closer?: boolean;
  /** 0 is the declared picture; others change poses, never places, because words stand beside them. */
  readonly variation?: number;
  /** For lettering in the picture; registered by the caller. */
  readonly font?: LetterFont;
};

type Picture = SpreadScene['pictures'][number];

/** The picture as it fits the body of the hero. */
function sceneFor({ scene, wheelchairScene, smallChildScene }: Picture, { age, wheelchair }: Character): PictureScene {
  if (wheelchair && wheelchairScene) return wheelchairScene;
  return (age <= SMALL_CHILD_AGE && smallChildScene) || scene;
}

/** A box that touches the trimmed edge goes on into the bleed; its view grows with it. */
function withBleed({ box, edge }: Picture, view: Box, bleed: number): { readonly box: Box; readonly view: Box } {
  const zoom = box.width / view.width;
  const grows = (touches: boolean) => (edge === 'bleed' && touches ? bleed : 0);
  const left = grows(box.x <= 0);
  const top = grows(box.y <= 0);
  const across = left + grows(box.x + box.width >= SPREAD_UNITS.width);
  const down = top + grows(box.y + box.height >= SPREAD_UNITS.height);
  const grown = (area: Box, k: number): Box => ({
    x: area.x - left * k,
    y: area.y - top * k,
    width: area.width + across * k,
    height: area.height + down * k,
  });
  // The view is as wide as told, and as high as the proportions of the box ask for.
  const height = box.height / zoom;
  const fitting = { ...view, y: view.y + (view.height - height) / 2, height };
  return { box: grown(box, 1), view: grown(fitting, 1 / zoom) };
}

/** How a head that keeps its place is held in each variation: radians, and where the eyes look. */
const HEADS = [
  { tilt: 0.16, gaze: [-0.5, 0.2] },
  { tilt: -0.16, gaze: [0.6, -0.2] },
  { tilt: 0.08, gaze: [0, -0.5] },
] as const;

type PictureHero = PictureScene['heroes'][number];

/** The same moment with the head held otherwise, the eyes still on what they look at; no variation is the picture that it varies. */
function turnHead(hero: PictureHero, variation: number): PictureHero {
  const { tilt, gaze } = HEADS[(variation - 1) % HEADS.length] ?? HEADS[0];
  return { ...hero, tilt: clamp((hero.tilt ?? 0) + tilt, -0.7, 0.7), gaze: [...gaze] };
}

/** A hero who holds something or somebody keeps the pose that was made for it, and so does one with no similar pose. */
function varied(picture: PictureScene, variation: number): PictureScene {
  if (variation <= 0) return picture;
  const isBusy = ({ id, holds }: PictureHero) =>
    holds !== null || picture.companions.some(({ at }) => 'of' in at && at.of === id);
  const heroes = picture.heroes.map((hero) => {
    const similar = getSimilarPoses(hero.pose as PoseName);
    const pose = isBusy(hero) ? undefined : similar[(variation - 1) % Math.max(1, similar.length)];
    const posed = { ...hero, pose: pose ?? hero.pose };
    // Once every similar pose was seen, too.
    return posed.pose === hero.pose || variation > similar.length ? turnHead(posed, variation) : posed;
  });
  return { ...picture, heroes };
}

/** Lays a picture on the paper, turned by `turn` degrees around the middle of its box. */
function lay(c: SKRSContext2D, painted: Canvas, { x, y, width, height }: Box, turn: number): void {
  c.save();
  if (turn !== 0) {
    c.translate(x + width / 2, y + height / 2);
    c.rotate((turn * Math.PI) / 180);
    c.translate(-x - width / 2, -y - height / 2);
  }
  c.drawImage(painted, x, y, width, height);
  c.restore();
}

/** Of a picture, what lies left of `from` is not painted, if its edge there is straight. */
const cutAt = ({ edge, turn = 0 }: Picture, box: Box, from: number): number =>
  edge === 'soft' || turn !== 0 ? 0 : clamp(from - box.x, 0, box.width);

/**
 * Paints the pictures of two facing pages on their paper: one canvas of 2:1, larger by the bleed; half of it if only the
 * front is asked for.
 * @throws if a stage is unknown; other unknown names are reported by `validateSpread`
 */
export function paintSpread(scene: SpreadScene, options: SpreadOptions): Canvas {
  const { character, seed, heightPx, bleed = 0, front = false, face, closer = false, variation = 0 } = options;
  const { font = (size) => `${size}px sans-serif` } = options;
  const pxPerUnit = heightPx / (SPREAD_UNITS.height + 2 * bleed);
  const from = front ? SPREAD_UNITS.width / 2 : -bleed;
  // A print file is never a pixel short; the remainder of a division by 1200 is not a pixel.
  const width = Math.ceil((SPREAD_UNITS.width + bleed - from) * pxPerUnit - 0.01);
  const canvas = createCanvas(width, heightPx);
  const c = canvas.getContext('2d');
  c.fillStyle = scene.paper;
  c.fillRect(0, 0, width, heightPx);
  if (scene.mirrored) c.setTransform(-1, 0, 0, 1, width, 0);
  scene.pictures.forEach((declared, index) => {
    const fitting = sceneFor(declared, character);
    // A picture made for small children is as it is told.
    const chosen = withLift(fitting, character, fitting === declared.smallChildScene);
    const turned = varied(chosen, variation);
    const picture = scene.mirrored ? withRightHands(turned) : turned;
    const { box, view } = withBleed(declared, picture.view, bleed);
    const cut = cutAt(declared, box, from);
    if (cut === box.width) return;
    const painted = paintPicture({
      picture,
      character,
      seed: `${seed}:${index}`,
      view,
      units: [box.width, box.height],
      cut,
      pxPerUnit,
      mirrored: scene.mirrored,
      closer,
      font,
      ...(face && { face }),
    });
    if (declared.edge === 'soft') softenEdge(painted, `${seed}:${index}`);
    const [x, y] = [(box.x + cut - from) * pxPerUnit, (box.y + bleed) * pxPerUnit];
    lay(c, painted, { x, y, width: (box.width - cut) * pxPerUnit, height: box.height * pxPerUnit }, declared.turn ?? 0);
    freeCanvas(painted);
  });
  return canvas;
}
