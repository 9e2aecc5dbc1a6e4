import { boxed, enlarged, fire } from '../kit/prop';
import type { Prop } from '../model';
import { bell, bellBranch, bells, heldBell } from './bells';
import { sandcastle, snowman, snowmanMittens, treasureChest } from './built';
import { cushion, heldCushion } from './cushion';
import { footprints, frostStar } from './frost';
import {
  basket,
  birdhouse,
  bouquet,
  bucket,
  flowerPot,
  flowers,
  hangingBasket,
  heldWateringCan,
  ladder,
  rope,
  shovel,
  wateringCan,
} from './garden';
import { candle, easel, globe, guitar, mirror, mixingBowl, moonLamp, paintbrush } from './making';
import { bigMitten, hangingMitten, heldMittens, mittens } from './mittens';
import { shoe, toothbrush } from './morning';
import { mud } from './mud';
import { backpack, campfire, familyUmbrella, magnifier, suitcase, telescope, tent, umbrella } from './outing';
import { book, heldOpenBook, letter, letterScraps, map, openBook } from './paper';
import { birdcage, nest } from './perches';
import { raindrops } from './raindrops';
import { bench, chair, stool, swing, theatreSeat } from './seats';
import { heldQuilt, openSuitcase, quilt } from './textiles';

export const EVERYDAY_STANDING: Readonly<Record<string, Prop>> = {
  openBook: { draw: openBook, box: boxed(-79, -54, 158, 71), shadow: 66 },
  book: { draw: book, box: boxed(-32, -76, 71, 89), shadow: 26 },
  shoe: { draw: shoe, box: boxed(-38, -36, 78, 46), shadow: 30 },
  toothbrush: { draw: toothbrush, box: boxed(-46, -28, 100, 34), shadow: 0 },
  basket: { draw: basket, box: boxed(-56, -105, 112, 109), shadow: 40 },
  bucket: { draw: bucket, box: boxed(-42, -106, 84, 112), shadow: 28 },
  wateringCan: { draw: wateringCan, box: boxed(-60, -100, 149, 106), shadow: 34 },
  backpack: { draw: backpack, box: boxed(-61, -116, 122, 123), shadow: 40 },
  telescope: { draw: telescope, box: boxed(-83, -207, 170, 212), shadow: 58 },
  easel: { draw: easel, box: boxed(-83, -251, 168, 257), shadow: 66 },
  chair: { draw: chair, box: boxed(-60, -181, 120, 186), shadow: 48, seat: [4, -78] },
  stool: { draw: stool, box: boxed(-51, -84, 102, 89), shadow: 40, seat: [0, -70] },
  bench: { draw: bench, box: boxed(-149, -158, 298, 164), shadow: 124, seat: [0, -78] },
  theatreSeat: { draw: theatreSeat, box: boxed(-104, -24, 208, 312), shadow: 0 },
  tent: { draw: enlarged(tent, 1.3), box: boxed(-223, -325, 452, 332), shadow: 168 },
  campfire: { draw: campfire, box: boxed(-103, -183, 206, 228), shadow: 66, light: fire(-60, 520) },
  flowerPot: { draw: flowerPot, box: boxed(-48, -143, 97, 147), shadow: 28 },
  flowers: { draw: flowers, box: boxed(-86, -87, 178, 96), shadow: 0 },
  suitcase: { draw: suitcase, box: boxed(-78, -114, 156, 120), shadow: 66 },
  guitar: { draw: guitar, box: boxed(-43, -227, 107, 234), shadow: 40 },
  snowman: { draw: snowman, box: boxed(-108, -294, 216, 299), shadow: 74 },
  sandcastle: { draw: sandcastle, box: boxed(-121, -218, 243, 229), shadow: 110 },
  treasureChest: {
    draw: treasureChest,
    box: boxed(-131, -178, 262, 200),
    shadow: 76,
    light: { y: -70, reach: 300, colour: '#ffdc7a' },
  },
  globe: { draw: globe, box: boxed(-47, -122, 103, 129), shadow: 34 },
  birdhouse: { draw: birdhouse, box: boxed(-66, -290, 132, 294), shadow: 14 },
  rope: { draw: rope, box: boxed(-60, -53, 161, 69), shadow: 52 },
  swing: { draw: swing, box: boxed(-175, -383, 350, 390), shadow: 60, seat: [4, -86] },
  ladder: { draw: ladder, box: boxed(-52, -332, 115, 339), shadow: 46 },
  mirror: { draw: mirror, box: boxed(-93, -278, 186, 286), shadow: 72 },
  bell: { draw: bell, box: boxed(-40, -102, 80, 110), shadow: 28 },
  bells: { draw: bells, box: boxed(-228, -172, 456, 180), shadow: 0 },
  bellBranch: { draw: bellBranch, box: boxed(-236, -214, 472, 304), shadow: 0 },
  birdcage: { draw: birdcage, box: boxed(-152, -348, 304, 468), shadow: 0 },
  nest: { draw: nest, box: boxed(-98, -90, 196, 100), shadow: 60 },
  letterScraps: { draw: letterScraps, box: boxed(-112, -96, 224, 116), shadow: 0 },
  mittens: { draw: mittens, box: boxed(-76, -86, 152, 96), shadow: 50 },
  oneMitten: { draw: bigMitten, box: boxed(-26, -80, 70, 86), shadow: 0 },
  oneMittenDown: { draw: hangingMitten, box: boxed(-44, -6, 70, 86), shadow: 0 },
  snowmanMittens: { draw: snowmanMittens, box: boxed(-150, -294, 300, 299), shadow: 74 },
  frostStar: { draw: frostStar, box: boxed(-292, -292, 584, 584), shadow: 0 },
  footprints: { draw: footprints, box: boxed(-64, -210, 244, 240), shadow: 0 },
  raindrops: { draw: raindrops, box: boxed(-34, -260, 68, 268), shadow: 0 },
  mud: { draw: mud, box: boxed(-246, -98, 492, 154), shadow: 0 },
  cushion: { draw: cushion, box: boxed(-106, -78, 212, 108), shadow: 70 },
  quilt: { draw: quilt, box: boxed(-80, -100, 160, 108), shadow: 64 },
  openSuitcase: { draw: openSuitcase, box: boxed(-84, -150, 168, 156), shadow: 70 },
  moonLamp: {
    draw: moonLamp,
    box: boxed(-100, -160, 200, 192),
    shadow: 32,
    light: { y: -64, reach: 380, colour: '#ffe0a0' },
  },
};

export const EVERYDAY_HELD: Readonly<Record<string, Prop>> = {
  openBook: { draw: heldOpenBook, box: boxed(-42, -31, 84, 59), shadow: 0 },
  book: { draw: (p, look) => p.in(0, 8, 0, 0.8, 0.8, () => book(p, look)), box: boxed(-27, -54, 59, 73), shadow: 0 },
  basket: { draw: hangingBasket, box: boxed(-43, -5, 82, 81), shadow: 0 },
  wateringCan: { draw: heldWateringCan, box: boxed(-50, -8, 118, 84), shadow: 0 },
  umbrella: { draw: umbrella, box: boxed(-111, -276, 222, 309), shadow: 0 },
  hugeUmbrella: {
    draw: (p, look) => p.in(0, 0, 0, 2.3, 1.5, () => umbrella(p, look)),
    box: boxed(-258, -416, 516, 466),
    shadow: 0,
  },
  familyUmbrella: { draw: familyUmbrella, box: boxed(-270, -470, 540, 580), shadow: 0 },
  magnifier: { draw: magnifier, box: boxed(-20, -75, 60, 101), shadow: 0 },
  paintbrush: { draw: paintbrush, box: boxed(-18, -58, 44, 96), shadow: 0 },
  flowers: { draw: bouquet, box: boxed(-43, -82, 90, 101), shadow: 0 },
  bouquet: { draw: bouquet, box: boxed(-43, -82, 90, 101), shadow: 0 },
  map: { draw: map, box: boxed(-56, -41, 112, 71), shadow: 0 },
  candle: { draw: candle, box: boxed(-13, -76, 72, 97), shadow: 0, light: fire(-44, 340) },
  letter: { draw: letter, box: boxed(-36, -43, 73, 57), shadow: 0 },
  cushion: { draw: heldCushion, box: boxed(-68, -30, 136, 74), shadow: 0 },
  mittens: { draw: heldMittens, box: boxed(-56, -10, 114, 82), shadow: 0 },
  bell: { draw: heldBell, box: boxed(-40, -22, 76, 96), shadow: 0 },
  quilt: { draw: heldQuilt, box: boxed(-70, -50, 140, 110), shadow: 0 },
  bowl: { draw: mixingBowl, box: boxed(-41, -60, 82, 85), shadow: 0 },
  shovel: { draw: shovel, box: boxed(-21, -48, 46, 148), shadow: 0 },
};
