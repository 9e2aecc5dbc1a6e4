import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import type { HairStyle } from '../../../character/trait-values';
import { mixNumber } from '../../../paint';
import { type HeadView, headView } from '../../head/view';
import { computeCloseness, lieClose } from '../own/close-coils';
import { findCurl, getWaves, isCurlMass } from '../own/curl';
import { isFalling } from '../own/outline';
import { pressShape, smoothShape } from '../own/smooth-shape';
import { CROPPED_FROM, CROPPED_PLAN, findTies, turnedPlan } from '../own/turned-plan';
import { type HairStyleDrawing, ribbonColor } from '../style';
import { type Tie, tied } from '../ties/ties';
import { TURNED, type TurnedPlan } from '../turned/plan';
import { closeCloud, lowCloudOf } from './close-cloud';
import { croppedCoils, shornHair } from './cropped';
import { coveredTemples, coverTemples } from './edges/cover-temples';
import { evenSides, thinnessOfSides } from './edges/even-sides';
import { frontHair } from './front-hair';
import { type FrontShape, gatherBehind, napeTies } from './gathered-hair';
import { evenFalls } from './locks/even-falls';
import { tuckBehindEar } from './locks/tuck-behind-ear';
import { styleShape } from './style-shapes';
import { TIE_BRUSH } from './tie-brush';
import { brushedTurned } from './turned-hair';

/** One hair from every side. */
type WholeHair = {
  readonly shape: FrontShape;
  /** How close its coils lie to the head, 0 to 1. */
  readonly closeness: number;
  readonly plan: TurnedPlan;
  readonly tiesOf: (view: HeadView) => readonly Tie[];
};

function drawWhole({ shape, closeness, plan, tiesOf }: WholeHair): HairStyleDrawing {
  return (h, character, skin) => {
    if (h.view.aspect !== 'face') return brushedTurned(plan)(h, character, skin);
    if (shape.cover === 'scalp') return shornHair(h, shape, skin, character.hairColor);
    const loose =
      closeness > CROPPED_FROM && !shape.close
        ? croppedCoils(h, shape, skin, character.hairColor)
        : frontHair(h, shape, character, closeness, skin);
    const ties = tied(h, tiesOf(h.view), ribbonColor(character), TIE_BRUSH);
    const back = () => {
      loose.back();
      ties.back();
    };
    return { ...loose, back, over: ties.over };
  };
}

/** Hair that falls to its tip on one side only is gathered over that shoulder: it leaves both ears free. */
function findShoulderTail(shape: HairShape): { readonly ties: readonly Tie[]; readonly free: HairShape } | null {
  const [left, right] = [isFalling(shape, -1), isFalling(shape, 1)];
  if (left === right) return null;
  const side = left ? -1 : 1;
  const { tip } = left ? shape.left : shape.right;
  const tail: Tie = {
    kind: 'tail',
    at: [side * 36, 18, -26],
    lead: [side * 0.55, 0.8, 0],
    length: Math.max(34, tip - 16),
    width: 13,
    wave: getWaves(shape).swing * 0.5,
  };
  const lifted = (fall: HairShape['left']) => ({ ...fall, tip: Math.min(fall.tip, EARS_FREE) });
  return { ties: [tail], free: { ...shape, left: lifted(shape.left), right: lifted(shape.right) } };
}

/** Any view that does not show the face: from there a tie lies where it is. */
const PROFILE = headView(Math.PI / 2, 0);

/** Share of its height that close hair keeps over the crown; at the sides it lies on the head. */
const STANDS = 0.4;

function lieLow(shape: HairShape, closeness: number): HairShape {
  const { radii } = lieClose(shape, closeness);
  const up = (i: number) => Math.max(0, Math.cos(((HAIR_MEASURES.angles[i] ?? 0) * Math.PI) / 180)) ** 2;
  return { ...shape, radii: shape.radii.map((free, i) => mixNumber(radii[i] ?? free, free, STANDS * up(i))) };
}

/** Coils that stand off the sides stand off the crown as far, as a share: a photo often cuts or darkens their top. */
const CLOUD = { sideFrom: 55, sideTo: 80, share: 0.97 } as const;

/** How much of its fuller side a cloud has on the other: a photo's light or a turned head hides some of it. */
const FULLER = 0.93;

/** A cloud of free coils is round: full on both sides, and its crown is no lower than its narrower side is wide. */
function roundCloud(shape: HairShape, closeness: number): HairShape {
  if (findCurl(shape) !== 'coils' || closeness > 0 || shape.cover === 'scalp') return shape;
  const full = shape.radii.map((r, i) => Math.max(r, (shape.radii.at(-1 - i) ?? r) * FULLER));
  const widest = (side: 1 | -1) =>
    Math.max(
      ...HAIR_MEASURES.angles.map((degrees, i) =>
        degrees * side >= CLOUD.sideFrom && degrees * side <= CLOUD.sideTo ? (full[i] ?? 0) : 0,
      ),
    );
  const least = Math.min(widest(1), widest(-1)) * CLOUD.share;
  const radii = full.map((r, i) => (Math.abs(HAIR_MEASURES.angles[i] ?? 0) < CLOUD.sideFrom ? Math.max(r, least) : r));
  return { ...shape, radii };
}

/** How far curls spring past their outline, head units: it lies that much further in. */
const SPRINGS = 3;

function insetCurls(shape: HairShape): HairShape {
  if (!isCurlMass(shape)) return shape;
  const inset = (reach: number) => Math.max(Math.min(reach, LEAST), reach - SPRINGS);
  const narrower = (fall: HairShape['left']) => ({ ...fall, outer: fall.outer.map(inset) });
  return {
    ...shape,
    radii: shape.radii.map(inset),
    left: narrower(shape.left),
    right: narrower(shape.right),
  };
}

/** No outline is drawn in further than this. */
const LEAST = 55;

/** Tips of hair that leaves the ears free, head units. */
const EARS_FREE = 4;

/** Puffs sit beside the head at the height of the temples. */
const PUFFS: readonly Tie[] = ([-1, 1] as const).map((g): Tie => ({ kind: 'puff', at: [g * 55, -32, -6], radius: 21 }));

/** Short coils that a photo shows as a shade on the scalp: they are hair all the same, not a shaved head. */
const isShortCoils = ({ cover, texture }: HairShape, style: HairStyle): boolean =>
  cover === 'scalp' && texture === 'coily' && style === 'coilyShort';

/** The own hair of a child whose face is drawn from its photo: stroke by stroke, with a soft edge. */
export function brushedHair(read: HairShape, style: HairStyle, pressed: boolean): HairStyleDrawing {
  const measured = isShortCoils(read, style) ? { ...read, cover: 'hair' as const, density: 100 } : read;
  const closeness = computeCloseness(measured);
  const sides = { thinSides: thinnessOfSides(measured), coveredTemples: coveredTemples(measured) };
  const even = tuckBehindEar(coverTemples(evenSides(evenFalls(measured)), sides.coveredTemples));
  const cloud = roundCloud(even, closeness);
  const smoothed = insetCurls(lieLow(smoothShape(cloud, 'own', sides.thinSides), closeness));
  const aside = findShoulderTail(smoothed);
  const ties = aside?.ties ?? findTies(smoothed, TURNED[style]);
  const gathered = !aside && ties.length > 0 && smoothed.cover === 'hair';
  const free: FrontShape = gathered ? gatherBehind(smoothed) : (aside?.free ?? smoothed);
  const loose: FrontShape = { ...free, ...(pressed ? pressShape(free) : {}), ...sides, ...(aside && { aside: true }) };
  const thick = pressed ? null : lowCloudOf(measured);
  const shape: FrontShape = thick ? { ...closeCloud(loose, thick), close: true } : loose;
  const tiesOf = gathered ? napeTies(shape, ties) : () => ties;
  // Close coils with a thickness of their own keep it from all sides.
  const plan = turnedPlan(shape, tiesOf(PROFILE), thick ? CROPPED_FROM : closeness, 'own');
  return drawWhole({ shape, closeness, plan, tiesOf });
}

/** Styles of coils that lie on the head, or are pulled close to it. */
const CLOSE_STYLES: readonly HairStyle[] = ['coilyShort', 'puffs'];

/** A style of the list in the same brush; null for those that have their own drawing only. */
export function brushedStyle(style: HairStyle, pressed: boolean): HairStyleDrawing | null {
  const measured = styleShape(style);
  if (!measured) return null;
  const plan: TurnedPlan = style === 'coilyShort' ? CROPPED_PLAN : TURNED[style];
  const closeness = CLOSE_STYLES.includes(style) ? 1 : 0;
  const thinSides = thinnessOfSides(measured);
  const smoothed = insetCurls(lieLow(smoothShape(evenSides(evenFalls(measured)), 'own', thinSides), closeness));
  const gathered = plan.ties !== undefined && plan.falls === undefined;
  const free: FrontShape = gathered ? gatherBehind(smoothed) : smoothed;
  const shape: FrontShape = { ...free, ...(pressed ? pressShape(free) : {}), thinSides };
  const tiesOf = (view: HeadView) => (style === 'puffs' ? PUFFS : (plan.ties?.(view) ?? []));
  return drawWhole({ shape, closeness, plan: { ...plan, ties: tiesOf }, tiesOf });
}
