import { ellipse } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow } from '../../kit/easel';
import { flatStage } from '../flat';
import { GOLD, MANE } from './colours';

/** A very large cat, curled round whoever is in the middle. */
function curledShadow(e: Easel) {
  const c = '#4a2c46';
  fill(
    e,
    [
      blob('1230,760 1240,430 1400,190 1700,90 2020,110 2260,260 2360,520 2340,800 2240,1000! 1290,1000!', 9),
      ellipse(1440, 330, 190, 168),
      blob('1290,280! 1270,90! 1410,190!', 3),
      blob('1470,190! 1560,60! 1600,250!', 3),
      stroke('2330,760 2400,480 2300,240 2180,190', 60, 54, 46, 30),
    ],
    c,
  );
  fill(e, stroke('1350,350 1390,374 1430,356', 5, 8, 5), '#7a5070');
  fill(e, stroke('1490,350 1530,368 1566,344', 5, 8, 5), '#7a5070');
}

/** A bed from its end by lamp light. */
export const lionBed = flatStage({
  ground: '#6b4460',
  back(e) {
    glow(e, 1840, 620, 900, '#f0a060', 0.55);
    curledShadow(e);
    glow(e, 1840, 640, 420, '#ffca7a', 0.4);
    fill(e, blob('1340,1000! 1340,640 1420,560 1800,540 2180,560 2260,640 2260,1000!', 6), '#8a5236');
    fill(e, blob('1450,900! 1450,690 1560,630 1800,620 2000,634 2090,690 2090,900!', 7), '#fff2dc');
  },
  over: {
    depth: 1100,
    paint(e) {
      // The tail does not fit under it.
      fill(e, stroke('1420,1040 1270,1010 1180,1060 1176,1130', 24, 24, 22, 18), GOLD);
      fill(e, blob('1160,1110! 1126,1180 1150,1250 1190,1282! 1226,1220 1214,1150 1196,1106', 6), MANE);
      fill(e, blob('1220,1300! 1280,1010 1420,920 1640,904 1900,910 2160,930 2280,1020 2340,1300!', 8), '#c8566a');
      for (const x of [1380, 1560, 1740, 1920, 2100, 2240])
        fill(e, stroke(`${x + (1790 - x) * 0.14},930 ${x},1300`, 5, 12), '#e08a8a');
      fill(e, stroke('1290,1010 1430,934 1640,916 1900,922 2150,942 2270,1020', 22, 26, 22), '#fff2dc');
    },
  },
});
