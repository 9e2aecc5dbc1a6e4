import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';

export const ROOM = {
  mint: '#cfe9dd',
  cream: '#fbf4df',
  floor: '#e6cfa4',
  board: '#27684f',
  frame: '#b9824a',
  butter: '#ffe29a',
  evening: '#f7c878',
  sky: '#bfe0f2',
  seat: '#d08a4a',
  cushion: '#7c6bb5',
} as const;

/** A wall with a lower part and a floor that begins at `ground`. */
export function walls(e: Easel, ground: number, wall: string = ROOM.mint) {
  fill(e, rectangle(-90, -90, 2580, ground + 90), wall);
  fill(e, rectangle(-90, ground - 150, 2580, 150), ROOM.cream);
  fill(e, rectangle(-90, ground - 156, 2580, 10), '#9fcbb8');
  fill(e, rectangle(-90, ground, 2580, 1400 - ground), ROOM.floor);
  fill(e, rectangle(-90, ground - 10, 2580, 14), '#c9a873');
}

/** A green board with its ledge. */
export function greenBoard(e: Easel, x: number, y: number, width: number, height: number) {
  fill(e, rectangle(x - 22, y - 22, width + 44, height + 44), ROOM.frame);
  fill(e, rectangle(x, y, width, height), ROOM.board);
  fill(e, rectangle(x - 34, y + height + 14, width + 68, 24), '#8f5f33');
}

/** A window with the crown of a tree that has no season. */
export function pane(e: Easel, x: number, y: number, width: number, height: number, air: string = ROOM.sky) {
  fill(e, rectangle(x - 20, y - 20, width + 40, height + 40), '#ffffff');
  fill(e, rectangle(x, y, width, height), air);
  fill(
    e,
    blob(
      `${x},${y + height}! ${x},${y + height * 0.72} ${x + width * 0.5},${y + height * 0.64} ${x + width},${y + height * 0.74} ${x + width},${y + height}!`,
      6,
    ),
    '#7fb28a',
  );
  fill(e, rectangle(x - 44, y + height + 14, width + 88, 26), '#ffffff');
  fill(e, rectangle(x - 44, y + height + 40, width + 88, 8), '#9fcbb8');
}

/** The teacher's chair with its cushion, from its ground point; its back is `back` high in the chair's own units. */
export function teacherChair(e: Easel, x: number, y: number, scale: number, back = 450) {
  e.p.in(x, y, 0, scale, scale, () => {
    for (const u of [-92, 78]) fill(e, rectangle(u, -170, 16, 170), '#8f5a2c');
    e.p.form(blob(`-96,-180! -104,${30 - back} -70,${-back} 70,${-back} 104,${30 - back} 96,-180!`, 5), ROOM.seat, {
      depth: 8,
    });
    e.p.form(rectangle(-110, -190, 220, 28), '#a96a34', { depth: 4 });
    e.p.form(blob('-104,-194 -112,-216 -90,-232 0,-226 90,-232 112,-216 104,-194 0,-190', 7), ROOM.cushion, {
      depth: 10,
    });
  });
}

/** An arm from below the page, bent a little by `lean`, with its hand at `top`. */
export function raisedArm(e: Easel, x: number, top: number, skin: string, lean = 0) {
  const elbow = `${x - 26 - lean},${top + 330}`;
  e.p.form(stroke(`${elbow} ${x},${top + 60}`, 40, 29), skin, { depth: 8 });
  e.p.form(stroke(`${x - 10 + lean},1400 ${x - 20 - lean * 0.6},${top + 560} ${elbow}`, 72, 62, 52), '#6db3de', {
    depth: 10,
  });
  e.p.fill(
    stroke(`${x - 72 - lean},${top + 326} ${x - 24 - lean},${top + 340} ${x + 20 - lean},${top + 322}`, 6),
    '#4f93bf',
  );
  e.p.form(ellipse(x, top + 40, 40, 44), skin, { depth: 8 });
  for (const u of [-29, -10, 10, 28])
    e.p.form(stroke(`${x + u},${top + 30} ${x + u * 1.3},${top - 48 + Math.abs(u) * 0.7}`, 13, 11), skin, { depth: 3 });
  e.p.form(stroke(`${x - 24},${top + 56} ${x - 66},${top + 10}`, 14, 11), skin, { depth: 3 });
}
