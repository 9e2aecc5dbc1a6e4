import { ellipse, mix, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { WASH } from './colours';

const [PALE, LIGHT, MID, GREY, DARK, DEEP] = WASH;

/** What the girl behind the curtain does: nobody is to notice her at the first reading. */
export type AtWindow = 'hand' | 'eye' | 'towel' | 'peek' | 'reach' | 'nobody' | 'open';

const shadowGirl = (e: Easel, x: number, y: number, s: number, tone: string, face: string) =>
  e.p.in(x, y, 0, s, s, () => {
    fill(e, blob('-44,100! -40,48 0,30 40,48 44,100!', 6), tone);
    fill(e, blob('-40,20 -46,-20 -26,-50 10,-54 40,-34 44,6 36,24', 7), shade(tone, 0.06));
    fill(e, ellipse(2, -4, 31, 33), face);
    fill(e, blob('-32,-4 -26,-36 6,-42 34,-24 34,-6 8,-22', 7), shade(tone, 0.06));
    for (const u of [-9, 15]) {
      fill(e, ellipse(u, -2, 6.4, 7.6), '#ffffff');
      fill(e, ellipse(u + 1, 0, 3.6, 4.6), WASH[6]);
    }
  });

type WindowLook = { readonly lit?: boolean; readonly curtain?: string; readonly frame?: string };

/** Her window around its middle, 150 wide and 190 high, with what she does in it. */
export function herWindow(e: Easel, state: AtWindow, { lit = false, curtain = PALE, frame = PALE }: WindowLook = {}) {
  const room = lit ? '#f7efdc' : DEEP;
  const [tone, face] = lit ? [GREY, MID] : [DARK, GREY];
  fill(e, rectangle(-87, -107, 174, 214), frame);
  fill(e, rectangle(-75, -95, 150, 190), room);
  clipTo(e, rectangle(-75, -95, 150, 190), () => {
    if (state === 'eye') shadowGirl(e, 6, 26, 0.9, tone, face);
    if (state === 'peek') shadowGirl(e, 16, 10, 1, tone, face);
    if (state === 'towel') {
      shadowGirl(e, 0, 34, 0.86, tone, face);
      fill(e, stroke('-36,80 -62,10 -58,-50', 9, 8, 8), face);
      fill(e, stroke('36,80 62,10 58,-50', 9, 8, 8), face);
      fill(e, blob('-66,-78! 66,-78! 62,-20 24,-30 -20,-24 -64,-18', 5), '#ffffff');
      fill(e, stroke('-62,-36 60,-40', 3, 3), MID);
    }
    if (state === 'reach') {
      shadowGirl(e, 20, 24, 1, tone, face);
      fill(e, stroke('-6,70 -40,30 -70,-10', 10, 9, 8), face);
    }
    for (const side of [-1, 1]) {
      const drawn = state === 'hand' && side === 1 ? 8 : state === 'nobody' ? 4 : state === 'open' ? 52 : 34;
      fill(
        e,
        blob(
          `${side * 80},-100! ${side * drawn},-100! ${side * (drawn + 10)},-20 ${side * (drawn + 4)},60 ${side * (drawn + 14)},100! ${side * 80},100!`,
          7,
        ),
        curtain,
      );
      for (const u of [0.3, 0.65])
        fill(
          e,
          stroke(`${side * (drawn + (80 - drawn) * u)},-96 ${side * (drawn + 6 + (76 - drawn) * u)},96`, 2.4, 3),
          shade(curtain, 0.09),
        );
    }
    if (state === 'hand') {
      fill(e, blob('-30,6 -8,-6 16,-2 22,10 16,20 -8,20 -28,30', 6), tint(GREY, 0.1));
      for (const v of [0, 7, 14]) fill(e, stroke(`10,${v} 24,${v}`, 4.4, 4), tint(GREY, 0.1));
      fill(e, rectangle(-60, 4, 34, 26), DARK);
    }
  });
  fill(e, rectangle(-98, 104, 196, 20), frame);
  fill(e, rectangle(-98, 120, 196, 6), shade(frame, 0.14));
}

export function plainWindow(e: Easel, x: number, y: number, w: number, h: number, frame: string, pane: string) {
  fill(e, rectangle(x - 9, y - 9, w + 18, h + 18), frame);
  fill(e, rectangle(x, y, w, h), pane);
  fill(e, rectangle(x + w / 2 - 3, y, 6, h), frame);
  fill(e, rectangle(x, y + h * 0.45, w, 6), frame);
  fill(e, rectangle(x - 16, y + h + 8, w + 32, 11), frame);
}

type HouseLook = WindowLook & { readonly wall?: string; readonly door?: string; readonly open?: boolean };

/** The house opposite from its doorstep up, 440 wide and 900 high; her window is at 0, -560. */
export function herHouse(
  e: Easel,
  state: AtWindow,
  { wall = MID, door = GREY, open = false, ...look }: HouseLook = {},
) {
  const frame = look.frame ?? PALE;
  fill(e, blob('-220,0! -220,-770! -120,-770! -120,-860! 0,-940! 120,-860! 120,-770! 220,-770! 220,0!', 2), wall);
  fill(
    e,
    blob(
      '-232,-762! -232,-784! -132,-784! -132,-872! 0,-964! 132,-872! 132,-784! 232,-784! 232,-762! 108,-762! 108,-856! 0,-930! -108,-856! -108,-762!',
      2,
    ),
    mix(wall, DEEP, 0.4),
  );
  fill(e, ellipse(0, -830, 36), frame);
  fill(e, ellipse(0, -830, 27), DARK);
  for (const y of [-430, -300]) fill(e, rectangle(-220, y, 440, 5), shade(wall, 0.07));
  e.p.in(0, -580, 0, 1, 1, () => herWindow(e, state, look));
  plainWindow(e, -180, -250, 110, 130, frame, mix(wall, DEEP, 0.5));
  fill(e, rectangle(12, -276, 156, 276), frame);
  fill(e, rectangle(24, -262, 132, 262), open ? '#f7efdc' : door);
  if (open) fill(e, blob('24,-262! 70,-240! 70,0! 24,0!', 2), door);
  else {
    fill(e, rectangle(46, -236, 88, 90), mix(door, DEEP, 0.4));
    fill(e, ellipse(138, -130, 8), PALE);
  }
  fill(e, rectangle(0, -12, 180, 14), LIGHT);
}

type RowHouse = readonly [x: number, width: number, height: number, wall: string];

/** Neighbouring houses on a line. */
export function row(e: Easel, ground: number, houses: readonly RowHouse[], frame: string = PALE, pane?: string) {
  for (const [x, w, h, wall] of houses) {
    const y = ground - h;
    fill(e, rectangle(x, y, w, h), wall);
    if (Math.round(w) % 2)
      fill(e, blob(`${x - 10},${y}! ${x + w / 2},${y - w * 0.4}! ${x + w + 10},${y}!`, 2), mix(wall, DEEP, 0.35));
    else fill(e, rectangle(x - 8, y - 16, w + 16, 26), mix(wall, DEEP, 0.35));
    const columns = Math.max(2, Math.floor(w / 120));
    for (let i = 0; i < columns; i++)
      for (let v = y + 50; v < ground - 170; v += 160)
        plainWindow(e, x + (w / columns) * (i + 0.5) - 28, v, 56, 84, frame, pane ?? mix(wall, DEEP, 0.45));
    fill(e, rectangle(x + w * 0.5 - 30, ground - 130, 60, 130), mix(wall, DEEP, 0.55));
  }
}
