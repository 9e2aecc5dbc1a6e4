import { mix, type Painter } from '@/lib/illustrator/paint';
import type { Companion, CompanionLook } from '../../model';
import { bubble } from '../parts';
import { FISH, type FishKind } from './kinds';
import { fish } from './reef-fish';

const SHOAL = [
  [-120, -70, 0.62, -0.06, 1],
  [20, -104, 0.7, 0.05, 2],
  [128, -44, 0.66, -0.04, 4],
  [-36, -22, 0.96, 0.04, 0],
  [-140, 42, 0.66, 0.08, 6],
  [100, 48, 0.8, -0.07, 5],
  [-30, 82, 0.66, 0.02, 3],
] as const;

function school(p: Painter, { mood, colour }: CompanionLook) {
  for (const [x, y, size, roll, kind] of SHOAL) {
    const own = FISH[kind] as FishKind;
    const coat = colour ? mix(colour, own.coat, 0.22) : own.coat;
    p.in(x, y, roll, size, size, () => fish(p, mood, { ...own, coat }));
  }
  for (const [x, y, r] of [
    [52, -40, 6],
    [62, -58, 4],
    [190, 6, 5],
    [-66, 44, 4],
    [178, -6, 3],
  ] as const)
    bubble(p, x, y, r);
}

export const FISH_SCHOOL: Readonly<Record<string, Companion>> = {
  fishSchool: { draw: school, box: { x: -215, y: -145, width: 420, height: 270 }, shadow: 0 },
};
