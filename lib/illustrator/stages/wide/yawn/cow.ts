import { ellipse, rectangle, taper } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { dim, inAir, yawnStage } from './land';
import { gape, INK, shutEye } from './parts';

const STEP = 3;
const [WHITE, DARK, PINK] = [inAir('#fffaf2', STEP), inAir('#33222c', STEP), inAir('#f6a8a4', STEP)];
const [INSIDE, TONGUE] = ['#54182f', '#d86a76'];

/** Its door is narrower than the mouth of the cow. */
function barn(e: Easel) {
  fill(e, rectangle(1300, 560, 330, 300), inAir('#a83244', STEP));
  fill(e, blob('1260,570! 1465,410! 1670,570!', 2), dim(STEP, 0.24));
  fill(e, rectangle(1400, 690, 130, 170), dim(STEP, 0.3));
  fill(e, stroke('1465,420 1465,340', 5, 5), INK);
  // The weathercock sleeps, its head on its breast.
  fill(e, blob('1400,330 1420,290 1450,310 1490,300 1510,280 1528,300 1520,336 1470,350 1430,348', 7), INK);
  fill(e, ellipse(1518, 322, 17), INK);
  fill(
    e,
    taper(
      [
        [1410, 330],
        [1384, 296],
        [1376, 320],
      ],
      [9, 8, 4],
    ),
    INK,
  );
}

function cow(e: Easel) {
  fill(e, blob('-90,520! 160,470 360,560 420,1230! -90,1230!', 6), WHITE);
  fill(e, blob('-90,620 60,600 160,720 130,900 -90,960', 7), DARK);
  for (const side of [-1, 1]) {
    fill(
      e,
      stroke(`${600 + side * 150},400 ${600 + side * 210},340 ${600 + side * 200},280`, 28, 20, 6),
      inAir('#e9d4a8', STEP),
    );
    fill(
      e,
      blob(`${600 + side * 210},430 ${600 + side * 340},370 ${600 + side * 400},440 ${600 + side * 300},510`, 7),
      DARK,
    );
  }
  fill(
    e,
    blob('600,340 790,370 850,500 860,700 980,860 920,1090 600,1180 280,1090 220,860 340,700 350,500 410,370', 9),
    WHITE,
  );
  fill(e, blob('600,340 790,370 850,500 850,640 740,640 640,560', 8), DARK);
  fill(e, blob('600,640 900,690 1000,900 900,1110 600,1170 300,1110 200,900 300,690', 9), PINK);
  for (const side of [-1, 1]) fill(e, ellipse(600 + side * 96, 714, 30, 20), inAir('#b4565c', STEP));
  gape(e, 600, 940, 320, 170, INSIDE, TONGUE);
  for (const x of [520, 600, 680])
    fill(e, blob(`${x - 36},780! ${x - 34},822 ${x + 34},822 ${x + 36},780!`, 5), '#fff6ea');
  shutEye(e, 470, 520, 52);
  shutEye(e, 730, 520, 52, '#fff0e4');
}

/** A sheep does what the cow does. */
function sheep(e: Easel) {
  const wool = inAir('#fff3e4', STEP);
  for (const x of [1440, 1580]) fill(e, rectangle(x, 1000, 34, 120), DARK);
  for (const [x, y, r] of [
    [1410, 960, 90],
    [1500, 910, 110],
    [1610, 930, 96],
    [1640, 1000, 80],
    [1520, 1010, 110],
  ] as const)
    fill(e, ellipse(x, y, r), wool);
  fill(e, ellipse(1400, 900, 78, 96), DARK);
  for (const side of [-1, 1]) fill(e, ellipse(1400 + side * 90, 870, 38, 18, side * 0.5), DARK);
  for (const [x, y] of [
    [1364, 820],
    [1404, 806],
    [1444, 822],
  ] as const)
    fill(e, ellipse(x, y, 34), wool);
  for (const side of [-1, 1]) shutEye(e, 1400 + side * 32, 868, 18, '#fff0e4');
  gape(e, 1400, 936, 36, 40, INSIDE, TONGUE);
}

export const cowAndSheep = yawnStage(STEP, {
  far: [
    [600, 640],
    [1200, 780],
    [1700, 780],
    [2100, 690],
  ],
  near: [
    [500, 960],
    [1200, 930],
    [1900, 960],
  ],
  back(e) {
    barn(e);
    sheep(e);
    cow(e);
  },
});
