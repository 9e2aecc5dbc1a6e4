import type { Companion } from '../model';
import { BEAR_KIND, BUNNY_KIND } from './kinds';
import { type PlushAct, type PlushKind, paintPlush } from './plush';

const BOX = { x: -135, y: -330, width: 270, height: 430 } as const;

/** Room for the turns of one who falls. */
const FALL = { x: -310, y: -310, width: 620, height: 500 } as const;

/** From the crown of a head to the seat of a toy that hides all below its eyes. */
const BELOW_EYES = 272;

const toy = (kind: PlushKind, act: PlushAct = {}, box: Companion['box'] = BOX): Companion => ({
  draw: (p, { tilt = 0 }) => p.in(0, 0, tilt, 1, 1, () => paintPlush(p, kind, act)),
  box,
  shadow: act.legs === 'hang' ? 0 : 62,
  hold: [0, -70],
});

const HUG = ['-34,-88 -62,-78 -72,-96', '34,-88 62,-78 72,-96'] as const;
const PAW = ['-34,-88 -58,-66 -62,-36', '34,-88 64,-92 92,-104'] as const;
const UP = ['-34,-88 -66,-104 -78,-140', '34,-88 66,-104 78,-140'] as const;
const TUMMY = ['-34,-88 -54,-62 -24,-44', '34,-88 54,-62 24,-44'] as const;
const ONE_UP = ['-34,-88 -58,-66 -62,-36', '34,-88 66,-104 80,-142'] as const;

/** The bear and the bunny of the first morning, by what their arms do; `tilt` turns the whole toy. */
export const PLUSH_TOYS: Readonly<Record<string, Companion>> = {
  plushBear: toy(BEAR_KIND),
  /** Below the eyes of whose head it is at, whatever their age. */
  plushBearHiding: {
    draw: (p) => p.in(0, BELOW_EYES, 0, 1, 1, () => paintPlush(p, BEAR_KIND, {})),
    box: { ...BOX, y: BOX.y + BELOW_EYES },
    shadow: 0,
  },
  plushBearAside: toy(BEAR_KIND, { look: 1, tilt: 0.06 }),
  plushBearNo: toy(BEAR_KIND, { look: 0.9, tilt: 0.2, arms: TUMMY }),
  plushBearTummy: toy(BEAR_KIND, { arms: TUMMY, tilt: -0.1 }),
  plushBearPaw: toy(BEAR_KIND, { arms: PAW, legs: 'hang' }),
  plushBearHeld: toy(BEAR_KIND, { legs: 'hang', arms: HUG }),
  plushBearFall: toy(BEAR_KIND, { arms: UP, legs: 'hang' }, FALL),
  plushBearWave: toy(BEAR_KIND, { arms: ONE_UP }),
  plushBearBack: toy(BEAR_KIND, { back: true }),
  plushBunny: toy(BUNNY_KIND),
  plushBunnyAside: toy(BUNNY_KIND, { look: -1, tilt: -0.06 }),
  plushBunnyHeld: toy(BUNNY_KIND, { legs: 'hang', tilt: 0.12 }),
};
