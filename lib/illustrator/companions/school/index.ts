import type { Companion } from '../model';
import { type HenAct, paintHenFromBehind, paintHenTail, paintRoamingHen } from './hen';
import { paintLongArm, paintTeachersSeat } from './sitting';

const BOX = { x: -290, y: -450, width: 560, height: 480 } as const;

const acting = (act: HenAct): Companion => ({
  draw: (p, look) => paintRoamingHen(p, look, act),
  box: BOX,
  shadow: act.legs === 'none' ? 0 : 100,
});

/** The hen of "Nothing Happened in First Grade", by what it does, an arm that grows and a dress that comes down. */
export const AT_SCHOOL: Readonly<Record<string, Companion>> = {
  roamHenWalk: acting({ legs: 'walk', head: [170, -310] }),
  roamHenStand: acting({ legs: 'stand', head: [120, -345] }),
  roamHenSit: acting({ legs: 'none', head: [110, -330], asleep: true, ruffled: true }),
  roamHenTurn: acting({ legs: 'stand', head: [60, -320], turned: true, ruffled: true }),
  roamHenAway: acting({ legs: 'stand', head: [130, -340] }),
  roamHenWing: acting({ legs: 'stand', head: [120, -345], wing: 'up' }),
  roamHenPeek: acting({ legs: 'none', head: [120, -340] }),
  roamHenBack: { draw: (p) => paintHenFromBehind(p), box: { x: -160, y: -430, width: 320, height: 450 }, shadow: 100 },
  roamHenTail: { draw: (p) => paintHenTail(p), box: { x: -130, y: -260, width: 260, height: 290 }, shadow: 0 },
  schoolLongArm: { draw: paintLongArm, box: { x: -140, y: -1030, width: 440, height: 1200 }, shadow: 0 },
  schoolSeatedTeacher: { draw: paintTeachersSeat, box: { x: -460, y: -760, width: 920, height: 790 }, shadow: 0 },
};
