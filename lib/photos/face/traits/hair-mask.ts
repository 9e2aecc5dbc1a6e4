import { type Lab, median, squaredDistance } from '../oklab.ts';
import type { Cell, HeadGrid } from './head-grid.ts';
import { fitMixture, likelihood, type Mixture } from './mixture.ts';
import { MASK } from './thresholds.ts';

export type HairMask = {
  /** Cells of hair outside the face, connected to the crown. */
  readonly cells: readonly Cell[];
  readonly hair: Mixture;
  readonly skin: Mixture;
  /** OKLab distance between crown and forehead: under the same light, a shaved crown looks like the forehead. */
  readonly contrast: number;
  /** Height of what stands above the face on its middle line, in face heights. */
  readonly thickness: number;
};

/** Maximum gap in cells, downwards, where hair beside the face may be hidden. */
const GAP = 8;

/** The middle of the chest, where no hair hangs. */
const isClothes = ({ person, u, v }: Cell) => person > 0.6 && (v < -0.95 || (v < -0.7 && Math.abs(u) < 0.3));
const isCheek = ({ inFace, u, v }: Cell) =>
  inFace && v < 0.1 && v > -0.38 && Math.abs(u) < 0.36 && !(Math.abs(u) < 0.2 && v < -0.12);
const isForehead = ({ inFace, u, v }: Cell) => inFace && v > 0.24 && v < 0.44 && Math.abs(u) < 0.3;

/** The throat: skin in the chin's shadow, or cloth; hair hangs beside it. */
const isThroat = ({ person, u, v }: Cell) => person > 0.8 && v < -0.53 && v > -0.62 && Math.abs(u) < 0.22;

/** Shine on skin: lighter than the skin and less saturated. */
const isShine = ([light, a, b]: Lab, skin: Lab) =>
  light > skin[0] && Math.hypot(a, b) / light < Math.hypot(skin[1], skin[2]) / skin[0] + 0.01;

/** Skin in light, shadow and shine: the cheeks without their darkest part, and what is alike on the forehead. */
function modelSkin(present: readonly Cell[], skin: Lab): Mixture {
  const cheeks = present
    .filter(isCheek)
    .map(({ color }) => color)
    .sort((a, b) => a[0] - b[0]);
  const forehead = present
    .filter(isForehead)
    .map(({ color }) => color)
    .filter(
      (color) =>
        squaredDistance(color, skin) < MASK.likeSkin ||
        (skin[0] < MASK.shiny && squaredDistance(color, skin, 0.2) < MASK.likeSkin && isShine(color, skin)),
    );
  const throat = present.filter(isThroat).map(({ color }) => color);
  return fitMixture([...cheeks.slice(Math.floor(cheeks.length * 0.1)), ...forehead, ...throat], 6);
}

/** How far a colour is from every colour of the skin. */
const getGap = (color: Lab, skin: Mixture) =>
  Math.sqrt(Math.min(...skin.map(({ center }) => squaredDistance(color, center))));

/** The crown, without the forehead below it and the matte's edge above it. */
function findCrown(present: readonly Cell[]): { readonly cells: readonly Cell[]; readonly thickness: number } {
  const column = present.filter(({ u, v, person }) => Math.abs(u) < 0.12 && v > 0.5 && person > 0.5);
  const thickness = Math.max(0.02, ...column.map(({ v }) => v - 0.5));
  const cells = present.filter(
    ({ u, v, person }) => person > 0.8 && v > 0.5 + thickness * 0.5 && v < 0.5 + thickness * 0.88 && Math.abs(u) < 0.3,
  );
  return { cells, thickness };
}

/** Weights of hair, skin and clothes by position alone. */
function getPriors({ u, v, ring }: Cell): readonly [hair: number, skin: number, clothes: number] {
  const beside = Math.abs(u);
  if (v < -0.38)
    return [beside > 0.36 ? 0.25 : 0.02, beside > 0.38 ? 0.15 : 0.5, Math.min(1, Math.max(0, (-v - 0.42) * 2.6))];
  if (v < 0.18 && beside < 0.72) return [0.35, v > -0.25 ? 0.5 : 0.2, 0];
  return [0.5 * Math.exp(-Math.max(0, ring - 1.5)), v > 0.6 ? 0.015 : 0.05, 0];
}

type Models = { readonly hair: Mixture; readonly skin: Mixture; readonly clothes: Mixture };

/** Probability of a cell of the person being hair, by colour and position. */
function getHairProbability(cell: Cell, { hair, skin, clothes }: Models): number {
  if (cell.inFace || cell.person < 0.25) return 0;
  const [asHair, asSkin, asClothes] = getPriors(cell);
  const likely = likelihood(cell.color, hair) * asHair;
  const rest = likelihood(cell.color, skin) * asSkin + (asClothes && likelihood(cell.color, clothes) * asClothes);
  return (likely / (likely + rest + 1e-6)) * Math.min(1, cell.person * 1.3);
}

/** Keeps the cells connected to the hair above the forehead. */
function keepConnected({ cells, edge }: HeadGrid, shares: Float32Array): Cell[] {
  const found = new Set<number>();
  const queue: number[] = [];
  const visit = (index: number) => {
    if (found.has(index) || (shares[index] ?? 0) <= 0.5) return;
    found.add(index);
    queue.push(index);
  };
  cells.forEach((cell, index) => {
    if (cell && cell.v > 0.1 && cell.ring < 1.3) visit(index);
  });
  for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
    if (index % edge > 0) visit(index - 1);
    if (index % edge < edge - 1) visit(index + 1);
    visit(index - edge);
    visit(index + edge);
    // An ear or a hair band may separate a braid or ponytail from the rest.
    if (Math.abs(cells[index]?.u ?? 0) > 0.4) for (let gap = 2; gap <= GAP; gap++) visit(index + edge * gap);
  }
  return [...found].sort((a, b) => a - b).map((index) => cells[index] as Cell);
}

/** Hair below the mouth belongs to a side only where hair comes down beside the mouth: else it is neck or clothes. */
function dropUnattached(grid: HeadGrid, hair: readonly Cell[]): Cell[] {
  const found = new Set(hair);
  const hangs = ([-1, 1] as const).map((side) => {
    const zone = grid.cells.filter((cell) => cell && isBesideMouth(cell, side)) as Cell[];
    return zone.filter((cell) => found.has(cell)).length / Math.max(1, zone.length) > MASK.hanging;
  });
  return hair.filter(({ u, v }) => v > -0.12 || hangs[u < 0 ? 0 : 1]);
}

const isBesideMouth = ({ u, v, inFace }: Cell, side: number) =>
  !inFace && u * side > 0.4 && u * side < 0.72 && v < -0.1 && v > -0.36;

const colors = (cells: readonly Cell[]) => cells.map(({ color }) => color);

/** Finds the hair around the face: models its colours from the crown, then takes what is alike in likely places. */
export function findHair(grid: HeadGrid, skinColor: Lab): HairMask {
  const present = grid.cells.filter((cell) => cell !== null);
  const skin = modelSkin(present, skinColor);
  const clothes = fitMixture(colors(present.filter(isClothes)), 4);
  const crown = findCrown(present);
  const forehead = present.filter((cell) => isForehead(cell) && squaredDistance(cell.color, skinColor) < MASK.likeSkin);
  const reference = forehead.length > 20 ? medianOf(forehead) : skinColor;
  const gaps = crown.cells.map(({ color }) => Math.sqrt(squaredDistance(color, reference))).sort((a, b) => a - b);
  const contrast = gaps[Math.floor(gaps.length * 0.6)] ?? 0;
  const seeds = crown.cells.filter(({ color }) => getGap(color, skin) > MASK.unlikeSkin);
  let hair = fitMixture(colors(seeds.length > 30 ? seeds : crown.cells), 3);
  // Far outside the face and above the ears a person has nothing but hair, whatever light falls on it.
  const surely = present.filter(({ person, v, ring }) => person > 0.8 && v > 0.25 && ring > 1.35);
  for (let round = 0; round < 2; round++) {
    const sure = present.filter((cell) => getHairProbability(cell, { hair, skin, clothes }) > 0.8);
    if (sure.length > 60) hair = fitMixture(colors([...sure, ...(contrast > MASK.bald ? surely : [])]), 5);
  }
  const share = (cell: Cell | null) => (cell ? getHairProbability(cell, { hair, skin, clothes }) : 0);
  const connected = keepConnected(grid, Float32Array.from(grid.cells, share));
  return { cells: dropUnattached(grid, connected), hair, skin, contrast, thickness: crown.thickness };
}

const medianOf = (cells: readonly Cell[]): Lab =>
  [0, 1, 2].map((channel) => median(cells.map(({ color }) => color[channel] as number))) as unknown as Lab;
