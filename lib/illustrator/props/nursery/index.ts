import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../companions/kit/outline';
import { boxed } from '../kit/prop';
import type { Prop } from '../model';

const SAND = '#f3c552';

/** A giraffe of cloth that stands on four short legs. */
function giraffe(p: Painter, colour: string) {
  const spot = shade(colour, 0.2);
  for (const x of [-34, -14, 20, 38])
    p.form(stroke(`${x},-50 ${x + 2},-6`, 10, 10, 9), shade(colour, 0.03), { depth: 4 });
  p.form(blob('-54,-70 -40,-92 30,-94 52,-80 52,-44 36,-36 -40,-36 -54,-46', 7), colour, { depth: 9 });
  p.fill(stroke('-52,-76 -68,-62 -66,-46', 3, 2), spot);
  p.form(stroke('34,-80 48,-140 56,-186', 20, 15, 14), colour, { depth: 7 });
  p.form(blob('36,-196 48,-220 76,-222 108,-200 110,-180 90,-172 54,-172 40,-180', 7), colour, { depth: 7 });
  p.form(ellipse(98, -186, 20, 15), tint(colour, 0.1), { depth: 4 });
  for (const x of [54, 70]) {
    p.fill(stroke(`${x},-216 ${x - 4},-240`, 3, 3), spot);
    p.form(ellipse(x - 4, -242, 6), spot, { depth: 2 });
  }
  p.form(blob('38,-206 18,-224 14,-206 30,-196', 6), colour, { depth: 3 });
  for (const [x, y, r] of [
    [-30, -72, 9],
    [-4, -60, 10],
    [24, -74, 9],
    [-38, -48, 7],
    [10, -84, 6],
    [44, -120, 7],
    [50, -150, 6],
  ] as const)
    p.fill(ellipse(x, y, r, r * 0.9), spot);
  p.fill(ellipse(72, -198, 5), '#2a1a20');
  p.fill(ellipse(70.4, -199.6, 1.7), '#ffffff');
  p.fill(stroke('92,-180 102,-177 110,-182', 1.8, 2, 1.6), '#2a1a20');
}

function spoon(p: Painter, colour: string) {
  p.form(stroke('0,40 0,-20', 5, 6, 5), colour, { depth: 3 });
  p.form(ellipse(0, -46, 19, 28), colour, { depth: 6 });
  p.fill(ellipse(-3, -48, 11, 19), tint(colour, 0.12));
}

/** A vacuum cleaner: from its back the hose goes up to the grip, and from there a straight tube down to the nozzle. */
function vacuum(p: Painter, colour: string) {
  const dark = '#4a4358';
  p.fill(stroke('60,-60 96,-130 170,-150 230,-196 270,-268 318,-286', 9, 9, 9), dark);
  for (const [x, y] of [
    [84, -106],
    [130, -146],
    [196, -168],
    [244, -220],
  ] as const)
    p.fill(ellipse(x, y, 3, 9, 0.6), tint(dark, 0.14));
  p.form(stroke('324,-290 222,-20', 8, 8), '#b9bccb', { depth: 3 });
  p.form(stroke('328,-300 300,-228', 11, 11), dark, { depth: 3 });
  p.form(blob('170,-26! 250,-26! 262,2! 156,2!', 3), dark, { depth: 3 });
  p.form(blob('-90,-20 -84,-70 -40,-94 40,-90 84,-60 92,-20 60,-8 -60,-8', 8), colour, { depth: 12 });
  p.form(blob('-30,-80 30,-80 24,-62 -26,-62', 5), tint(colour, 0.16), { depth: 3 });
  for (const x of [-52, 56]) p.form(ellipse(x, -14, 22), dark, { depth: 4 });
  p.fill(ellipse(70, -54, 16), '#2f2940');
}

/** A bottle of milk. */
function bottle(p: Painter, colour: string) {
  p.form(blob('-22,60! -24,-16 -14,-34 14,-34 24,-16 22,60!', 6), colour, { depth: 6 });
  p.fill(blob('-19,57! -20,0! 20,0! 19,57!', 3), '#fffdf6', { alpha: 0.9 });
  p.form(blob('-18,-52! 18,-52! 19,-32! -19,-32!', 3), '#8b62c4', { depth: 4 });
  p.form(blob('-12,-52! -9,-66 -3,-84 3,-84 9,-66 12,-52!', 5), '#f0c58f', { depth: 3 });
}

/** Three notes of a song, which rise to the right. */
function notes(p: Painter, colour: string) {
  for (const [x, y, turn, size] of [
    [-44, 22, -0.2, 0.9],
    [0, -8, 0.1, 1],
    [46, -30, 0.25, 0.8],
  ] as const)
    p.in(x, y, turn, size, size, () => {
      p.fill(ellipse(-5, 16, 11, 8.5, -0.35), colour);
      p.fill(stroke('4,14 4,-26', 2.4, 2.4), colour);
      p.fill(stroke('4,-26 14,-20 19,-8', 4, 3.4, 1.4), colour);
    });
}

/** A crayon that points to the lower right, its tip on the origin. */
function crayon(p: Painter, colour: string) {
  p.in(0, 0, 0.9, 1, 1, () => {
    p.form(blob('-64,-9! -18,-9! 0,-2 0,2 -18,9! -64,9!', 4), colour, { depth: 4 });
    p.fill(blob('-54,-9! -26,-9! -26,9! -54,9!', 2), '#fffaf0', { alpha: 0.45 });
  });
}

function cookie(p: Painter, colour: string) {
  p.form(ellipse(0, 0, 34, 32), colour, { depth: 7 });
  for (const [x, y] of [
    [-14, -10],
    [8, -16],
    [16, 6],
    [-6, 10],
    [-20, 8],
  ] as const)
    p.fill(ellipse(x, y, 5, 4), shade(colour, 0.3));
}

/** A long list, rolled up; some of its drawings are outside. */
function roll(p: Painter) {
  p.form(stroke('-90,0 90,0', 26, 27, 26), '#fffdf6', { depth: 8 });
  p.fill(ellipse(92, 0, 12, 25), '#e9e2ee');
  p.edge(ellipse(92, 0, 7, 15), '#b9aec6', 2, 0.9);
  for (const [x, y, r, colour] of [
    [-66, -4, 11, '#f08f34'],
    [-28, 6, 10, '#4483cf'],
    [8, -6, 11, '#e2503f'],
    [44, 5, 10, '#62a843'],
  ] as const)
    p.fill(ellipse(x, y, r), colour, { alpha: 0.85 });
}

/** What lies and flies about where a baby lives. */
export const NURSERY_STANDING: Readonly<Record<string, Prop>> = {
  toyGiraffe: { draw: (p, { colour = SAND }) => giraffe(p, colour), box: boxed(-80, -256, 200, 264), shadow: 44 },
  tableSpoon: { draw: (p, { colour = '#c3c6d6' }) => spoon(p, colour), box: boxed(-26, -82, 52, 134), shadow: 0 },
  vacuumCleaner: {
    draw: (p, { colour = '#e2503f' }) => vacuum(p, colour),
    box: boxed(-114, -320, 468, 348),
    shadow: 90,
  },
  milkBottle: { draw: (p, { colour = '#e6eef6' }) => bottle(p, colour), box: boxed(-34, -96, 68, 170), shadow: 0 },
  songNotes: { draw: (p, { colour = '#ffd98a' }) => notes(p, colour), box: boxed(-76, -72, 152, 136), shadow: 0 },
  oneCookie: { draw: (p, { colour = '#c98a45' }) => cookie(p, colour), box: boxed(-40, -38, 80, 76), shadow: 0 },
  rolledList: { draw: roll, box: boxed(-124, -36, 248, 72), shadow: 0 },
  waxCrayon: { draw: (p, { colour = '#e2503f' }) => crayon(p, colour), box: boxed(-64, -72, 84, 90), shadow: 0 },
};
