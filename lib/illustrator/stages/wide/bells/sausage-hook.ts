import { rectangle, shade, tint, type Vec } from '@/lib/illustrator/paint';
import { clipTo, dab, fill, linear } from '../../kit/easel';
import { contactShadow } from '../../kit/ground';
import { outline, points } from '../../kit/outline';
import { defineStage } from '../../model';
import { hiddenRaccoon } from './raccoon';
import { reachingHand, sausages } from './things';

const shop = { wall: '#f2cf9a', tile: '#f8e6c4', floor: '#b5764f', curtain: '#c05a4a', wood: '#8a5a3c' };
const STRING: readonly Vec[] = [
  [1010, 120],
  [960, 250],
  [870, 350],
  [770, 410],
  [700, 520],
  [690, 640],
];

/** The corner of a butcher's: a string of sausages, a curtain, and somebody's tail below it. */
export const sausageHook = defineStage<typeof shop>({
  palettes: { day: shop },
  slots: {},
  light: () => ({
    direction: [-0.4, -0.9],
    rim: '#fff0d0',
    rimAlpha: 0.2,
    rimWidth: 3,
    ambient: '#fff0dc',
    ambientAlpha: 0.1,
    shadow: '#5a3428',
    lamps: [],
  }),
  back(e, c) {
    fill(
      e,
      rectangle(-40, -40, 1300, 1100),
      linear(e, 0, 0, 0, 1040, [
        [0, c.wall],
        [1, tint(c.wall, 0.08)],
      ]),
    );
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 9; i++)
        fill(
          e,
          rectangle(-30 + i * 132 + (row % 2) * 60, 560 + row * 92, 122, 82),
          row % 2 ? c.tile : shade(c.tile, 0.03),
          0.8,
        );
    fill(
      e,
      rectangle(-40, 1010, 1300, 300),
      linear(e, 0, 1010, 0, 1220, [
        [0, shade(c.floor, 0.06)],
        [1, c.floor],
      ]),
    );
    for (let i = 0; i < 9; i++)
      dab(e, 'dry', 80 + i * 120, 1050 + (i % 3) * 50, 110, 9, shade(c.floor, 0.08), { alpha: 0.5, variant: i });
    hiddenRaccoon(e, 1080, 1090, 1.7, 'shy');
    clipTo(e, points([880, -40, 1260, -40, 1260, 985, 1130, 1000, 1010, 985, 890, 1000]), () => {
      fill(e, rectangle(870, -40, 400, 1100), c.curtain);
      for (let x = 890; x < 1260; x += 52)
        dab(e, 'soft', x, 480, 20, 640, x % 104 < 52 ? shade(c.curtain, 0.1) : tint(c.curtain, 0.08), { alpha: 0.6 });
    });
    e.p.line(points([-40, 110, 1260, 100]), 22, c.wood, 1, [1, 1]);
    e.p.line(outline([1000, 100, 1024, 128, 1000, 140]), 8, '#5a5460', 1, [1, 1]);
    sausages(e, STRING, 34);
    reachingHand(e, 884, 372, 1.5, -0.35);
    contactShadow(e, 420, 1110, 190, '#5a3428', 0.4);
  },
});
