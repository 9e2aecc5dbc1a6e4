import type { FaceFrame } from '../frame.ts';
import { type Lab, squaredDistance } from '../oklab.ts';
import type { HairMask } from './hair-mask.ts';
import type { HairTexture } from './hair-texture.ts';
import type { Cell, HeadGrid } from './head-grid.ts';
import { likelihood } from './mixture.ts';

/** Everything that tells length, texture and fringe; pairs are sorted, because photos may be mirrored. */
export type HairFeatures = HairTexture & {
  /** OKLab distance of crown and forehead. */
  readonly contrast: number;
  /** Face heights that stand above the face. */
  readonly thickness: number;
  /** Hair area over face area, natural log. */
  readonly area: number;
  /** Half width above the ears in face widths: the narrower and the wider side. */
  readonly narrowSide: number;
  readonly wideSide: number;
  /** Share of hair beside ears, mouth and neck, and on the shoulders: the emptier and the fuller side. */
  readonly earLess: number;
  readonly earMore: number;
  readonly mouthLess: number;
  readonly mouthMore: number;
  readonly neckLess: number;
  readonly neckMore: number;
  readonly shoulderMore: number;
  /** Share of the forehead under hair: above, and just over the brows. */
  readonly foreheadHigh: number;
  readonly foreheadLow: number;
  /** How far the outline bulges beside the head, on both sides, apart from the crown: puffs. */
  readonly bulge: number;
};

/** Of the average face. */
const WIDTH_OVER_HEIGHT = 0.82;

/** A rectangle beside the face: from and to, in face widths outwards and face heights upwards. */
type Zone = readonly [fromU: number, toU: number, fromV: number, toV: number];
const ZONES = {
  ear: [0.5, 0.72, -0.1, 0.15],
  mouth: [0.42, 0.74, -0.36, -0.1],
  neck: [0.32, 0.75, -0.62, -0.42],
  shoulder: [0.25, 0.8, -1, -0.7],
} as const satisfies Readonly<Record<string, Zone>>;

/** Where the middle of the head lies beside the middle of the face, in face widths: a turned head shows one side. */
function getShift({ point, right, widthPx }: FaceFrame): number {
  const along = (index: number) => point(index)[0] * right[0] + point(index)[1] * right[1];
  return ((along(234) + along(454)) / 2 - along(1)) / widthPx;
}

function measureZone(present: readonly Cell[], hair: ReadonlySet<Cell>, side: number, zone: Zone, shift: number) {
  const [fromU, toU, fromV, toV] = zone;
  const cells = present.filter(({ u, v, inFace }) => {
    const out = (u - shift) * side;
    return !inFace && out > fromU && out < toU && v > fromV && v < toV;
  });
  return cells.length > 8 ? cells.filter((cell) => hair.has(cell)).length / cells.length : 0;
}

const sorted = (left: number, right: number) => (left < right ? [left, right] : [right, left]) as [number, number];

/** The outline's distance from the middle of the head in steps of 1/12 radian, from the crown down to the side. */
function measureOutline(hair: readonly Cell[], side: number, shift: number): readonly number[] {
  const reach = Array.from({ length: 24 }, () => 0);
  for (const { u, v } of hair) {
    const [out, up] = [(u - shift) * side * WIDTH_OVER_HEIGHT, v - 0.1];
    const at = Math.floor(Math.atan2(out, up) * 12);
    if (at >= 0 && at < reach.length) reach[at] = Math.max(reach[at] as number, Math.hypot(out, up));
  }
  return reach;
}

/** How far the side stands out beyond the narrowest place between it and the crown. */
function measureBulge(hair: readonly Cell[], side: number, shift: number): number {
  const reach = measureOutline(hair, side, shift);
  return Math.max(0, ...reach.map((far, at) => (at < 9 ? 0 : far - Math.min(...reach.slice(3, at)))));
}

/** Share of the forehead's cells that are hair by colour and hang from hair above them. */
function measureForehead({ cells, edge }: HeadGrid, mask: HairMask, skin: Lab) {
  const isHair = ({ color }: Cell) =>
    likelihood(color, mask.hair) > likelihood(color, mask.skin) * 1.5 && squaredDistance(color, skin) > 0.004;
  const hair = new Set(mask.cells);
  const hanging = new Set<Cell>();
  cells.forEach((cell, index) => {
    const above = cells[index - edge];
    if (cell?.inFace && above && (hair.has(above) || hanging.has(above)) && isHair(cell)) hanging.add(cell);
  });
  const share = (from: number, to: number) => {
    const zone = cells.filter((cell) => cell?.inFace && cell.v > from && cell.v < to && Math.abs(cell.u) < 0.28);
    return zone.filter((cell) => cell && hanging.has(cell)).length / Math.max(1, zone.length);
  };
  return { foreheadHigh: share(0.36, 0.5), foreheadLow: share(0.24, 0.36) };
}

/** Measures shape and texture of the hair. `skin` in the light of the grid. */
export function measureHair(
  grid: HeadGrid,
  mask: HairMask,
  texture: HairTexture,
  { frame, skin }: { readonly frame: FaceFrame; readonly skin: Lab },
): HairFeatures {
  const present = grid.cells.filter((cell) => cell !== null);
  const hair = new Set(mask.cells);
  const shift = getShift(frame);
  const pair = (zone: Zone) =>
    sorted(measureZone(present, hair, -1, zone, shift), measureZone(present, hair, 1, zone, shift));
  const half = (side: number) =>
    mask.cells.reduce((most, { u, v }) => (v > 0.05 && v < 0.45 ? Math.max(most, (u - shift) * side) : most), 0);
  const [[earLess, earMore], [mouthLess, mouthMore], [neckLess, neckMore], [, shoulderMore], [narrowSide, wideSide]] = [
    pair(ZONES.ear),
    pair(ZONES.mouth),
    pair(ZONES.neck),
    pair(ZONES.shoulder),
    sorted(half(-1), half(1)),
  ];
  const face = present.filter(({ inFace }) => inFace).length;
  return {
    ...texture,
    contrast: mask.contrast,
    thickness: mask.thickness,
    area: Math.log(0.05 + mask.cells.length / Math.max(1, face)),
    narrowSide,
    wideSide,
    earLess,
    earMore,
    mouthLess,
    mouthMore,
    neckLess,
    neckMore,
    shoulderMore,
    ...measureForehead(grid, mask, skin),
    bulge: Math.min(measureBulge(mask.cells, -1, shift), measureBulge(mask.cells, 1, shift)),
  };
}
