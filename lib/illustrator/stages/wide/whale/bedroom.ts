import { ellipse, rectangle, rgba } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, disc, type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { NIGHT } from './colours';
import { fullTub, waveOnTiptoe } from './night-wave';
import { goldBubble } from './sea';

const DOOR = { x: 150, y: 130, width: 520, height: 830 } as const;
function moonInWindow(e: Easel) {
  fill(e, rectangle(410, 180, 210, 260), '#24345f');
  fill(e, rectangle(424, 194, 182, 232), '#4a74bd');
  fill(e, ellipse(540, 280, 42, 42, 0, 50), '#fff3cf');
  glow(e, 540, 280, 190, '#fff3cf', 0.5);
  fill(e, rectangle(510, 194, 9, 232), '#24345f');
  fill(e, rectangle(424, 304, 182, 9), '#24345f');
}

/** The tub from a little above, full of the sea; the plug hangs outside by its chain. */
function tubBeyond(e: Easel) {
  e.p.form(blob('186,690! 616,690! 600,820 548,916 440,936 360,936 256,916 202,820', 8), '#cfdaf2', { depth: 26 });
  e.p.form(ellipse(401, 690, 232, 68, 0, 70), '#eef3ff', { depth: 10 });
  for (let i = 0; i < 8; i++) e.p.edge(ellipse(238, 724 + i * 19, 5, 9), '#e0bd6a', 3.4, 1);
  e.p.form(blob('220,872 256,872 250,902 226,902', 4), '#2c2f3c', { depth: 5 });
  for (const x of [280, 520]) e.p.form(blob(`${x - 26},916 ${x + 26},916 ${x},962`, 6), '#b98f4a', { depth: 6 });
  fullTub(e);
}

/** The bathroom in moonlight, and the door that leads to it. */
function bathroom(e: Easel) {
  const { x, y, width, height } = DOOR;
  fill(e, rectangle(x - 34, y - 34, width + 68, height + 34), '#2c2a55');
  const room = rectangle(x, y, width, height);
  clipTo(e, room, () => {
    fill(
      e,
      room,
      linear(e, x, y, x, y + height, [
        [0, '#6d8fcb'],
        [1, '#4f73b6'],
      ]),
    );
    for (let i = 0; i < 7; i++)
      for (let j = 0; j < 8; j++) e.p.edge(rectangle(x + 4 + i * 80, y + 6 + j * 80, 74, 74), '#8aa8dc', 3, 0.5);
    fill(e, rectangle(x, 850, width, 140), '#36538f');
    disc(e, 440, 930, 330, 40, '#182b59', 0.5, 0.3);
    moonInWindow(e);
    fill(e, blob('424,430! 606,430! 560,960! 190,960!', 1), '#fff3cf', 0.12);
    tubBeyond(e);
  });
  e.p.form(blob('20,60! 150,116! 150,966! 20,1050!', 1), '#3a4a8a', { depth: 10 });
  fill(e, ellipse(132, 560, 11, 14), '#f6dc9a');
  // Moonlight falls through the door over the floor.
  fill(
    e,
    blob('150,960! 670,960! 1120,1300! 330,1300!', 1),
    linear(e, 0, 960, 0, 1250, [
      [0, rgba('#cfe2ff', 0.34)],
      [1, rgba('#cfe2ff', 0.04)],
    ]),
  );
}

const WOOD = { far: '#4a3564', near: '#6b4f86' } as const;

/** Head and foot of the bed behind the sleeper, and the pillow into which the head sinks. */
function bed(e: Easel) {
  disc(e, 1860, 1190, 640, 60, '#0b1533', 0.5, 0.3);
  e.p.form(blob('1300,1010! 1300,720 1330,650 1400,640 1430,700 1430,1010!', 7), WOOD.far, { depth: 16 });
  e.p.form(blob('2310,1010! 2310,810 2340,770 2420,766 2520,790! 2520,1010!', 7), WOOD.far, { depth: 12 });
  e.p.form(blob('1310,900! 2360,900! 2360,1070! 1310,1070!', 2), '#c9d3f0', { depth: 16 });
  e.p.form(
    blob(
      '1350,900 1350,800 1390,744 1450,744 1500,790 1580,812 1660,790 1730,744 1800,742 1840,800 1840,900 1780,946 1400,946',
      9,
    ),
    '#e6ebfb',
    { depth: 24 },
  );
  fill(e, stroke('1440,760 1490,812 1580,836 1690,796', 3, 8, 8, 3), '#b9c4e6', 0.7);
}

/** Rail, legs and posts on this side; the goggles hang on the post by their strap. */
function frame(e: Easel) {
  e.p.form(rectangle(1290, 1050, 1180, 62), WOOD.near, { depth: 12 });
  e.p.form(blob('1266,700! 1322,700! 1322,1186! 1274,1186!', 2), WOOD.near, { depth: 12 });
  e.p.form(ellipse(1294, 690, 38, 36, 0, 40), WOOD.near, { depth: 12 });
  e.p.form(blob('2330,850! 2386,850! 2380,1186! 2336,1186!', 2), WOOD.near, { depth: 12 });
  e.p.form(ellipse(2358, 842, 36, 34, 0, 40), WOOD.near, { depth: 12 });
  fill(e, stroke('1250,850 1252,780 1274,738 1294,732 1316,740 1336,780 1340,850', 5, 6, 6, 6, 5), '#ffb93e');
  fill(e, stroke('1276,866 1295,858 1314,866', 5, 5, 5), '#ffb93e');
  for (const x of [1252, 1338]) {
    fill(e, ellipse(x, 868, 38, 31), '#8ecfe4');
    fill(e, ellipse(x - 12, 858, 10, 7, -0.5), '#ffffff', 0.8);
    e.p.edge(ellipse(x, 868, 38, 31), '#ffd25e', 11, 1);
  }
}

function quilt(e: Easel) {
  const shape = blob(
    '1700,930! 1716,880 1790,850 1900,810 2040,800 2180,820 2330,850! 2340,1074! 2100,1090 1900,1074 1760,1092 1690,1070 1690,990',
    9,
  );
  e.p.form(shape, '#4d79bd', { depth: 40, softness: 36 });
  clipTo(e, shape, () => {
    for (let row = 0; row < 5; row++) {
      const points = Array.from({ length: 14 }, (_, i) => `${1600 + i * 62},${870 + row * 62 + (i % 2 ? -20 : 8)}`);
      fill(e, stroke(points.join(' '), 4, 8, 8, 8, 4), '#a9cbf0', 0.6);
    }
  });
  e.p.form(
    blob('1690,930 1720,866 1800,832 1850,822 1858,856 1800,880 1746,920 1730,1000 1726,1076 1684,1070', 8),
    '#8fb2e0',
    {
      depth: 12,
    },
  );
  frame(e);
}

/** As everybody who slept in the sea had one: the child has brought its own up, and it is gold. */
function sleepersBubble(e: Easel) {
  const [face] = e.keepout;
  if (!face) return;
  const [x, y] = [face.x + face.r * 0.72, face.y - face.r * 0.9];
  goldBubble(e, x, y, 26);
  goldBubble(e, x + 46, y - 62, 13);
}

/** The room in the blue of the deep; the sea has come up the pipe. */
export const whaleBedroom = flatStage({
  ground: NIGHT.wall,
  back(e) {
    fill(e, rectangle(-80, 960, 2560, 300), NIGHT.floor);
    disc(e, 420, 560, 980, 760, '#3f6ab4', 0.5, 0.1);
    bathroom(e);
    disc(e, 1640, 850, 560, 330, '#7f9be8', 0.42, 0.1);
    bed(e);
  },
  over: { depth: 1000, paint: quilt },
  front(e) {
    sleepersBubble(e);
    waveOnTiptoe(e);
  },
});
