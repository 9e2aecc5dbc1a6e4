import type { Slot } from '../../model';

/** Where people stand in a room of the usual size; the floor begins at about y 820. */
export const ROOM_SLOTS = {
  left: { x: 270, y: 1070, scale: 1.55 },
  middle: { x: 600, y: 1095, scale: 1.65 },
  right: { x: 930, y: 1070, scale: 1.55 },
  far: { x: 790, y: 905, scale: 0.88 },
  air: { x: 620, y: 300, scale: 1.2, afloat: true },
} as const satisfies Record<string, Slot>;

/** Props lie on it: no ground shadow, in front of who stands behind the table. */
export const onTop = (x: number, y: number, scale: number, depth = y): Slot => ({ x, y, scale, afloat: true, depth });
