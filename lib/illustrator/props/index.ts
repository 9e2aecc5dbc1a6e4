import { CAKE_STANDING } from './cake';
import { CHANT_STANDING } from './chant';
import { COUNTING_STANDING } from './counting';
import { EVERYDAY_HELD, EVERYDAY_STANDING } from './everyday';
import { FOOD_HELD, FOOD_STANDING } from './food';
import { HICCUPS_STANDING } from './hiccups';
import { HOLIDAYS_HELD, HOLIDAYS_STANDING } from './holidays';
import { FLAME_Y, lantern } from './lantern';
import { LEAVING_STANDING } from './leaving';
import { LETTERS_STANDING } from './letters';
import { LOST_STANDING } from './lost';
import type { Prop } from './model';
import { MORNING_STANDING } from './morning';
import { MOROZ_STANDING } from './moroz';
import { NURSERY_STANDING } from './nursery';
import { PITCH_HELD, PITCH_STANDING } from './pitch';
import { plushBunny } from './plush';
import { RAIN_STANDING } from './rain';
import { AT_DESKS } from './school';
import { TOYS_HELD, TOYS_STANDING } from './toys';
import { VEHICLES_HELD, VEHICLES_STANDING } from './vehicles';
import { WEATHER_THINGS } from './weather';

export type { Prop, PropLook } from './model';

const STANDING = { x: -60, y: -130, width: 120, height: 140 } as const;
const HANGING = { x: -60, y: -60, width: 120, height: 150 } as const;
const BASE = 74;

const lamp = (y: number) => ({ y, reach: 420, colour: '#ffc264' }) as const;

const STANDING_PROPS: Readonly<Record<string, Prop>> = {
  ...TOYS_STANDING,
  ...FOOD_STANDING,
  ...VEHICLES_STANDING,
  ...HOLIDAYS_STANDING,
  ...EVERYDAY_STANDING,
  ...COUNTING_STANDING,
  ...MORNING_STANDING,
  ...NURSERY_STANDING,
  ...MOROZ_STANDING,
  ...LEAVING_STANDING,
  ...RAIN_STANDING,
  ...CAKE_STANDING,
  ...PITCH_STANDING,
  ...CHANT_STANDING,
  ...HICCUPS_STANDING,
  ...LETTERS_STANDING,
  ...LOST_STANDING,
  ...AT_DESKS,
  ...WEATHER_THINGS,
  lantern: {
    draw: (p) => p.in(0, -BASE, 0, 1, 1, () => lantern(p, 'lit')),
    box: STANDING,
    shadow: 26,
    light: lamp(FLAME_Y - BASE),
  },
  lanternOut: { draw: (p) => p.in(0, -BASE, 0, 1, 1, () => lantern(p, 'cold')), box: STANDING, shadow: 26 },
  bunny: { draw: (p) => plushBunny(p, 0, 0, 0.6), box: STANDING, shadow: 18 },
};

const HELD_PROPS: Readonly<Record<string, Prop>> = {
  ...TOYS_HELD,
  ...PITCH_HELD,
  ...FOOD_HELD,
  ...VEHICLES_HELD,
  ...HOLIDAYS_HELD,
  ...EVERYDAY_HELD,
  lantern: { draw: (p) => lantern(p, 'lit'), box: HANGING, shadow: 0, light: lamp(FLAME_Y) },
  lanternOut: { draw: (p) => lantern(p, 'smoking'), box: HANGING, shadow: 0 },
};

export const PROP_KINDS: readonly string[] = Object.keys(STANDING_PROPS);
export const HELD_KINDS: readonly string[] = Object.keys(HELD_PROPS);

export const getProp = (kind: string): Prop | undefined => STANDING_PROPS[kind];
export const getHeldProp = (kind: string): Prop | undefined => HELD_PROPS[kind];
