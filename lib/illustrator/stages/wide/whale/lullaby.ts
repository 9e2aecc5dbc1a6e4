import { ellipse, rgba, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, disc, type Easel, fill, linear } from '../../kit/easel';
import { SKIN } from './colours';
import { goldBubble, ribbon, sea } from './sea';
import { whaleEye } from './whale-eye';
import { hide } from './whale-parts';

const HEAD =
  '1010,1400! 1000,1130 1040,900 1110,700 1220,500 1390,360 1570,300 1760,286 1950,300 2130,360 2300,500 2400,690 2460,900 2500,1130 2500,1400!';
/** Corner to corner below both eyes; she is nearly asleep, and content. */
const MOUTH = '1256,800 1340,872 1540,930 1800,950 2060,930 2270,872 2370,800';

/** The throat below the mouth: paler, with pleats that fan out from the chin. */
function throat(e: Easel) {
  e.p.form(
    blob('1256,806 1340,878 1540,936 1800,956 2060,936 2270,878 2370,806 2480,1400! 1120,1400!', 9),
    tint(SKIN.base, 0.05),
    {
      depth: 40,
      softness: 46,
      shadow: 0.12,
    },
  );
  for (let i = -5; i <= 5; i++) {
    const [top, foot] = [1800 + i * 88, 1800 + i * 132];
    const y = 986 - i * i * 3.6;
    fill(e, stroke(`${top},${y} ${(top + foot) / 2},${y + 120} ${foot},1330`, 2, 8, 10), SKIN.deep, 0.3);
  }
}

/** From the brow to the snout a ridge, with the blowhole on it. */
function snout(e: Easel) {
  fill(
    e,
    blob('1730,290 1800,280 1870,290 1890,560 1880,800 1800,850 1720,800 1710,560', 9),
    linear(e, 0, 280, 0, 850, [
      [0, rgba(SKIN.light, 0.1)],
      [0.5, rgba(SKIN.light, 0.55)],
      [1, rgba(SKIN.light, 0.1)],
    ]),
  );
  for (const side of [-1, 1]) {
    const x = (u: number) => 1800 + side * u;
    fill(e, stroke(`${x(18)},396 ${x(34)},366 ${x(30)},334`, 3, 10, 3), SKIN.deep, 0.8);
    fill(e, stroke(`${x(70)},330 ${x(86)},560 ${x(70)},780 ${x(20)},846`, 2, 8, 8, 2), SKIN.deep, 0.3);
  }
  for (const [u, v] of [
    [-120, 700],
    [-60, 764],
    [70, 758],
    [126, 690],
    [-40, 660],
    [46, 640],
    [0, 730],
  ] as const)
    e.p.form(ellipse(1800 + u, v, 13, 11), shade(SKIN.light, 0.02), { depth: 5 });
}

/** The head of the whale from the front: one eye has closed, the other is about to. */
function frontHead(e: Easel) {
  const head = blob(HEAD, 10);
  e.p.form(blob('1060,1010 900,1090 820,1260 860,1400! 1100,1400!', 8), shade(SKIN.base, 0.06), { depth: 30 });
  hide(e, head, 'lullaby');
  clipTo(e, head, () => {
    throat(e);
    snout(e);
    disc(e, 1150, 660, 640, 560, '#ffd98a', 0.28, 0.1);
    fill(e, stroke(MOUTH, 4, 13, 17, 18, 17, 13, 4), shade(SKIN.deep, 0.1));
    fill(
      e,
      stroke(MOUTH, 1, 4, 5, 5, 5, 4, 1).map(([x, y]) => [x, y + 20] as const),
      tint(SKIN.base, 0.3),
      0.5,
    );
    for (const side of [-1, 1]) {
      const x = (u: number) => 1813 + side * u;
      fill(e, stroke(`${x(584)},778 ${x(556)},800 ${x(548)},836`, 2, 8, 2), SKIN.deep, 0.8);
    }
  });
  whaleEye(e, 1470, 640, 160, { open: 0.42, heavy: 0.24, look: [-0.8, 0.5], iris: 1.26, sees: 'song' });
  e.p.in(2130, 640, 0, -1, 1, () => whaleEye(e, 0, 0, 148, { open: 0 }));
}

/** From the middle of the singer's head to its mouth, in radii of the head: the face is turned to the whale. */
const TO_MOUTH = [0.25, 0.6] as const;
/** Where the song begins while nobody is there to sing it. */
const NO_SINGER = { x: 690, y: 640, r: 150 } as const;

/** The mouth of the child: of all faces of a picture the hero's comes first. */
function mouthOf({ keepout: [face = NO_SINGER] }: Easel): readonly [x: number, y: number] {
  return [face.x + TO_MOUTH[0] * face.r, face.y + TO_MOUTH[1] * face.r];
}

/** Face to face: the song flows from the child over the brow of the whale. */
export const whaleLullaby = sea({
  water: 'ink',
  lamps: [{ x: 760, y: 560, reach: 1100, colour: '#ffd98a', power: 0.5 }],
  back(e) {
    frontHead(e);
    for (const [x, y, r] of [
      [1010, 200, 22],
      [1300, 110, 15],
      [2330, 150, 20],
      [960, 860, 13],
    ] as const)
      goldBubble(e, x, y, r);
  },
  front(e) {
    const [x, y] = mouthOf(e);
    ribbon(
      e,
      `${x},${y} ${x + 96},${y + 4} 960,620 1130,490 1340,390 1600,356 1900,380 2140,440 2310,560 2356,690 2320,780`,
      26,
    );
  },
});
