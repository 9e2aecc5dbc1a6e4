import type { Stage } from '../model';
import { roomWide } from './room';
import { woodEdgeWide } from './wood-edge';

/** Stages as wide as a spread; their `span` is `[0, 2400]`. */
export const WIDE_STAGES: Readonly<Record<string, Stage>> = {
  roomWide,
  woodEdgeWide,
};
