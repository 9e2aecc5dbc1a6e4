import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, glow, radial } from '../../kit/easel';
import { flatStage } from '../flat';
import { beard, branch } from './parts';

const [X, Y, R] = [1490, 890, 312];
const BALL = ellipse(X, Y, R, R, 0, 80);
const GREENS = ['#2f6a50', '#245643'] as const;

function lights(e: Easel) {
  for (const [x, y] of [
    [760, 1130],
    [1010, 1020],
    [960, 130],
    [560, 110],
    [2290, 170],
    [1900, 90],
    [1300, 140],
  ] as const) {
    glow(e, x, y, 80, '#ffcf70', 0.6);
    fill(e, ellipse(x, y, 17, 20), '#fff0b8');
  }
}

/** The room, bent as the ball is: a floor, a window with somebody who goes by, a lamp. */
function reflection(e: Easel) {
  fill(
    e,
    BALL,
    radial(e, X - 60, Y - 110, R * 1.5, [
      [0, '#ffe9ac'],
      [0.55, '#eeb54e'],
      [1, '#8a5420'],
    ]),
  );
  clipTo(e, BALL, () => {
    fill(
      e,
      blob(
        `${X - 420},${Y + 130} ${X},${Y + 210} ${X + 420},${Y + 130} ${X + 400},${Y + 440} ${X - 400},${Y + 440}`,
        8,
      ),
      '#b9783a',
    );
    fill(
      e,
      blob(
        `${X - 270},${Y - 160} ${X - 150},${Y - 200} ${X - 20},${Y - 210} ${X - 16},${Y + 70} ${X - 150},${Y + 70} ${X - 290},${Y + 40}`,
        5,
      ),
      '#7a4a22',
    );
    const pane = blob(
      `${X - 252},${Y - 140} ${X - 150},${Y - 178} ${X - 40},${Y - 186} ${X - 36},${Y + 48} ${X - 150},${Y + 48} ${X - 268},${Y + 20}`,
      5,
    );
    fill(e, pane, '#34507e');
    clipTo(e, pane, () => {
      fill(
        e,
        blob(
          `${X - 250},${Y - 70} ${X - 190},${Y - 160} ${X - 110},${Y - 80} ${X - 90},${Y + 80}! ${X - 260},${Y + 80}!`,
          6,
        ),
        '#dfe8f4',
      );
      fill(e, ellipse(X - 166, Y - 76, 34, 36), '#eab894');
      beard(e, X - 166, Y - 62, 0.4, -0.06);
      fill(
        e,
        blob(`${X - 206},${Y - 96} ${X - 166},${Y - 150} ${X - 124},${Y - 96} ${X - 166},${Y - 108}`, 6),
        '#ffffff',
      );
      for (let i = 0; i < 14; i++)
        fill(e, ellipse(X - 250 + ((i * 53) % 220), Y - 170 + ((i * 37) % 220), 4), '#ffffff');
    });
    fill(e, rectangle(X - 158, Y - 200, 9, 260), '#7a4a22', 0.25);
  });
}

/** Close to a ball on a fir at night; the room is in it. */
export const morozBauble = flatStage({
  ground: '#143a30',
  back(e) {
    glow(e, 1900, 500, 1100, '#d99a3c', 0.5);
    for (const [x, y, l, t] of [
      [700, 1290, 420, -0.7],
      [1000, 1290, 420, -1.2],
      [-60, -60, 420, 0.5],
      [420, -70, 330, 0.9],
      [820, -70, 300, 1.0],
    ] as const)
      branch(e, x, y, l, t, GREENS);
  },
  over: {
    depth: 800,
    paint(e) {
      branch(e, 900, 150, 690, 0.42, ['#3c8060', '#2f6a50']);
      lights(e);
      fill(e, stroke(`${X},${Y - R - 30} ${X + 30},${Y - R - 90} ${X + 86},470`, 4, 4), '#f7e3a0');
      reflection(e);
      fill(e, rectangle(X - 40, Y - R - 34, 80, 50), '#c98f36');
      fill(e, rectangle(X - 40, Y - R - 34, 80, 14), '#f3d382');
    },
  },
  front(e) {
    clipTo(e, BALL, () => {
      fill(
        e,
        ellipse(X + 40, Y + 90, R * 1.3, R * 1.3),
        radial(e, X - 40, Y - 60, R * 1.16, [
          [0, 'rgba(90,50,10,0)'],
          [0.74, 'rgba(90,50,10,0)'],
          [1, 'rgba(70,34,6,0.75)'],
        ]),
      );
      fill(
        e,
        blob(
          `${X + 150},${Y - 250} ${X + 240},${Y - 170} ${X + 280},${Y - 60} ${X + 230},${Y - 110} ${X + 180},${Y - 180}`,
          7,
        ),
        '#ffffff',
        0.75,
      );
    });
  },
});
