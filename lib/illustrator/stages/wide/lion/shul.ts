import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, glow } from '../../kit/easel';
import { flatStage } from '../flat';
import { burst } from './burst';

const GLASS = ['#d8705a', '#f0b84a', '#5f9aa8', '#8a78b8', '#7fae68'] as const;

function window(e: Easel, x: number) {
  const shape = (grow: number) =>
    blob(
      `${x - 86 - grow},${660 + grow}! ${x - 86 - grow},370 ${x - 56},${264 - grow} ${x},${236 - grow} ${x + 56},${264 - grow} ${x + 86 + grow},370 ${x + 86 + grow},${660 + grow}!`,
      7,
    );
  fill(e, shape(20), '#8a4e2c');
  fill(e, shape(0), '#35406e');
  clipTo(e, shape(0), () => {
    for (let j = 0; j < 7; j++)
      for (let i = 0; i < 2; i++)
        fill(e, rectangle(x - 86 + i * 90, 240 + j * 84, 82, 74), GLASS[(i * 2 + j) % 5] ?? '#f0b84a', 0.66);
  });
}

/** The ark behind the desk: its doors, its curtain and the lamp that always burns. */
function ark(e: Easel) {
  fill(e, blob('430,700! 430,190 500,84 640,44 780,84 850,190 850,700!', 8), '#7a4226');
  fill(e, rectangle(470, 190, 340, 510), '#3f5b96');
  for (const x of [510, 570, 720, 775]) fill(e, stroke(`${x},200 ${x + 6},700`, 6, 12), '#34497c');
  fill(e, rectangle(454, 176, 372, 26), '#e6c272');
  fill(e, blob('570,330! 590,262! 615,300! 640,250! 665,300! 690,262! 710,330!', 2), '#e6c272');
  fill(e, rectangle(566, 336, 148, 18), '#e6c272');
}

/** The desk with its cloth, on which the scroll lies. */
function desk(e: Easel) {
  fill(e, rectangle(420, 690, 460, 420), '#9a5a34');
  for (const x of [450, 560, 670, 780])
    fill(e, blob(`${x},1100! ${x},800 ${x + 40},764 ${x + 80},800 ${x + 80},1100!`, 5), '#834828');
  fill(e, blob('400,640! 900,640! 930,720! 370,720!', 2), '#6a2f54');
  fill(e, stroke('370,722 930,722', 8, 8), '#e6c272');
  for (let x = 380; x < 930; x += 26) fill(e, stroke(`${x},724 ${x},756`, 3, 2), '#e6c272');
}

/** A synagogue on the evening of Purim, filled to the rim; its noise is printed over it. */
export const purimShul = flatStage({
  ground: '#e2a65c',
  back(e) {
    fill(e, rectangle(-80, 660, 2560, 640), '#a8683a');
    for (const x of [150, 1060, 1400, 1760, 2130]) window(e, x);
    ark(e);
    for (const x of [250, 1580, 1945]) {
      fill(e, rectangle(x - 3, 180, 6, 90), '#8a5a2c');
      glow(e, x, 300, 190, '#ffe0a0', 0.5);
      fill(e, ellipse(x, 300, 30, 36), '#fff2cc');
    }
  },
  over: { depth: 700, paint: desk },
  front(e) {
    // The back of the bench nearest to us.
    fill(e, blob('1240,1010! 1260,980 1900,980 1920,1010! 1920,1300! 1240,1300!', 3), '#5e3220');
    fill(e, stroke('1244,994 1916,994', 14, 14), '#7c4630');
    burst(e, { x: 256, y: 560, rx: 200, ry: 88, turn: -0.12, colour: '#f7c52b' });
    burst(e, { x: 1010, y: 560, rx: 136, ry: 76, turn: 0.1, colour: '#fff8ea' });
    burst(e, { x: 1560, y: 420, rx: 180, ry: 88, turn: -0.1, colour: '#f2908a' });
  },
});
