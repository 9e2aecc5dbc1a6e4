import { angle, radians, sub } from '../../paint';
import type { LegPose } from '../pose';
import type { Bones } from './bones';
import { INSTEP_HEIGHT } from './instep';
import { FOOT_HEIGHT } from './proportions';

/** The footplate of a wheelchair is this much above the ground. */
export const FOOTPLATE = 6;

/** Turn of a foot that goes on in the line of its shin, radians, toes towards +x. */
export function alongShin({ toes = 1 }: LegPose, leg: Bones): number {
  const shin = angle(sub(leg.end, leg.joint));
  return toes > 0 ? shin - Math.PI / 2 : Math.PI / 2 - shin;
}

/** How far the lowest part of a foot is below its ankle: a foot on tiptoe or on its heel reaches deeper. */
export function footDepth(pose: LegPose, leg: Bones): number {
  const { foot = 0, footLength = 1 } = pose;
  if (foot === 'hidden') return FOOT_HEIGHT;
  if (foot === 'instep') return INSTEP_HEIGHT;
  const turn = foot === 'along' ? alongShin(pose, leg) : radians(foot);
  const [s, c] = [Math.sin(turn), Math.cos(turn)];
  const toe = 24 * footLength * s + FOOT_HEIGHT * c;
  const heel = -9 * footLength * s + FOOT_HEIGHT * c;
  return Math.max(toe, heel);
}
