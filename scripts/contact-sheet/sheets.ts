import type { Cell } from './grid';
import { heroes } from './heroes';
import * as people from './people';
import { likeness, photo } from './photo';
import { SCENES } from './scene-list';
import * as scenes from './scenes';
import { BOOK_SCENES, spreads } from './spread-cells';
import { companions } from './things';

/** A sheet of which small copies are kept: what draws it, and the scenes that it shows. */
type SnapshotSource = { readonly code: string; readonly scenes?: unknown };

type Sheet = {
  /** Draws the pictures, `edge` pixels wide each. */
  readonly cells: (edge: number) => readonly Cell[] | Promise<readonly Cell[]>;
  readonly columns: number;
  /** None where a sheet depends on more than drawing code. */
  readonly snapshot?: SnapshotSource;
};

const PEOPLE: SnapshotSource = { code: 'scripts/contact-sheet/people.ts' };
const THINGS: SnapshotSource = { code: 'scripts/contact-sheet/things.ts' };

const ofScenes = (shown: unknown): SnapshotSource => ({ code: 'scripts/contact-sheet/scenes.ts', scenes: shown });

/** All contact sheets, one per theme. */
export const SHEETS: Readonly<Record<string, Sheet>> = {
  children: { cells: scenes.children, columns: 4, snapshot: ofScenes(scenes.CHILDREN_SCENE) },
  scenes: { cells: scenes.childInAllScenes, columns: 6, snapshot: ofScenes(SCENES) },
  poses: { cells: people.poses, columns: 8, snapshot: PEOPLE },
  expressions: { cells: people.expressions, columns: 11, snapshot: PEOPLE },
  hair: { cells: people.hair, columns: 8, snapshot: PEOPLE },
  firstEdition: { cells: people.firstEdition, columns: 8, snapshot: PEOPLE },
  outfits: { cells: people.outfits, columns: 8, snapshot: PEOPLE },
  variations: { cells: scenes.variations, columns: 4, snapshot: ofScenes(scenes.VARIED_SCENES) },
  photo: { cells: photo, columns: 8 },
  likeness: { cells: likeness, columns: 8 },
  heroes: { cells: heroes, columns: 6 },
  companions: { cells: companions, columns: 12, snapshot: THINGS },
  spreads: {
    cells: spreads,
    columns: 8,
    snapshot: { code: 'scripts/contact-sheet/spread-cells.ts', scenes: BOOK_SCENES },
  },
};
