import { ellipse, shade } from '@/lib/illustrator/paint';
import { stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import { type HenAct, paintHenFromBehind, paintHenTail, paintRoamingHen } from './hen';

const BOX = { x: -290, y: -450, width: 560, height: 480 } as const;

const acting = (act: HenAct): Companion => ({
  draw: (p, look) => paintRoamingHen(p, look, act),
  box: BOX,
  shadow: act.legs === 'none' ? 0 : 100,
});

/** The arm of the child, grown right across the room: from the shoulder at 0, 0 up to the left. */
function paintLongArm(p: Parameters<Companion['draw']>[0], { hero }: CompanionLook) {
  const skin = hero?.skin ?? '#d9a274';
  p.form(stroke('0,0 30,-90 -60,-200 -240,-250', 34, 32, 30, 29), '#6db3de', { depth: 8 });
  p.form(stroke('-230,-249 -420,-262 -640,-300 -760,-320', 25, 24, 22, 21), skin, { depth: 8 });
  p.form(ellipse(-782, -324, 34, 28), skin, { depth: 8 });
  for (const [x, y] of [
    [-850, -366],
    [-862, -344],
    [-862, -320],
    [-850, -298],
  ] as const)
    p.form(stroke(`-790,${-324 + (y + 332) * 0.5} ${x},${y}`, 11, 9), skin, { depth: 3 });
  p.form(stroke('-770,-340 -790,-384', 12, 9), skin, { depth: 3 });
  p.fill(stroke('-806,-330 -786,-314', 2, 2), shade(skin, 0.2));
}

/** The hen of "Nothing Happened in First Grade", by what it does, and an arm that grows. */
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
  schoolLongArm: { draw: paintLongArm, box: { x: -900, y: -420, width: 1000, height: 480 }, shadow: 0 },
};
