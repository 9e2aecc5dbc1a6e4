import { challah } from '../holidays/shabbat';
import { boxed, fire } from '../kit/prop';
import type { Prop } from '../model';
import { breadBasket, cake, cookies, cookieTray, doughnutBitten, doughnuts, iceCream, soupPot, teapot } from './baked';
import { doughnutBox, heldDoughnutBox, shutDoughnutBox } from './doughnut-box';
import { applesHoney, dates, fruitBasket, fruitBowl, mangoes, picnicBasket, watermelon } from './fresh';
import { oneDate, plateOfDates, roundBread, waterGlass } from './iftar';
import { maamoulTray } from './maamoul';
import { heldQatayef, heldRimPlate, qatayef, rimPlate } from './rim-plate';
import { egg, hamantaschen, heldEgg, heldHamantaschen, iceCreamFallen, sandwich } from './small';

export const FOOD_STANDING: Readonly<Record<string, Prop>> = {
  cake: { draw: cake, box: boxed(-74, -165, 148, 171), shadow: 64, light: fire(-140, 320) },
  challah: { draw: challah, box: boxed(-77, -48, 154, 56), shadow: 70 },
  doughnuts: { draw: doughnuts, box: boxed(-70, -81, 140, 88), shadow: 56 },
  doughnutBitten: { draw: doughnutBitten, box: boxed(-26, -30, 52, 50), shadow: 0 },
  fruitBowl: { draw: fruitBowl, box: boxed(-63, -97, 126, 104), shadow: 44 },
  fruitBasket: { draw: fruitBasket, box: boxed(-79, -101, 154, 105), shadow: 46 },
  breadBasket: { draw: breadBasket, box: boxed(-58, -103, 115, 112), shadow: 46 },
  cookies: { draw: cookies, box: boxed(-64, -59, 128, 65), shadow: 54 },
  soupPot: { draw: soupPot, box: boxed(-71, -145, 142, 151), shadow: 48 },
  applesHoney: { draw: applesHoney, box: boxed(-88, -115, 176, 123), shadow: 78 },
  picnicBasket: { draw: picnicBasket, box: boxed(-67, -107, 138, 112), shadow: 58 },
  dates: { draw: dates, box: boxed(-57, -71, 114, 77), shadow: 40 },
  mangoes: { draw: mangoes, box: boxed(-60, -56, 149, 63), shadow: 54 },
  watermelon: { draw: watermelon, box: boxed(-67, -76, 163, 82), shadow: 70 },
  teapot: { draw: teapot, box: boxed(-71, -113, 154, 121), shadow: 38 },
  hamantaschen: { draw: hamantaschen, box: boxed(-72, -80, 144, 86), shadow: 56 },
  egg: { draw: egg, box: boxed(-30, -76, 60, 82), shadow: 22 },
  iceCream: { draw: iceCream, box: boxed(-23, -101, 46, 126), shadow: 0 },
  iceCreamFallen: { draw: iceCreamFallen, box: boxed(-96, -96, 192, 110), shadow: 0 },
  doughnutBox: { draw: doughnutBox, box: boxed(-96, -152, 192, 158), shadow: 80 },
  doughnutBoxShut: { draw: shutDoughnutBox, box: boxed(-96, -82, 192, 88), shadow: 80 },
  maamoulTray: { draw: maamoulTray, box: boxed(-108, -84, 216, 104), shadow: 70 },
  plate: { draw: rimPlate, box: boxed(-88, -60, 176, 76), shadow: 60 },
  qatayef: { draw: qatayef, box: boxed(-88, -80, 176, 96), shadow: 60 },
  plateOfDates: { draw: plateOfDates, box: boxed(-88, -90, 176, 106), shadow: 60 },
  oneDate: { draw: oneDate, box: boxed(-18, -18, 36, 36), shadow: 0 },
  waterGlass: { draw: waterGlass, box: boxed(-42, -118, 84, 132), shadow: 28 },
  roundBread: { draw: roundBread, box: boxed(-104, -100, 208, 200), shadow: 0 },
};

export const FOOD_HELD: Readonly<Record<string, Prop>> = {
  fruitBasket: {
    draw: (p, look) => p.in(0, 22, 0, 0.64, 0.64, () => fruitBasket(p, look)),
    box: boxed(-52, -44, 102, 70),
    shadow: 0,
  },
  breadBasket: {
    draw: (p, look) => p.in(0, 22, 0, 0.68, 0.68, () => breadBasket(p, look)),
    box: boxed(-41, -50, 81, 80),
    shadow: 0,
  },
  cookies: { draw: cookieTray, box: boxed(-45, -34, 90, 49), shadow: 0 },
  iceCream: { draw: iceCream, box: boxed(-23, -101, 46, 126), shadow: 0 },
  hamantaschen: { draw: heldHamantaschen, box: boxed(-50, -42, 100, 58), shadow: 0 },
  sandwich: { draw: sandwich, box: boxed(-54, -48, 108, 76), shadow: 0 },
  egg: { draw: heldEgg, box: boxed(-24, -38, 48, 50), shadow: 0 },
  doughnutBox: { draw: heldDoughnutBox(8), box: boxed(-52, -58, 104, 88), shadow: 0 },
  doughnutBoxEmpty: { draw: heldDoughnutBox(0), box: boxed(-52, -58, 104, 88), shadow: 0 },
  plate: { draw: heldRimPlate, box: boxed(-56, -36, 128, 62), shadow: 0 },
  qatayef: { draw: heldQatayef, box: boxed(-56, -44, 128, 70), shadow: 0 },
};
