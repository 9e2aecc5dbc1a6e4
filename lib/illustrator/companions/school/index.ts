import type { Companion } from '../model';
import {
  type HenAct,
  paintHenEnthroned,
  paintHenFromBehind,
  paintHenRoundDoor,
  paintHenTail,
  paintRoamingHen,
} from './hen';
import { paintFamilyArm, paintLongArm, paintTeachersSeat, paintVoice } from './sitting';

const BOX = { x: -290, y: -450, width: 560, height: 480 } as const;

/** Room for a neck that is stretched forward or up. */
const WIDE_BOX = { x: -290, y: -540, width: 680, height: 570 } as const;

const acting = (act: HenAct, box: Companion['box'] = BOX): Companion => ({
  draw: (p, look) => paintRoamingHen(p, look, act),
  box,
  shadow: act.legs === 'none' ? 0 : 100,
});

/** The hen of "Nothing Happened in First Grade", by what it does, an arm that grows and a dress that comes down. */
export const AT_SCHOOL: Readonly<Record<string, Companion>> = {
  roamHenWalk: acting({ legs: 'walk', head: [170, -310] }),
  roamHenStand: acting({ legs: 'stand', head: [120, -345] }),
  roamHenSit: acting({ legs: 'none', head: [110, -330], asleep: true, ruffled: true }),
  roamHenTurn: acting({ legs: 'stand', head: [60, -320], turned: true, ruffled: true }),
  roamHenTiptoe: acting({ legs: 'tiptoe', head: [190, -400], nod: -0.12 }, WIDE_BOX),
  roamHenLooksIn: acting({ legs: 'stand', head: [250, -330], nod: 0.6 }, WIDE_BOX),
  roamHenAway: acting({ legs: 'stand', head: [130, -340] }),
  roamHenWing: acting({ legs: 'stand', head: [120, -345], wing: 'up' }),
  roamHenPeek: acting({ legs: 'none', head: [120, -340] }),
  roamHenRoundDoor: {
    draw: (p) => paintHenRoundDoor(p),
    box: { x: -40, y: -400, width: 260, height: 420 },
    shadow: 0,
  },
  roamHenBack: { draw: (p) => paintHenFromBehind(p), box: { x: -160, y: -430, width: 320, height: 450 }, shadow: 100 },
  roamHenQueen: {
    draw: (p) => paintHenEnthroned(p),
    box: { x: -220, y: -480, width: 440, height: 500 },
    shadow: 0,
  },
  roamHenTail: { draw: (p) => paintHenTail(p), box: { x: -130, y: -260, width: 260, height: 290 }, shadow: 0 },
  schoolFamilyArm: { draw: paintFamilyArm, box: { x: -120, y: -100, width: 660, height: 440 }, shadow: 0 },
  schoolLongArm: { draw: paintLongArm, box: { x: -140, y: -1030, width: 440, height: 1200 }, shadow: 0 },
  schoolSeatedTeacher: { draw: paintTeachersSeat, box: { x: -460, y: -760, width: 920, height: 1390 }, shadow: 0 },
  schoolVoice: {
    draw: (p) => p.in(0, 0, 0, 1 / 0.44, 1 / 0.44, () => paintVoice(p)),
    box: { x: -950, y: 0, width: 1010, height: 540 },
    shadow: 0,
  },
};
