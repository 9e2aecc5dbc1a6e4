import type { FaceLines, FacePoint } from '@/lib/photos';
import { clamp, mixNumber } from '../../../paint';
import type { AgeStyle } from './age-style';
import { enlargeFeatures } from './enlarge-features';
import { OWN, roundOutline, shortenJaw, slimHead } from './house-outline';
import { boxOf, changeNose, changePart, chinOf, firstOf, noseBaseOf, type PartBox, scaled, tipOf } from './lines';

/** Features of the house's drawn child in head units, and the size of the average child's parts when drawn like it. */
const HOUSE = {
  eye: { x: 20.8, y: 5, width: 21, height: 12.6 },
  /** Single folds are almonds: wider, not taller. */
  singleFold: { across: 1.15, down: 0.9 },
  brow: { x: 20.5, y: -12.5, across: 0.8, down: 0.85 },
  nose: { y: 18.3, across: 0.86, down: 0.68 },
  mouth: { y: 34.2, across: 0.94, down: 0.88 },
} as const;
/** Room that stays free between eye and brow, nose and lip, lip and chin. */
const ABOVE_EYE = 2.6;
const ABOVE_LIP = 4.2;
const BELOW_LIP = 6.5;

type Target = { readonly x?: number; readonly y: number; readonly across: number; readonly down: number };
type Shares = { readonly place: number; readonly size: number };

/** Where a part of a child lies: the average's place on its way to the house's, and the child's own difference. */
function placeOf(own: PartBox, usual: PartBox, to: Target, place: number): { readonly x: number; readonly y: number } {
  const x = to.x === undefined ? 0 : mixNumber(usual.x, to.x, place) + (own.x - usual.x) * OWN;
  return { x, y: mixNumber(usual.y, to.y, place) + (own.y - usual.y) * (1 - 0.2 * place) };
}

function movePart(
  lines: FaceLines,
  usual: FaceLines,
  part: 'eye' | 'brow' | 'nose' | 'mouth',
  to: Target,
  { place, size }: Shares,
): FaceLines {
  const box = part === 'eye' ? 'lids' : part;
  const own = boxOf(lines, box);
  const from = to.x === undefined ? { x: 0, y: own.y } : own;
  const [kx, ky] = [mixNumber(1, to.across, size), mixNumber(1, to.down, size)];
  const move = scaled(from, placeOf(own, boxOf(usual, box), to, place), kx, ky);
  return part === 'nose' ? changeNose(lines, move) : changePart(lines, part, move);
}

/** Large eyes stop at the house's size; very small ones get a little more. */
function eyeTarget(lines: FaceLines, usual: FaceLines, single: boolean): Target {
  const { eye, singleFold } = HOUSE;
  const [own, average] = [boxOf(lines, 'lids'), boxOf(usual, 'lids')];
  const across = single ? singleFold.across : eye.width / average.width;
  const down = single ? singleFold.down : eye.height / average.height;
  const limited = clamp(1 - 0.35 * ((own.height * down) / eye.height - 1), 0.8, 1.12);
  return { x: eye.x, y: eye.y, across, down: down * limited };
}

/** Noses wider than the average child's, as a smile spreads them, lose a part of the difference. */
function noseTarget(lines: FaceLines, usual: FaceLines): Target {
  const wider = boxOf(lines, 'nose').width / boxOf(usual, 'nose').width;
  return { ...HOUSE.nose, across: HOUSE.nose.across * clamp(1 - 0.2 * (wider - 1), 0.85, 1) };
}

/** Larger eyes: the brow keeps clear of them. */
function clearBrows(lines: FaceLines): FaceLines {
  const eye = boxOf(lines, 'lids');
  const brow = boxOf(lines, 'brow');
  const lift = Math.min(0, eye.y - eye.height / 2 - ABOVE_EYE - (brow.y + brow.height / 2));
  return lift === 0 ? lines : changePart(lines, 'brow', ([x, y, depth]) => [x, y + lift, depth]);
}

/** Between nose and chin there is room for both lips. */
function clearMouth(lines: FaceLines): FaceLines {
  const [base, chin] = [noseBaseOf(lines)[1], chinOf(lines)[1]];
  const [upper, lower] = [firstOf(lines.upperLipOuter)[1], firstOf(lines.lowerLipOuter)[1]];
  const down = Math.max(0, base + ABOVE_LIP - upper);
  const move = Math.min(down, chin - BELOW_LIP - lower);
  const lift = down > 0 || lower > chin - BELOW_LIP ? move : 0;
  return lift === 0 ? lines : changePart(lines, 'mouth', ([x, y, depth]) => [x, y + lift, depth]);
}

/** The ridge runs from between the eyes to the nose where it now lies. */
function joinRidge(lines: FaceLines, style: AgeStyle): FaceLines {
  const eyeY = boxOf(lines, 'lids').y;
  const length = tipOf(lines)[1] - eyeY;
  const heights = [eyeY - 5 * (1 - 0.3 * style.nose), eyeY + length * 0.12, eyeY + length * 0.5];
  const noseRidge = lines.noseRidge.map(
    ([x, y, depth], i): FacePoint => [x, heights[i] ?? Math.max(y, eyeY + length * 0.6), depth],
  );
  return { ...lines, noseRidge };
}

/** The cheeks stay between the eyes and the mouth. */
function moveCheeks(lines: FaceLines, before: FaceLines): FaceLines {
  const [eye, mouth, eyeWas, mouthWas] = [
    boxOf(lines, 'lids'),
    boxOf(lines, 'mouth'),
    boxOf(before, 'lids'),
    boxOf(before, 'mouth'),
  ];
  const k = (mouth.y - eye.y) / (mouthWas.y - eyeWas.y);
  return { ...lines, cheek: lines.cheek.map(([x, y, depth]) => [x, eye.y + (y - eyeWas.y) * k, depth]) };
}

/**
 * A child's face on its way to the proportions of the house's drawn child: only the average child's proportions move;
 * what the child differs in stays.
 * @param usual the average child's face, bent for the same age
 * @param single whether the upper lid is smooth, without a fold
 */
export function addCharm(lines: FaceLines, usual: FaceLines, style: AgeStyle, age: number, single: boolean): FaceLines {
  const { brow, mouth } = HOUSE;
  const { places } = style;
  const moves: readonly (readonly ['eye' | 'brow' | 'nose' | 'mouth', Target, Shares])[] = [
    ['eye', eyeTarget(lines, usual, single), { place: places, size: style.eyeSize }],
    ['brow', brow, { place: places, size: style.brow }],
    ['nose', noseTarget(lines, usual), { place: places, size: style.nose }],
    ['mouth', mouth, { place: Math.max(style.mouth, places * 0.6), size: style.mouth }],
  ];
  const moved = moves.reduce((face, [part, to, by]) => movePart(face, usual, part, to, by), lines);
  const outline = shortenJaw(slimHead(roundOutline(lines, usual, style, age), age), age);
  const drawn = { ...enlargeFeatures(moved, usual, age, single), outline };
  return moveCheeks(joinRidge(clearMouth(clearBrows(drawn)), style), lines);
}
