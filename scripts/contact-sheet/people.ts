import { HAIR_STYLES } from '@/lib/illustrator/character/trait-values';
import { OUTFITS, type OutfitName, POSES, type PoseName } from '@/lib/illustrator/figure';
import { EXPRESSIONS } from '@/lib/illustrator/scene';
import { FIRST_EDITION_CHILDREN, SAMPLE_CHILDREN } from '../assets/sample-children';
import { figureCell } from './figure-cell';
import type { Cell } from './grid';

const { noam, amara, freya, mei } = SAMPLE_CHILDREN;

/** Every pose, by turns on four children. */
export const poses = (edge: number): readonly Cell[] =>
  (Object.keys(POSES) as PoseName[]).map((pose, index) =>
    figureCell(
      pose,
      [noam, amara, freya, mei][index % 4] ?? noam,
      { pose, expression: index % 3 ? 'joy' : 'calm', outfit: 'stripes' },
      edge,
      { index },
    ),
  );

/** Every expression on three children. */
export const expressions = (edge: number): readonly Cell[] =>
  [freya, amara, SAMPLE_CHILDREN.yusuf].flatMap((child) =>
    EXPRESSIONS.map((expression, index) =>
      figureCell(expression, child, { pose: 'portrait', expression, outfit: 'sweater' }, edge, { close: true, index }),
    ),
  );

const VIEWS = { front: 0, 'three-quarter': 0.6, profile: 1.57, back: 3.14 } as const;

/** Every hair style from four sides. */
export const hair = (edge: number): readonly Cell[] =>
  HAIR_STYLES.flatMap((hairStyle, index) =>
    Object.entries(VIEWS).map(([view, yaw]) =>
      figureCell(
        `${hairStyle}, ${view}`,
        { ...(index % 2 ? amara : freya), headwear: 'none', hairStyle },
        { pose: 'portrait', expression: 'joy', outfit: 'sweater', yaw },
        edge,
        { close: true, index },
      ),
    ),
  );

/** Every outfit on a girl and a boy. */
export const outfits = (edge: number): readonly Cell[] =>
  (Object.keys(OUTFITS) as OutfitName[]).map((outfit, index) =>
    figureCell(outfit, index % 2 ? noam : amara, { pose: 'stand', expression: 'joy', outfit }, edge, { index }),
  );

/** The heroes of bought books keep their drawing: children without a face of their own, in four moods. */
export const firstEdition = (edge: number): readonly Cell[] =>
  Object.entries(FIRST_EDITION_CHILDREN).flatMap(([name, child], index) =>
    (['calm', 'joy', 'worry', 'surprise'] as const).map((expression, turn) =>
      figureCell(
        `${name}, ${expression}`,
        child,
        { pose: 'portrait', expression, outfit: 'stripes', yaw: [0, 0.5, 1.57, 3.14][turn] ?? 0 },
        edge,
        { close: true, index },
      ),
    ),
  );
