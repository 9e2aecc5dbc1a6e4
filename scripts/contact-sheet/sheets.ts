import type { Cell } from './grid';
import { heroes } from './heroes';
import * as people from './people';
import { likeness, photo } from './photo';
import * as scenes from './scenes';
import { spreads } from './spread-cells';

type Sheet = {
  /** Draws the pictures, `edge` pixels wide each. */
  readonly cells: (edge: number) => readonly Cell[] | Promise<readonly Cell[]>;
  readonly columns: number;
  /** Depends on more than drawing code, so it has no snapshot. */
  readonly measured?: boolean;
};

/** All contact sheets, one per theme. */
export const SHEETS: Readonly<Record<string, Sheet>> = {
  children: { cells: people.children, columns: 4 },
  scenes: { cells: scenes.childInAllScenes, columns: 6 },
  poses: { cells: people.poses, columns: 8 },
  expressions: { cells: people.expressions, columns: 11 },
  hair: { cells: people.hair, columns: 8 },
  firstEdition: { cells: people.firstEdition, columns: 8 },
  outfits: { cells: people.outfits, columns: 8 },
  variations: { cells: scenes.variations, columns: 4 },
  photo: { cells: photo, columns: 8, measured: true },
  likeness: { cells: likeness, columns: 8, measured: true },
  heroes: { cells: heroes, columns: 6, measured: true },
  companions: { cells: scenes.companions, columns: 12 },
  spreads: { cells: spreads, columns: 8 },
};
