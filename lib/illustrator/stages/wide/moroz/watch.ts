import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { SNOW, WINDOW } from './colours';
import { flakes } from './parts';

function roofs(e: Easel, y: number) {
  for (const [x, w, h] of [
    [40, 300, 150],
    [380, 240, 230],
    [640, 330, 130],
    [980, 220, 200],
  ] as const) {
    fill(e, rectangle(x, y - h, w, h + 200), '#24365f');
    fill(e, blob(`${x - 20},${y - h + 8}! ${x + w / 2},${y - h - 90} ${x + w + 20},${y - h + 8}!`, 4), SNOW);
    fill(e, rectangle(x + 50, y - h + 40, 34, 46), WINDOW);
  }
}

/** Who is awake: cold light of a starry night. */
export const morozAwake = flatStage({
  ground: '#1c2c54',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 1400),
      linear(e, 0, 0, 0, 1000, [
        [0, '#101c3c'],
        [1, '#34508c'],
      ]),
    );
    const r = e.random('stars');
    for (let i = 0; i < 60; i++) {
      const [x, y] = [r.between(0, 1200), r.between(0, 560)];
      if (x > 800 || y < 60) fill(e, ellipse(x, y, 2 + r() * 3), '#fff6d8');
    }
    glow(e, 1040, 330, 120, '#fff3c0', 0.8);
    for (let i = 0; i < 4; i++)
      e.p.in(1040, 330, (i * Math.PI) / 4, 1, 1, () =>
        fill(e, stroke('-60,0 0,0 60,0', 1, i % 2 ? 5 : 9, 1), '#fffbe6'),
      );
    roofs(e, 830);
    flakes(e, 60, [[0, 60, 900, 470]]);
    fill(e, rectangle(-80, -80, 100, 1400), '#7a4f34');
  },
  over: {
    depth: 850,
    paint(e) {
      fill(e, rectangle(-80, 1050, 2560, 260), '#a8713f');
      fill(e, rectangle(-80, 1030, 2560, 26), '#d39a62');
    },
  },
});

/** Who sleeps: warm dark, and on the pane the breath of somebody outside. */
export const morozAsleep = flatStage({
  ground: '#3a2b4a',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 1400),
      linear(e, 0, 0, 0, 1000, [
        [0, '#20182f'],
        [1, '#4d3550'],
      ]),
    );
    flakes(e, 50, [[60, 60, 760, 520]], 0.4);
    e.p.soft(860, 400, 400, 320, '#e9e2f0', 0.75);
    // The tip of a nose has touched the pane.
    e.p.soft(890, 410, 60, 52, '#3a2b4a', 0.9);
    for (const x of [700, 830, 940]) fill(e, stroke(`${x},540 ${x + 4},620 ${x},660`, 6, 8, 9), '#8f7f9f', 0.5);
    fill(e, rectangle(1130, -80, 150, 1400), '#5a3a30');
  },
  over: {
    depth: 850,
    paint(e) {
      fill(e, rectangle(-80, 1050, 2560, 260), '#6d4634');
      fill(e, rectangle(-80, 1030, 2560, 26), '#94603f');
    },
  },
});
