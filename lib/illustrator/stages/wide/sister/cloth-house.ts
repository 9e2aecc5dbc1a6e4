import { ellipse } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, wash } from '../../kit/easel';
import { OLIVE, WOOD } from './colours';

const CLOTH = '0,-470! 70,-330 130,-240 330,0! 200,12 0,2 -200,12 -330,0! -130,-240 -70,-330';
const SHADED = '0,-470! 70,-330 130,-240 330,0! 200,12! 120,-160 50,-320';

/** A cloth over a branch: a house with one room; its door is open on the left. */
export function clothHouse(e: Easel, x: number, y: number, scale: number) {
  e.p.in(x, y, 0, scale, scale, () => {
    e.p.soft(10, 6, 400, 40, OLIVE.deep, 0.75);
    for (const pole of ['-12,-506 20,-440', '14,-506 -20,-440']) e.p.form(stroke(pole, 6, 6), WOOD, { depth: 3 });
    const cloth = blob(CLOTH, 6);
    e.p.form(cloth, '#f6e6bd', { depth: 16, softness: 14, shadowColor: '#d9bf83' });
    clipTo(e, cloth, () => {
      fill(e, blob(SHADED, 5), '#dcc285', 0.75);
      wash(e, 'weave', [-330, -470, 330, 10], ['#cdb074', '#fff6da'], {
        count: 40,
        alpha: 0.3,
        long: 90,
        tall: 12,
        slant: 1.2,
      });
      // Folds run from where the cloth hangs to where it is pegged down.
      for (const fold of ['6,-440 60,-240 120,-10', '10,-430 110,-230 236,-20', '-4,-430 -150,-190 -268,-16'])
        e.p.fill(stroke(fold, 2, 10, 16), '#a98549', { alpha: 0.34, blur: 5 });
      for (const [u, v] of [
        [110, -150],
        [200, -60],
        [46, -390],
        [-232, -60],
        [246, -12],
      ] as const)
        e.p.form(ellipse(u, v, 15), '#d9657a', { depth: 3 });
    });
    const door = blob('-30,-300! 0,-130 40,6! -200,6! -140,-120', 4);
    e.p.form(door, '#54432a', { depth: 14, shadowColor: '#3a2d1a', lightColor: '#8a6c3c' });
    clipTo(e, door, () => e.p.soft(-90, 10, 150, 70, '#c79a4a', 0.5));
    e.p.form(blob('-30,-300! -120,-160 -200,6! -246,6! -140,-196', 4), '#fff2cf', { depth: 8, shadowColor: '#dcc285' });
  });
}
