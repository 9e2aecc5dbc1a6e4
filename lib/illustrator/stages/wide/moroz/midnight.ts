import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow, linear, radial } from '../../kit/easel';
import { flatStage } from '../flat';
import { BLUE, RED } from './colours';
import { bigMitten, clock, flakes } from './parts';

/** A shadow as tall as the house: it goes up the wall, over the ceiling, and bends down to the sill. */
function shadow(e: Easel) {
  const tone = '#2c1420';
  fill(
    e,
    blob(
      '-80,1290! -80,420 60,200 240,100 470,60 640,120 760,230 900,280 1060,330 1130,420 1090,470 960,440 820,420 740,470 690,640 640,900 620,1290!',
      9,
    ),
    tone,
  );
  // Hat, nose, beard that hangs down.
  fill(e, blob('560,250 520,90 620,-30 800,-70 960,-10 1040,110 1050,230 980,330 820,380 660,350', 9), tone);
  fill(e, blob('520,170 500,110 560,70 800,20 1030,90 1090,140 1070,200 1000,196 800,140 620,190', 8), '#3d2030');
  fill(e, blob('1020,200 1090,250 1110,300 1060,330 1010,310', 7), tone);
  fill(e, blob('560,420! 800,420! 900,600! 860,720! 560,760!', 4), tone);
  fill(e, ellipse(1010, -20, 70, 66), '#451f2c');
  // One arm reaches, with a hand as broad as a shovel, and takes by two fingers.
  fill(e, blob('560,560 760,540 1010,560 1250,640 1420,700 1400,790 1220,760 980,700 700,760', 8), tone);
  fill(e, ellipse(1450, 752, 92, 74, 0.4), tone);
  fill(e, blob('700,360 690,520 760,680 900,800! 980,640 1040,460 1050,310 860,290', 8), '#451f2c');
}

/** The gift: it hangs by its cuffs from the fingers of the shadow, before the sill. */
function takenGift(e: Easel) {
  bigMitten(e, 1542, 806, 3.1, Math.PI - 0.12, -1, BLUE);
  bigMitten(e, 1388, 812, 3.1, Math.PI + 0.1, 1, RED);
  fill(e, blob('1330,700 1440,672 1540,700 1590,760 1560,800 1450,790 1350,790', 8), '#2c1420');
  for (const line of [
    '1366,750 1362,800 1372,842',
    '1420,760 1424,806 1422,846',
    '1506,760 1516,804 1522,838',
    '1556,744 1574,790 1574,828',
  ])
    fill(e, stroke(line, 30, 27, 18), '#2c1420');
}

/** Twelve: a dark room, one lamp low on the left, seen from where the cat sits. */
export const morozMidnight = flatStage({
  ground: '#7a3f34',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 1400),
      radial(e, 420, 1240, 1900, [
        [0, '#f0a552'],
        [0.45, '#b4623c'],
        [1, '#4a2636'],
      ]),
    );
    fill(e, blob('-80,-80! 2480,-80! 2200,120! 120,120!', 1), '#3a2030', 0.5);
    fill(e, stroke('120,120 2200,120', 4, 4), '#3a2030', 0.5);
    fill(e, rectangle(1560, 190, 700, 740), '#4a2a20');
    fill(
      e,
      rectangle(1590, 220, 640, 690),
      linear(e, 0, 220, 0, 900, [
        [0, '#101c3c'],
        [1, '#3c5a98'],
      ]),
    );
    e.p.clip(rectangle(1590, 220, 640, 690), () => {
      flakes(e, 300);
      fill(e, blob('1580,800 1800,760 2060,790 2240,760! 2240,920! 1580,920!', 6), '#a9bfe4');
    });
    fill(e, rectangle(1902, 220, 20, 690), '#4a2a20');
    shadow(e);
    clock(e, 1380, 300, 118, 12);
  },
  over: {
    depth: 700,
    paint(e) {
      fill(e, rectangle(1470, 920, 900, 60), '#8a5030');
      fill(e, rectangle(1450, 908, 940, 26), '#c0804a');
      fill(e, rectangle(1500, 980, 840, 320), '#5a3028');
    },
  },
  front(e) {
    takenGift(e);
    // A flake that has not melted yet.
    for (let i = 0; i < 3; i++)
      e.p.in(806, 992, (i * Math.PI) / 3, 1, 1, () => fill(e, stroke('-24,0 0,0 24,0', 3, 5, 3), '#ffffff'));
    glow(e, 1900, 560, 330, '#9fbdf0', 0.18);
  },
});
