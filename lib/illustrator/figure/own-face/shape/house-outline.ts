import type { FaceLines, FacePoint } from '@/lib/photos';
import { itemAt } from '@/lib/platform/item-at';
import { clamp, mixNumber, type Vec } from '../../../paint';
import { type AgeStyle, youthOf } from './age-style';
import type { FaceLine } from './lines';

/**
 * The outlines of the house's round faces, a baby's and a school child's: half widths at heights from the chin to the
 * crown. Both are widest at the cheekbones and narrow to a chin.
 */
const BABY: readonly Vec[] = [
  [0, 52.6],
  [9.6, 52.1],
  [19, 50],
  [27.2, 46],
  [34.4, 40.6],
  [40.2, 34.4],
  [44.5, 27.4],
  [47.4, 19.6],
  [48.9, 11],
  [49.3, 1.4],
  [48.9, -12],
  [46.4, -24],
  [42.6, -33],
  [34, -42],
  [22, -48],
  [0, -51],
];
const SCHOOL: readonly Vec[] = [
  [0, 52.6],
  [8.8, 52],
  [17.2, 50],
  [25.2, 46],
  [32, 40.6],
  [37.8, 34.2],
  [42.6, 26.8],
  [46.4, 18.6],
  [48.6, 9.4],
  [49.2, 0],
  [49, -12],
  [46.2, -24],
  [42.4, -33],
  [34, -42],
  [22, -48],
  [0, -51],
];
/** The round face of an age; `young` is 1 for a baby and 0 for a school child. */
const roundFace = (young: number): readonly Vec[] =>
  BABY.map(([x, y], i): Vec => {
    const [u, v] = itemAt(SCHOOL, i);
    return [mixNumber(u, x, young), mixNumber(v, y, young)];
  });

/** Lower eyes would leave a high forehead: its edge comes down with them. */
const BROW_DOWN = 7;
/** Points of the outline from this one on belong to the forehead. */
const FOREHEAD_FROM = 14;
/** Below this the outline is the chin's. */
const JAW = 30;
const LOWEST = 53.5;
/** A child's own differences are drawn a little stronger on the rounder face. */
export const OWN = 1.15;
/** Differences of the outline grow ever less beyond this many head units. */
const MOST_OWN = { broader: 4, narrower: 9 } as const;
function softened(difference: number): number {
  const most = difference > 0 ? MOST_OWN.broader : MOST_OWN.narrower;
  return most * Math.tanh(difference / most);
}
/** A long chin is identity too, but part of it is enough on a round head. */
const OWN_CHIN = 0.28;
/** A broad jaw would make a box of a round face and a narrow one a wedge: part of either is enough, the less the lower. */
const OWN_JAW = { broader: 0.68, narrower: 0.64, from: 4 } as const;
/** Share of a broad face's own width that a baby's round one has room for. */
const BROAD_BABY = 0.8;

/** Share of the way along a line at each of its points. */
function shares(line: readonly Vec[]): readonly number[] {
  const lengths = [0];
  for (const [i, [x, y]] of line.slice(1).entries()) {
    const [u, v] = itemAt(line, i);
    lengths.push(itemAt(lengths, i) + Math.hypot(x - u, y - v));
  }
  const whole = itemAt(lengths, lengths.length - 1) || 1;
  return lengths.map((length) => length / whole);
}

/** The point at a share of the way along a line. */
function pointAt(line: readonly Vec[], at: readonly number[], share: number): Vec {
  const next = Math.max(
    1,
    at.findIndex((value) => value >= share),
  );
  const [from, to] = [itemAt(at, next - 1), itemAt(at, next)];
  const t = (share - from) / (to - from || 1);
  const [[x, y], [u, v]] = [itemAt(line, next - 1), itemAt(line, next)];
  return [mixNumber(x, u, t), mixNumber(y, v, t)];
}

const flat = (line: FaceLine): Vec[] => line.map(([x, y]): Vec => [x, y]);

/**
 * The outline on its way to the house's round face: the average child's point goes to the same share of the way along
 * the round outline, and the child's difference from the average goes with it.
 */
export function roundOutline(lines: FaceLines, usual: FaceLines, style: AgeStyle, age: number): FaceLine {
  const young = youthOf(age);
  const target = roundFace(young).filter(([, y]) => y > -52.8 + 0.8 * young);
  const [along, wanted] = [shares(flat(usual.outline)), shares(target)];
  return lines.outline.map(([x, y, depth], i): FacePoint => {
    const [mx, my] = itemAt(usual.outline, i);
    const [tx, ty] = pointAt(target, wanted, itemAt(along, i));
    const low = my > JAW;
    const share = low ? style.chin : style.outline;
    const high = i >= FOREHEAD_FROM;
    const cheek = 1 + 0.034 * young * Math.exp(-(((my - 25) / 14) ** 2));
    const rounder = mixNumber(mx, high ? mx * 1.04 : tx, share) * cheek;
    const lower = mixNumber(my, high ? my + BROW_DOWN : ty, share * 0.9);
    const own = low ? 1 - OWN_CHIN * style.chin : 1;
    const down = clamp((my - OWN_JAW.from) / (JAW - OWN_JAW.from), 0, 1);
    const broad = high ? 1 : mixNumber(1, BROAD_BABY, young);
    const jaw = x > mx ? broad * mixNumber(1, OWN_JAW.broader, down) : mixNumber(1, OWN_JAW.narrower, down);
    return [Math.max(0, rounder + softened((x - mx) * OWN * jaw)), Math.min(LOWEST, lower + (y - my) * own), depth];
  });
}

/**
 * A child's jaw is short and round: of its height below the cheeks this share stays, and this much of its width is added,
 * nothing on a baby, whose jaw is broad already.
 */
const SHORT = { from: 30, height: 0.93, wider: 0.055, widest: 44, spread: 11 } as const;

/** The outline with a short round jaw; cheeks and skull stay. */
export function shortenJaw(outline: FaceLine, age: number): FaceLine {
  const wider = SHORT.wider * (1 - youthOf(age));
  return outline.map(([x, y, depth]): FacePoint => {
    const low = Math.max(0, y - SHORT.from);
    const rounder = 1 + wider * Math.exp(-(((y - SHORT.widest) / SHORT.spread) ** 2));
    return [x * rounder, y - low * (1 - SHORT.height), depth];
  });
}

/** A school child's head is slimmer, its jaw a little more: shares of the width that are taken off when it is nine. */
const SLIMMER = { head: 0.057, jaw: 0.02, from: 5, whole: 9 } as const;
/** The chin itself, half of its width, keeps its form. */
const CHIN_HALF = 22;
/** Where the jaw begins and where it is whole, head units below the eyes. */
const JAW_HEIGHTS = [8, 36] as const;

/** The outline as slim as the child's age (years) asks. */
export function slimHead(outline: FaceLine, age: number): FaceLine {
  const old = clamp((age - SLIMMER.from) / (SLIMMER.whole - SLIMMER.from), 0, 1);
  return outline.map(([x, y, depth]): FacePoint => {
    const low = clamp((y - JAW_HEIGHTS[0]) / (JAW_HEIGHTS[1] - JAW_HEIGHTS[0]), 0, 1) * clamp(x / CHIN_HALF, 0, 1);
    return [x * (1 - SLIMMER.head * old) * (1 - SLIMMER.jaw * old * low), y, depth];
  });
}
