import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { GOLD, SNOW, WINDOW } from './colours';
import { bootPrint, flakes, smallPrint } from './parts';

/** A house front with a shop below, its roof in snow, seen from a roof across the street. */
function shop(e: Easel, x: number, w: number, top: number, wall: string, awning: string) {
  fill(e, rectangle(x, top, w, 430 - top), wall);
  fill(
    e,
    blob(
      `${x - 14},${top + 14}! ${x - 10},${top - 26} ${x + w / 2},${top - 40} ${x + w + 10},${top - 26} ${x + w + 14},${top + 14}!`,
      6,
    ),
    SNOW,
  );
  for (let i = 0; i < Math.floor(w / 90); i++) {
    const lit = (i + Math.floor(x / 100)) % 3;
    fill(e, rectangle(x + 30 + i * 88, top + 46, 46, 62), lit ? WINDOW : '#2a3858');
    fill(e, rectangle(x + 52 + i * 88, top + 46, 4, 62), wall);
  }
  glow(e, x + w / 2, 360, w * 0.5, '#ffc25e', 0.5);
  fill(e, rectangle(x + 26, 270, w - 52, 160), GOLD);
  fill(e, blob(`${x + 10},272! ${x + w - 10},272! ${x + w + 6},312! ${x - 6},312!`, 2), awning);
  fill(e, stroke(`${x + 4},270 ${x + w - 4},270`, 12, 12), SNOW);
  for (let i = 0; i < 4; i++) {
    const u = x + 60 + (i * (w - 120)) / 3;
    fill(
      e,
      blob(`${u},350! ${u + 26},424! ${u - 26},424!`, 2),
      ['#3f7a56', '#8a6a3a', '#4f8a66', '#b4793a'][i] ?? '#3f7a56',
    );
    fill(e, ellipse(u, 346, 8), '#fff6d0');
  }
}

/** Snow by night from a roof: lit shops, and three trails that come down the street. */
export const morozStreet = flatStage({
  ground: '#2b3f6b',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 1400),
      linear(e, 0, 300, 0, 1200, [
        [0, '#1f2f55'],
        [0.2, '#2f4678'],
        [1, '#5470a8'],
      ]),
    );
    shop(e, -60, 420, 60, '#43507c', '#5a8f76');
    shop(e, 380, 360, 130, '#3a456c', '#b98a3a');
    shop(e, 760, 380, 40, '#4d567e', '#7d6a9a');
    shop(e, 1250, 400, 110, '#3f4b74', '#b98a3a');
    shop(e, 1670, 340, 50, '#47537f', '#5a8f76');
    shop(e, 2030, 440, 120, '#3b466e', '#7d6a9a');
    fill(e, blob('-80,436! 700,424 1700,424 2480,436! 2480,470! -80,470!', 4), '#c9d8ee');
    for (const x of [330, 1210, 2020]) {
      glow(e, x, 440, 120, '#ffdf9a', 0.5);
    }
    // Two trails of those who walk, and a third one that has nobody.
    for (let i = 0; i < 11; i++) {
      const u = i / 10;
      const y = 500 + u * u * 560;
      const k = 0.36 + u * 0.9;
      smallPrint(e, 1290 + u * 150 + (i % 2 ? 26 : -26) * k, y, k, -0.2, '#243a68', 0.6);
      smallPrint(e, 1380 + u * 380 + (i % 2 ? 34 : -34) * k, y - 10, k * 1.3, -0.3, '#243a68', 0.6);
    }
    for (let i = 0; i < 10; i++) {
      const u = i / 9;
      bootPrint(
        e,
        1130 - u * 420 + (i % 2 ? 60 : -60) * (0.4 + u),
        480 + u * u * 640,
        0.26 + u * 0.86,
        3.5,
        '#22365f',
        0.62,
      );
    }
  },
  front(e) {
    flakes(e, 230, [
      [60, 470, 1000, 720],
      [60, 900, 700, 1200],
      [1340, 440, 2400, 1130],
    ]);
  },
});
