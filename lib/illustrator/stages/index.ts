import { bedroom } from './bedroom';
import { clearing } from './clearing';
import { foxWood } from './fox-wood';
import { garden } from './garden';
import { glade } from './glade';
import { meadow } from './meadow';
import type { Stage } from './model';
import { mushroomWood } from './mushroom-wood';
import { NATURE } from './nature';
import { owlHill } from './owl-hill';
import { portraitBackdrop } from './portrait';
import { ROOMS } from './rooms';
import { stream } from './stream';
import { TOWN } from './town';
import { WIDE_STAGES } from './wide';
import { windowSeat } from './window';
import { windyWood } from './windy-wood';
import { woodEdge } from './wood-edge';
import { WORLDS } from './worlds';

export {
  across,
  along,
  blend,
  cover,
  dab,
  disc,
  type Easel,
  easel,
  fill,
  glow,
  linear,
  PAGE_SPAN,
  type Span,
  seen,
  unmirrored,
  type View,
} from './kit/easel';
export { mushroom } from './kit/fungi';
export { contactShadow, pool } from './kit/ground';
export { spark, swarm } from './kit/sparks';
export type { Lamp, Slot, Stage, StageLight } from './model';

export const STAGES: Readonly<Record<string, Stage>> = {
  ...NATURE,
  ...ROOMS,
  ...TOWN,
  ...WORLDS,
  bedroom,
  windowSeat,
  garden,
  woodEdge,
  foxWood,
  stream,
  owlHill,
  windyWood,
  mushroomWood,
  clearing,
  meadow,
  glade,
  portrait: portraitBackdrop,
};

/** A stage of a page, or one as wide as a spread. */
export const getStage = (name: string): Stage | undefined => STAGES[name] ?? WIDE_STAGES[name];

const INDOORS: readonly string[] = ['bedroom', 'windowSeat', 'portrait'];

/** An indoor stage; no rain falls there. */
export const isIndoors = (name: string): boolean =>
  getStage(name)?.indoors === true || INDOORS.includes(name) || (name in ROOMS && name !== 'ramadanCourtyard');
