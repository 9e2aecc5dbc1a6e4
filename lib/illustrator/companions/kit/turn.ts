import { clamp } from '@/lib/illustrator/paint';
import type { CompanionLook } from '../model';

/** A head of an animal turns all the way, 1, at this yaw; radians. */
const ALL_THE_WAY = 0.62;

/** How the head of an animal is turned, -1..1, and how far it is inclined, radians: as it is drawn, unless told. */
export const headTurn = ({ yaw, pitch = 0, tilt = 0 }: CompanionLook, usual: number) => {
  const turn = yaw === undefined ? usual : clamp(yaw / ALL_THE_WAY, -0.95, 0.95);
  return { yaw: turn, roll: tilt + pitch * (turn < 0 ? -0.7 : 0.7) };
};
