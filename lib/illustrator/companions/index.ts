import { AIR } from './air';
import { FARM } from './farm';
import { firefly } from './firefly';
import { foxCreep } from './fox/creep';
import { foxJump, foxWalk } from './fox/move';
import { foxCurl, foxSit } from './fox/rest';
import { LAND } from './land';
import type { Companion } from './model';
import { owl } from './owl';
import { PEOPLE } from './people';
import { WATER } from './water';

export type { Companion, CompanionLook } from './model';
export { getMood } from './mood';

const FOX = { x: -220, y: -250, width: 420, height: 290 } as const;

const WOOD: Readonly<Record<string, Companion>> = {
  firefly: {
    draw: (p, { mood }) => firefly(p, mood),
    box: { x: -60, y: -60, width: 120, height: 110 },
    shadow: 0,
    light: { y: 20, reach: 560, colour: '#ffd66e' },
  },
  fireflyDim: {
    draw: (p, { mood }) => firefly(p, mood),
    box: { x: -60, y: -60, width: 120, height: 110 },
    shadow: 0,
    light: { y: 20, reach: 340, colour: '#ffc862' },
  },
  foxSit: { draw: foxSit, box: FOX, shadow: 46, hold: [6, -92] },
  foxWalk: { draw: foxWalk, box: FOX, shadow: 62 },
  foxCreep: { draw: foxCreep, box: FOX, shadow: 66 },
  foxJump: { draw: (p, { mood }) => foxJump(p, mood), box: FOX, shadow: 56 },
  foxCurl: { draw: (p, { mood }) => foxCurl(p, mood), box: FOX, shadow: 74 },
  owl: { draw: (p, { mood }) => owl(p, mood), box: { x: -70, y: -180, width: 140, height: 240 }, shadow: 0 },
};

const COMPANIONS: Readonly<Record<string, Companion>> = { ...WOOD, ...LAND, ...FARM, ...WATER, ...AIR, ...PEOPLE };

export const COMPANION_KINDS: readonly string[] = Object.keys(COMPANIONS);

export const getCompanion = (kind: string): Companion | undefined => COMPANIONS[kind];
