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

/** One armchair, as round as those who sit in it; one more leans over its back. */
export const sisterArmchair = flatStage({
  ground: WINDOW,
  back(e) {
    fill(e, ellipse(1760, 640, 860, 760, 0, 90), '#ffe07a');
    fill(e, ellipse(1760, 1130, 760, 80, 0, 90), '#d9a425');
    for (const x of [1340, 2150]) fill(e, rectangle(x, 1040, 60, 90), '#6a4a28');
  },
  over: {
    depth: 850,
    paint(e) {
      fill(e, blob('1250,1080! 1246,800 1290,620 1430,520 1760,490 2080,520 2220,620 2276,800 2270,1080!', 9), CHAIR);
      fill(e, blob('1370,900! 1370,760 1430,650 1560,590 1760,576 1960,590 2090,650 2150,760 2150,900!', 9), '#a3b056');
      fill(e, blob('1340,900 1500,860 1760,850 2020,860 2180,900! 2180,1090! 1340,1090!', 8), '#97a54d');
      fill(e, rectangle(1390, 1060, 740, 46), '#7d8b3b');
    },
  },
  front(e) {
    fill(e, blob('1230,1100! 1216,860 1240,760 1310,730 1380,770 1400,860 1396,1100!', 8), '#7d8b3b');
    fill(e, blob('2290,1100! 2304,860 2280,760 2210,730 2140,770 2120,860 2124,1100!', 8), '#7d8b3b');
  },
});

const BED = '1230,1300! 1230,930 1290,850 1460,800 1680,770 1860,790 1960,860 2080,930 2260,950 2490,960! 2490,1300!';

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
  ground: '#2f2c5a',
  back(e) {
    fill(e, ellipse(2240, 560, 1060, 840, 0, 90), '#4a3f6e');
    fill(e, ellipse(2240, 560, 720, 640, 0, 90), '#7a5f7c');
    glow(e, 2340, 420, 620, '#ffcf6a', 0.55);
    nightWindow(e);
    fill(e, blob('2290,300! 2400,300! 2460,430! 2240,430!', 3), WINDOW);
    fill(e, rectangle(2330, 430, 20, 420), WOOD);
    fill(e, rectangle(2420, 600, 80, 500), WOOD);
    fill(e, rectangle(1800, 900, 700, 160), '#f7efdc');
    fill(e, blob('1890,930! 1900,800 1980,730 2160,710 2340,730 2420,800 2420,930!', 9), '#f7efdc');
    fill(e, blob('1960,880 2060,800 2220,790 2350,850 2300,900 2080,910', 9), '#e6d9c0');
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
          '1790,776! 1880,790 1970,860 2090,930 2270,950 2490,960! 2490,1030! 2260,1020 2060,1004 1900,930 1800,850!',
          9,
        ),
        '#f7efdc',
      );
    },
  },
});
