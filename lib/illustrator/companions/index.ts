import { AIR } from './air';
import { IN_CHANT } from './chant';
import { AT_CLINIC } from './clinic';
import { FARM } from './farm';
import { firefly } from './firefly';
import { foxCreep } from './fox/creep';
import { foxLeap } from './fox/leap';
import { foxJump, foxWalk } from './fox/move';
import { foxCurl, foxInWind, foxSit } from './fox/rest';
import { LAND } from './land';
import type { Companion } from './model';
import { NUMBERS } from './numbers';
import { owl } from './owl';
import { owlAside } from './owl-aside';
import { PEOPLE } from './people';
import { ON_THE_PITCH } from './pitch';
import { IN_RAIN } from './rain';
import { scarfEnd } from './scarf-end';
import { AT_SCHOOL } from './school';
import { PLUSH_TOYS } from './toys';
import { WATER } from './water';
import { IN_WEATHER } from './weather';

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
  fireflyOutlined: {
    draw: (p, { mood, tilt = 0 }) => p.in(0, 0, tilt, 1, 1, () => firefly(p, mood, '#5c2f18')),
    box: { x: -90, y: -90, width: 180, height: 190 },
    shadow: 0,
    light: { y: 20, reach: 420, colour: '#ffd66e' },
  },
  foxSit: { draw: foxSit, box: FOX, shadow: 46, hold: [6, -92] },
  foxInWind: { draw: foxInWind, box: FOX, shadow: 46, hold: [6, -92] },
  foxWalk: { draw: foxWalk, box: FOX, shadow: 62 },
  foxCreep: { draw: foxCreep, box: FOX, shadow: 66 },
  foxJump: { draw: (p, { mood }) => foxJump(p, mood), box: FOX, shadow: 56 },
  foxLeap: {
    draw: (p, { mood }) => foxLeap(p, mood),
    box: { x: -230, y: -300, width: 460, height: 350 },
    shadow: 56,
  },
  foxCurl: { draw: (p, { mood }) => foxCurl(p, mood), box: FOX, shadow: 74 },
  scarfEnd: { draw: scarfEnd, box: { x: -190, y: -70, width: 200, height: 120 }, shadow: 1 },
  owl: { draw: (p, { mood }) => owl(p, mood), box: { x: -70, y: -180, width: 140, height: 240 }, shadow: 0 },
  owlAside: { draw: (p, { mood }) => owlAside(p, mood), box: { x: -92, y: -180, width: 184, height: 240 }, shadow: 0 },
};

const COMPANIONS: Readonly<Record<string, Companion>> = {
  ...WOOD,
  ...LAND,
  ...FARM,
  ...WATER,
  ...AIR,
  ...PEOPLE,
  ...PLUSH_TOYS,
  ...IN_RAIN,
  ...NUMBERS,
  ...ON_THE_PITCH,
  ...IN_CHANT,
  ...AT_CLINIC,
  ...AT_SCHOOL,
  ...IN_WEATHER,
};

export const COMPANION_KINDS: readonly string[] = Object.keys(COMPANIONS);

export const getCompanion = (kind: string): Companion | undefined => COMPANIONS[kind];
