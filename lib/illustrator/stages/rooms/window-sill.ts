import { rectangle, shade, tint } from '@/lib/illustrator/paint';
import { blend, dab, type Easel, fill, glow, linear } from '../kit/easel';
import { defineStage } from '../model';
import { sittingCat } from './kit/cat';
import { lightGarland } from './kit/decor';
import { bookRow, drape } from './kit/furniture';
import { lamp, type RoomLight, roomLight, roomStageLight, vignette } from './kit/light';
import { potPlant } from './kit/plants';
import { poly, rounded, solid } from './kit/shapes';
import { paperedWall } from './kit/shell';
import { onTop } from './kit/slots';
import { sash, townView } from './kit/window';

const SILL = 850;

/** The deep wooden sill with its grain, and the panel under it. */
function sill(e: Easel, d: RoomLight) {
  const wood = d.tone('#c8915c');
  fill(
    e,
    poly(70, SILL - 66, 1130, SILL - 66, 1230, SILL + 40, -30, SILL + 40),
    linear(e, 0, SILL - 66, 0, SILL + 40, [
      [0, shade(wood, 0.05)],
      [1, tint(wood, 0.05)],
    ]),
  );
  for (let i = 0; i < 16; i++)
    dab(e, 'dry', (i * 173) % 1200, SILL - 54 + (i % 6) * 17, 170, 5, i % 2 ? tint(wood, 0.09) : shade(wood, 0.09), {
      alpha: 0.5,
      variant: i,
    });
  e.p.form(rectangle(-40, SILL + 38, 1280, 40), wood, { depth: 9 });
  const panel = d.tone('#e4cfae');
  fill(
    e,
    rectangle(-20, SILL + 78, 1240, 300),
    linear(e, 0, SILL + 78, 0, 1200, [
      [0, shade(panel, 0.16)],
      [0.25, panel],
      [1, shade(panel, 0.06)],
    ]),
  );
  for (const x of [20, 425, 830]) {
    solid(e, rounded(x, SILL + 130, 350, 300, 8), tint(panel, 0.03), { marks: 6 });
    e.p.edge(rounded(x + 16, SILL + 146, 318, 300, 8), shade(panel, 0.12), 3, 0.6);
  }
  e.p.soft(600, SILL + 86, 700, 30, d.shadow, 0.4);
}

/** A window sill seen from near, the town outside: here stands the hanukkiah or the lantern. */
export const windowSill = defineStage<RoomLight>({
  palettes: roomLight('night', 'dusk', 'day', 'dark'),
  slots: {
    // in front of the sill, cut by the picture's lower edge
    left: { x: 235, y: 1290, scale: 2.25, depth: 2000 },
    right: { x: 965, y: 1290, scale: 2.25, depth: 2000 },
    behind: { x: 1110, y: 1290, scale: 2.1, depth: 1990 },
    middle: { x: 600, y: 1330, scale: 2.1, depth: 2010 },
    // somebody small who sits on the sill at its end
    far: { x: 985, y: SILL, scale: 1, afloat: true, depth: 900 },
    air: { x: 600, y: 250, scale: 1.3, afloat: true },
    // what burns in the window; two smaller things beside it
    sill: onTop(600, SILL + 4, 2.3),
    sillLeft: onTop(390, SILL + 12, 1.4),
    sillRight: onTop(815, SILL + 12, 1.4),
  },
  light: (d) => roomStageLight(d, 1, [lamp(600, 690, 820, 0.8)]),
  back(e, d) {
    paperedWall(e, d.tone('#d99a78'), d.tone('#ffe6c0'), [600, 700], 'stripes');
    sash(
      e,
      d,
      { x: 150, y: 20, w: 900, h: 760 },
      d.tone('#f3e4c8'),
      (easel, light, box) => townView(easel, light, box, 4),
      { bars: [2, 2] },
    );
    if (d.lampsLit) glow(e, 600, 720, 480, '#ff9a48', 0.2);
    sill(e, d);
    bookRow(e, d, 'sill', 112, SILL - 8, 90, 92);
    potPlant(e, d, 1088, SILL + 6, 190, { pot: '#5f8f9a', kind: 'round' });
    sittingCat(e, d, 950, SILL - 14, 150, '#6a6276');
    drape(e, d, -30, -40, 170, 940, '#a8485a', -10);
    drape(e, d, 1060, -40, 170, 730, '#a8485a', 16);
    lightGarland(e, d, 110, 8, 600, 10, 60);
    lightGarland(e, d, 600, 10, 1090, 8, 60);
    if (!d.lampsLit) return;
    blend(e, 'soft-light', () => e.p.soft(600, 800, 560, 300, '#ffb45e', 0.7));
    blend(e, 'screen', () => e.p.soft(600, SILL, 430, 60, '#ff9a40', 0.4));
  },
  front: (e, d) => vignette(e, d, 600, 640),
});
