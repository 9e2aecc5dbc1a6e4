import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { type Easel, fill, glow } from '../../kit/easel';
import { flatStage } from '../flat';
import { NIGHT, WINDOW, WOOD } from './colours';
import { stars, TREE_AT_NIGHT } from './evening';
import { oliveTree } from './things';
import { signPost } from './tree';

/** The colour of the window, nearly everywhere. */
export const sisterFoot = flatStage({
  ground: '#f3c76a',
  back: (e) => fill(e, ellipse(1720, 560, 820, 640, 0, 90), '#fadf96'),
});

const CHAIR = '#8c9a44';

/** One armchair, as round as those who sit in it. */
export const sisterArmchair = flatStage({
  ground: WINDOW,
  back(e) {
    fill(e, ellipse(1760, 640, 860, 760, 0, 90), '#ffe07a');
    fill(e, ellipse(1760, 1130, 760, 80, 0, 90), '#d9a425');
    for (const x of [1340, 2150]) fill(e, rectangle(x, 1040, 60, 90), '#6a4a28');
    fill(e, blob('1250,1080! 1240,620 1300,330 1480,160 1760,110 2040,160 2220,330 2280,620 2270,1080!', 9), CHAIR);
    fill(e, blob('1370,900! 1370,600 1420,400 1560,270 1760,230 1960,270 2100,400 2150,600 2150,900!', 9), '#a3b056');
    fill(e, blob('1340,900 1500,860 1760,850 2020,860 2180,900! 2180,1090! 1340,1090!', 8), '#97a54d');
  },
  over: {
    depth: 2400,
    paint(e) {
      fill(e, blob('1230,1100! 1216,860 1240,760 1310,730 1380,770 1400,860 1396,1100!', 8), '#7d8b3b');
      fill(e, blob('2290,1100! 2304,860 2280,760 2210,730 2140,770 2120,860 2124,1100!', 8), '#7d8b3b');
      fill(e, rectangle(1390, 1060, 740, 46), '#7d8b3b');
    },
  },
});

const BED = '1230,1300! 1230,900 1300,830 1560,800 1900,806 2200,830 2490,880! 2490,1300!';

function nightWindow(e: Easel) {
  fill(e, rectangle(1290, 76, 560, 560), NIGHT.mid);
  e.p.clip(rectangle(1290, 76, 560, 560), () => {
    stars(e, 90, 400);
    fill(e, blob('1200,540 1500,500 1900,540! 1900,700! 1200,700!', 6), NIGHT.dark);
    oliveTree(e, 1440, 560, 0.72, TREE_AT_NIGHT);
    glow(e, 1670, 400, 260, WINDOW, 0.3);
    signPost(e, 1665, 610, 1.15);
  });
  for (const [x, y, w, h] of [
    [1268, 54, 604, 26],
    [1268, 54, 26, 600],
    [1846, 54, 26, 600],
    [1250, 634, 640, 30],
  ] as const)
    fill(e, rectangle(x, y, w, h), '#f6ead0');
}

/** A bed in lamp light; outside are the tree and the signs. */
export const sisterBed = flatStage({
  ground: '#5a4a3a',
  back(e) {
    fill(e, ellipse(2180, 520, 1000, 820, 0, 90), '#7d6440');
    fill(e, ellipse(2180, 520, 640, 600, 0, 90), '#a3814a');
    nightWindow(e);
    fill(e, blob('2290,300! 2400,300! 2460,430! 2240,430!', 3), WINDOW);
    fill(e, rectangle(2330, 430, 20, 420), WOOD);
    fill(e, blob('1900,560 1930,520 2060,500 2200,520 2240,560 2250,880! 1890,880!', 8), '#f7efdc');
  },
  over: {
    depth: 1000,
    paint(e) {
      fill(e, blob(BED, 9), '#d9657a');
      e.p.clip(blob(BED, 9), () => {
        for (let y = 900; y < 1300; y += 110)
          for (let x = 1250; x < 2500; x += 130) fill(e, ellipse(x + ((y / 110) % 2 ? 65 : 0), y, 14), '#f4c2c6');
      });
      fill(
        e,
        blob(
          '1230,940! 1230,900 1300,830 1560,800 1900,806 2200,830 2490,880! 2490,960! 2200,912 1900,888 1560,884 1320,908',
          9,
        ),
        '#f7efdc',
      );
    },
  },
});
