import { boxed, fire } from '../kit/prop';
import type { Prop } from '../model';
import { hanukkiah } from './hanukkiah';
import { brokenMatzah, halfMatzah, heldHalfMatzah, heldMatzah, matzah, matzahCrumbs } from './matzah';
import { pocketCandle } from './pocket-candle';
import { PURIM_STANDING } from './purim';
import { crescentGarland, hangingFanous, standingFanous, standingStar, starOnStick, sukkahGarland } from './ramadan';
import { megillah } from './scroll';
import { afikoman, crumbChair, heldAfikoman, sederChair, writtenPaper } from './seder';
import { dreidel, gragger, kiddushCup, sederPlate, shabbatCandles } from './shabbat';
import { decoratedFir, fireworks, gifts, mishloachManot, shofar } from './winter';

export const HOLIDAYS_STANDING: Readonly<Record<string, Prop>> = {
  pocketCandle: { draw: pocketCandle, box: boxed(-20, -46, 40, 52), shadow: 0 },
  hanukkiah: { draw: hanukkiah, box: boxed(-113, -196, 225, 204), shadow: 58, light: fire(-140, 420), handed: true },
  dreidel: { draw: dreidel, box: boxed(-38, -98, 81, 105), shadow: 22 },
  kiddushCup: { draw: kiddushCup, box: boxed(-28, -89, 56, 96), shadow: 20 },
  shabbatCandles: { draw: shabbatCandles, box: boxed(-74, -146, 148, 154), shadow: 68, light: fire(-120, 380) },
  sederPlate: { draw: sederPlate, box: boxed(-86, -71, 172, 77), shadow: 70 },
  matzah: { draw: matzah, box: boxed(-64, -105, 133, 111), shadow: 56 },
  gragger: {
    draw: (p, look) => p.in(-24, -12, 0.9, 1, 1, () => gragger(p, look)),
    box: boxed(-50, -52, 144, 71),
    shadow: 40,
  },
  mishloachManot: { draw: mishloachManot, box: boxed(-62, -135, 124, 139), shadow: 46 },
  fanous: { draw: standingFanous, box: boxed(-66, -138, 132, 152), shadow: 30, light: fire(-48, 400) },
  crescentGarland: { draw: crescentGarland, box: boxed(-268, -136, 536, 173), shadow: 0 },
  sukkahGarland: { draw: sukkahGarland, box: boxed(-277, -144, 543, 167), shadow: 0 },
  decoratedFir: { draw: decoratedFir, box: boxed(-130, -535, 261, 539), shadow: 60, light: fire(-260, 520) },
  gifts: { draw: gifts, box: boxed(-77, -144, 152, 154), shadow: 66 },
  fireworks: { draw: fireworks, box: boxed(-218, -159, 437, 306), shadow: 0 },
  star: { draw: standingStar, box: boxed(-78, -118, 156, 156), shadow: 28 },
  halfMatzah: { draw: halfMatzah, box: boxed(-40, -100, 82, 108), shadow: 30 },
  brokenMatzah: { draw: brokenMatzah, box: boxed(-84, -104, 172, 114), shadow: 60 },
  matzahCrumbs: { draw: matzahCrumbs, box: boxed(-110, -52, 220, 70), shadow: 0 },
  afikoman: { draw: afikoman, box: boxed(-54, -100, 112, 112), shadow: 44 },
  sederChair: { draw: sederChair, box: boxed(-74, -181, 148, 186), shadow: 50 },
  crumbChair: { draw: crumbChair, box: boxed(-74, -181, 148, 186), shadow: 50 },
  megillah: { draw: megillah, box: boxed(-122, -66, 244, 78), shadow: 0 },
  note: { draw: writtenPaper, box: boxed(-50, -58, 100, 64), shadow: 34 },
  ...PURIM_STANDING,
};

export const HOLIDAYS_HELD: Readonly<Record<string, Prop>> = {
  gragger: { draw: gragger, box: boxed(-14, -101, 103, 131), shadow: 0 },
  fanous: { draw: hangingFanous, box: boxed(-51, -8, 96, 111), shadow: 0, light: fire(58, 400) },
  matzah: { draw: heldMatzah, box: boxed(-44, -56, 88, 88), shadow: 0 },
  halfMatzah: { draw: heldHalfMatzah, box: boxed(-34, -60, 76, 92), shadow: 0 },
  afikoman: { draw: heldAfikoman, box: boxed(-42, -64, 88, 92), shadow: 0 },
  shofar: { draw: shofar, box: boxed(-15, -77, 90, 92), shadow: 0 },
  star: { draw: starOnStick, box: boxed(-58, -126, 116, 154), shadow: 0 },
};
