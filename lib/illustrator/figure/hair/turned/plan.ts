import type { HairStyle } from '../../../character/trait-values';
import type { HeadView } from '../../head/view';
import type { Waves } from '../own/curl';
import { TWO_PLAITS } from '../styles/braids';
import { TOP_BUN } from '../styles/bun';
import { highTail, SIDE_TAIL } from '../styles/ponytail';
import { TWO_PUFFS } from '../styles/puffs';
import { TWO_BUNS } from '../styles/space-buns';
import type { Tie } from '../ties/ties';

/** How the surface of the hair is made. */
export type Surface = 'sleek' | 'feathered' | 'wavy' | 'curls' | 'coils' | 'locs' | 'rows' | 'scalp';

/** What falls over the brow in profile. */
export type BrowHair = 'none' | 'full' | 'swept' | 'tips' | 'quiff';

/** A style as seen from the side and from behind. */
export type TurnedPlan = {
  readonly surface: Surface;
  /** How far the mass stands off the skull, head units. */
  readonly volume: number;
  /** Size of its coils or tips against the usual: those of close-cropped and of a child's own short hair are finer. */
  readonly grain?: number;
  readonly brow: BrowHair;
  /** Height of the tips (52 is the chin); hair that falls covers the ears. */
  readonly falls?: number;
  /** Height at which short hair ends at the nape. */
  readonly nape?: number;
  /** Share of the scalp that a child's own cropped hair covers, 0 to 1. */
  readonly covered?: number;
  /** Waves of a child's own hair, whose fall narrows towards its tips. */
  readonly waves?: Waves;
  /** Where the hair is parted, seen from behind. */
  readonly part?: 'middle' | 'side';
  /** A baby's fine tufts stand on the crown. */
  readonly tufts?: boolean;
  readonly ties?: (view: HeadView) => readonly Tie[];
};

const fixed = (ties: readonly Tie[]) => () => ties;

export const TURNED: Readonly<Record<HairStyle, TurnedPlan>> = {
  tousled: { surface: 'feathered', volume: 7, brow: 'tips' },
  sideFringe: { surface: 'sleek', volume: 5, brow: 'swept' },
  bob: { surface: 'sleek', volume: 6, brow: 'full', falls: 52 },
  longWavy: { surface: 'wavy', volume: 6, brow: 'none', falls: 112, part: 'middle' },
  longFringe: { surface: 'sleek', volume: 6, brow: 'full', falls: 104 },
  longStraight: { surface: 'sleek', volume: 5, brow: 'none', falls: 108, part: 'middle' },
  halfUp: {
    surface: 'wavy',
    volume: 5,
    brow: 'none',
    falls: 98,
    ties: fixed([{ kind: 'bun', at: [0, -60, -34], radius: 14 }]),
  },
  braids: { surface: 'sleek', volume: 3, brow: 'none', part: 'middle', ties: fixed(TWO_PLAITS) },
  bun: { surface: 'sleek', volume: 3, brow: 'none', ties: fixed(TOP_BUN) },
  spaceBuns: { surface: 'sleek', volume: 3, brow: 'none', part: 'middle', ties: fixed(TWO_BUNS) },
  ponytail: { surface: 'sleek', volume: 3, brow: 'swept', ties: highTail },
  sidePonytail: { surface: 'sleek', volume: 4, brow: 'swept', nape: 36, ties: fixed(SIDE_TAIL) },
  puffs: { surface: 'sleek', volume: 2, brow: 'none', part: 'middle', ties: fixed(TWO_PUFFS) },
  afro: { surface: 'coils', volume: 19, brow: 'none', nape: 30 },
  coilyShort: { surface: 'coils', volume: 1, brow: 'none', nape: 22 },
  curlyShort: { surface: 'curls', volume: 2.5, brow: 'full', nape: 24 },
  curlyLong: { surface: 'curls', volume: 3, brow: 'full', falls: 78 },
  locs: { surface: 'locs', volume: 6, brow: 'full', falls: 58 },
  cornrows: { surface: 'rows', volume: 2, brow: 'none' },
  short: { surface: 'feathered', volume: 4, brow: 'quiff', nape: 28 },
  spiky: { surface: 'feathered', volume: 10, brow: 'quiff', nape: 26 },
  bowlCut: { surface: 'sleek', volume: 7, brow: 'full', nape: 20 },
  pixie: { surface: 'feathered', volume: 4, brow: 'swept', nape: 36 },
  shaved: { surface: 'scalp', volume: 0.6, brow: 'none', nape: 28 },
  wisps: { surface: 'scalp', volume: 0.6, brow: 'none', nape: 20, tufts: true },
};
