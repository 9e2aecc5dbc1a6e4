import { type Lab, squaredDistance } from '../oklab.ts';
import type { Cell, HeadGrid } from './head-grid.ts';
import { fitMixture, likelihood, type Mixture } from './mixture.ts';

type HairMask = {
  readonly cells: readonly Cell[];
  readonly hair: Mixture;
  readonly skin: Mixture;
};

/** Colours closer to the skin than this cannot be the starting point for hair. */
const UNLIKE_SKIN = 0.006;

/** Maximum gap in cells, downwards, where hair beside the face may be hidden. */
const GAP = 8;

/** Just above the forehead and beside the temples, where hair is most likely. */
const isSeed = ({ ring, u, v, person }: Cell) =>
  person > 0.6 &&
  ((v > 0.42 && ring > 1.02 && ring < 1.28 && Math.abs(u) < 0.42) ||
    (v > -0.05 && v < 0.45 && Math.abs(u) > 0.53 && Math.abs(u) < 0.62));
const isClothes = ({ person, v }: Cell) => person > 0.6 && v < -0.95;

/** Probability of a cell of the person being hair, by colour and position. */
function getHairProbability(cell: Cell, hair: Mixture, skin: Mixture, clothes: Mixture): number {
  const { u, v, ring, person, color } = cell;
  if (cell.inFace || person < 0.3) return 0;
  const beside = Math.abs(u);
  const below = v < -0.55 ? (beside > 0.3 ? 0.55 : 0.05) : 1;
  const nearSkin = (v < -0.3 && beside < 0.5) || (beside < 0.72 && v < 0.2 && v > -0.35) ? 0.5 : 0.06;
  const asHair = likelihood(color, hair) * Math.exp(-Math.max(0, ring - 1.25) * 2.1) * below;
  const asSkin = likelihood(color, skin) * nearSkin;
  const asClothes = v < -0.5 ? likelihood(color, clothes) * Math.min(1, (-v - 0.5) * 1.6) : 0;
  return (asHair / (asHair + asSkin + asClothes + 1e-6)) * person;
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

/** Finds the hair around the face in two rounds: estimates its colours, then takes the matching cells. */
export function findHair(grid: HeadGrid, skinColor: Lab): HairMask {
  const present = grid.cells.filter((cell) => cell !== null);
  const skin: Mixture = [
    { center: skinColor, weight: 1, spread: 0.05 },
    { center: [skinColor[0] - 0.12, skinColor[1] + 0.012, skinColor[2] + 0.005], weight: 0.5, spread: 0.05 },
  ];
  const clothes = fitMixture(
    present.filter(isClothes).map((cell) => cell.color),
    4,
  );
  const seeds = present.filter((cell) => isSeed(cell) && squaredDistance(cell.color, skinColor) > UNLIKE_SKIN);
  let hair = fitMixture(
    seeds.map((cell) => cell.color),
    3,
  );
  const share = (cell: Cell | null) => (cell ? getHairProbability(cell, hair, skin, clothes) : 0);
  for (let round = 0; round < 2; round++) {
    const sure = present.filter((cell) => share(cell) > 0.75);
    if (sure.length > 60)
      hair = fitMixture(
        sure.map((cell) => cell.color),
        4,
      );
  }
  return { cells: keepConnected(grid, Float32Array.from(grid.cells, share)), hair, skin };
}
