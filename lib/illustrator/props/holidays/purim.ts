import { ellipse, type Painter, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../companions/kit/outline';
import { boxed } from '../kit/prop';
import type { Prop } from '../model';
import { gragger } from './shabbat';

const CUCUMBER = '#5f9f4a';

/** A costume of foam round somebody whose face and arms look out; the middle of the face is at (0, 0). */
function cucumberSuit(p: Painter) {
  const layer = p.newLayer({ x: -110, y: -150, width: 220, height: 480 });
  const body = blob(
    '-20,-118 -70,-90 -92,-20 -98,80 -92,190 -60,250 0,262 60,250 92,190 98,80 92,-20 70,-90 20,-118',
    8,
  );
  layer.form(body, CUCUMBER, { depth: 14 });
  for (const x of [-58, -20, 22, 60])
    layer.fill(stroke(`${x * 0.7},-84 ${x},20 ${x},150 ${x * 0.8},236`, 3, 5, 5, 3), shade(CUCUMBER, 0.1));
  for (const [x, y] of [
    [-76, 70],
    [40, 96],
    [-38, 130],
    [78, 150],
    [4, 190],
    [-66, 190],
    [-44, -86],
    [52, -80],
  ] as const)
    layer.fill(ellipse(x, y, 6, 7), '#8cc46c');
  layer.form(blob('-16,-112 -22,-140 0,-148 20,-138 16,-112', 5), '#3f7a34', { depth: 3 });
  layer.fill(ellipse(0, 6, 60, 68), '#000000', { op: 'destination-out' });
  p.put(layer);
  p.fill(stroke('-60,6 -42,-42 0,-62 42,-42 60,6 42,54 0,74 -42,54 -60,6', 3, 3, 3), shade(CUCUMBER, 0.14));
}

/** What the baker lets down: a hamantasch on a plate, and a cup of milk. */
function milkTray(p: Painter) {
  p.form(ellipse(0, 6, 120, 26), '#ffffff', { depth: 6 });
  p.form(ellipse(0, 0, 96, 16), '#e9e2ee', { depth: 2 });
  p.form(blob('-92,0 -84,-16 -44,-72 -30,-74 14,-16 16,0 -40,8', 5), '#d99a52', { depth: 7 });
  p.fill(blob('-62,-14 -38,-50 -14,-14 -38,-6', 5), '#5a2444');
  p.form(blob('30,-2! 24,-92! 96,-92! 90,-2! 60,6', 4), '#8fc4dc', { depth: 5 });
  p.fill(ellipse(60, -92, 36, 10), '#fffdf6');
  p.form(stroke('94,-70 122,-62 116,-26 92,-22', 7, 7, 7), '#8fc4dc', { depth: 2 });
}

/** The end of the costume's tail, from (0, 0) where it is held. */
function lionTail(p: Painter) {
  p.form(stroke('-330,60 -220,84 -110,66 0,0 16,-30', 15, 15, 14, 12), '#e8b04e', { depth: 5 });
  p.form(blob('0,-20 -26,-50 -22,-92 14,-132! 40,-92 44,-50 30,-20', 6), '#b8692c', { depth: 6 });
}

/** What belongs to Purim. */
export const PURIM_STANDING: Readonly<Record<string, Prop>> = {
  cucumberSuit: { draw: cucumberSuit, box: boxed(-104, -152, 208, 420), shadow: 0 },
  milkTray: { draw: milkTray, box: boxed(-138, -120, 280, 172), shadow: 0 },
  lionTail: { draw: lionTail, box: boxed(-350, -136, 400, 236), shadow: 0 },
  raisedGragger: { draw: gragger, box: boxed(-14, -101, 103, 131), shadow: 0 },
};
