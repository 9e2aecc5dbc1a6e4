import { ellipse, mix, rectangle, rgba, shade, star, taper, tint } from '@/lib/illustrator/paint';
import { blend, clipTo, cover, dab, type Easel, fill, glow, linear } from '../kit/easel';
import { defineStage } from '../model';
import { lamp, type RoomLight, roomLight, roomStageLight, vignette } from './kit/light';
import { bend, blob, poly, rounded, solid } from './kit/shapes';
import { planks } from './kit/shell';
import { onTop } from './kit/slots';

const FLOOR = 850;

/** The painted back-cloth: hills, a palace with domes, a paper moon and clouds on strings. */
function scenery(e: Easel, d: RoomLight) {
  const night = d.time !== 'day';
  const t = d.tone;
  cover(
    e,
    linear(e, 0, 120, 0, FLOOR, [
      [0, t(night ? '#4a5a9c' : '#7fb8dc')],
      [0.6, t(night ? '#a884b0' : '#c8e2e6')],
      [1, t(night ? '#f0b898' : '#fbeccb')],
    ]),
  );
  for (let i = 0; i < 16; i++)
    dab(e, 'dry', (i * 211) % 1200, 160 + ((i * 83) % 500), 210, 40, t('#fff4e0'), { alpha: 0.14, variant: i });
  for (const [x, y, r] of [[880, 240, 64]] as const) {
    fill(e, rectangle(x - 1, 0, 2, y), t('#d8c8a8'));
    solid(e, ellipse(x, y, r), t('#fbe0a0'), { turn: 0.08, marks: 5 });
  }
  for (const [x, y, s] of [
    [350, 230, 1],
    [640, 170, 0.8],
    [1010, 380, 0.8],
  ] as const) {
    for (const u of [-50, 50]) fill(e, rectangle(x + u * s, 0, 2, y), t('#d8c8a8'));
    e.p.form(
      blob(
        x - 100 * s,
        y + 26 * s,
        x - 88 * s,
        y - 8 * s,
        x - 44 * s,
        y - 18 * s,
        x - 10 * s,
        y - 50 * s,
        x + 44 * s,
        y - 36 * s,
        x + 62 * s,
        y - 8 * s,
        x + 102 * s,
        y,
        x + 98 * s,
        y + 26 * s,
      ),
      t('#fdf8ee'),
      { depth: 9 },
    );
  }
  fill(e, blob(-40, 900, -30, 640, 200, 540, 420, 640, 640, 560, 900, 650, 1240, 540, 1240, 900), t('#9cc4a0'));
  palace(e, d);
  fill(e, blob(-40, 900, -30, 760, 260, 690, 520, 780, 820, 700, 1240, 780, 1240, 900), t('#6fa877'));
  for (const [x, s] of [
    [220, 130],
    [330, 92],
    [965, 120],
    [860, 84],
  ] as const) {
    solid(e, rectangle(x - 7, 838 - s * 0.4, 14, s * 0.4), t('#8a5a3c'));
    e.p.form(ellipse(x, 838 - s * 0.75, s * 0.42, s * 0.48), t('#4f8f68'), { depth: 9 });
    for (let i = 0; i < 5; i++)
      fill(e, ellipse(x + ((i * 37) % 50) - 25, 838 - s * (0.55 + (i % 3) * 0.2), 6, 6, 0, 12), t('#e8604f'));
  }
}

function palace(e: Easel, d: RoomLight) {
  const c = d.tone('#f2d7ae');
  for (const [x, y, w, dome] of [
    [420, 520, 90, '#4f93a8'],
    [600, 450, 120, '#d8a040'],
    [790, 530, 84, '#c8607a'],
  ] as const) {
    solid(e, rectangle(x - w / 2, y, w, 320), c, { turn: 0.05 });
    e.p.form(
      blob(
        x - w * 0.56,
        y + 4,
        x - w * 0.58,
        y - w * 0.3,
        x - w * 0.2,
        y - w * 0.62,
        x,
        y - w * 0.95,
        x + w * 0.2,
        y - w * 0.62,
        x + w * 0.58,
        y - w * 0.3,
        x + w * 0.56,
        y + 4,
      ),
      d.tone(dome),
      { depth: 9 },
    );
    solid(e, ellipse(x, y - w, 7), d.tone('#f0c860'));
    for (const v of [60, 130])
      fill(
        e,
        blob(x - 13, y + v + 40, x - 13, y + v + 8, x, y + v - 8, x + 13, y + v + 8, x + 13, y + v + 40),
        d.lampsLit ? '#ffe0a0' : shade(c, 0.2),
      );
  }
  solid(e, rectangle(400, 640, 400, 200), tint(c, 0.02), { turn: 0.03 });
  for (let i = 0; i < 10; i++) fill(e, rectangle(402 + i * 40, 622, 24, 20), tint(c, 0.02));
}

/** Velvet on both sides, a swag and the gilded arch above. */
function curtains(e: Easel, d: RoomLight) {
  const c = d.tone('#b03a48');
  for (const s of [-1, 1]) {
    const at = (x: number) => 600 + s * x;
    const cloth = blob(
      at(620),
      -30,
      at(330),
      -30,
      at(372),
      260,
      at(436),
      480,
      at(476),
      560,
      at(440),
      720,
      at(420),
      900,
      at(520),
      912,
      at(640),
      900,
    );
    e.p.soft(at(430), 560, 90, 420, d.shadow, 0.3);
    e.p.form(cloth, c, { depth: 20, softness: 12 });
    clipTo(e, cloth, () => {
      for (let i = 0; i < 9; i++) {
        const x = 350 + i * 32;
        fill(
          e,
          taper(bend(at(x), -30, at(x + 30), 260, at(470 + i * 16), 560, at(430 + i * 26), 905), [8, 11, 4, 13]),
          i % 2 ? shade(c, 0.12) : tint(c, 0.08),
          0.55,
        );
      }
    });
    e.p.line(bend(at(462), 556, at(530), 586, at(620), 570), 24, d.tone('#e0b050'), 1, [1, 1]);
    fill(e, poly(at(470), 570, at(494), 570, at(500), 660, at(462), 660), d.tone('#e0b050'));
    for (let i = 0; i < 5; i++) fill(e, rectangle(at(481) - 18 + i * 8, 600, 3, 62), d.tone('#b88430'), 0.6);
  }
  for (let i = 0; i < 5; i++) {
    const x = -10 + i * 244;
    const swag = blob(x, -40, x + 244, -40, x + 236, 70, x + 180, 130, x + 122, 150, x + 64, 130, x + 8, 70);
    e.p.form(swag, c, { depth: 16 });
    for (let k = 1; k < 4; k++)
      fill(
        e,
        taper(bend(x + 10, 6, x + 122, 36 + k * 34, x + 234, 6), [3, 8, 3]),
        k % 2 ? shade(c, 0.12) : tint(c, 0.08),
        0.5,
      );
    fill(
      e,
      taper(bend(x + 6, 74, x + 64, 132, x + 122, 152, x + 180, 132, x + 238, 74), [6, 7, 8, 7, 6]),
      d.tone('#e0b050'),
    );
  }
}

/** Footlights along the edge of the boards, and the dark heads of chairs in front. */
function footlights(e: Easel, d: RoomLight) {
  const wood = d.tone('#8a4f38');
  e.p.form(rectangle(-20, 1148, 1240, 80), wood, { depth: 8 });
  for (let i = 0; i < 13; i++) fill(e, star(30 + i * 95, 1182, 14), d.tone('#e0b050'), 0.9);
  solid(e, rectangle(-20, 1140, 1240, 14), tint(wood, 0.08));
  for (let i = 0; i < 9; i++) {
    const x = 70 + i * 132;
    glow(e, x, 1128, 92, '#ffcf80', d.lampsLit ? 0.55 : 0.3);
    e.p.form(blob(x - 30, 1150, x - 26, 1126, x, 1112, x + 26, 1126, x + 30, 1150), d.tone('#d8a850'), { depth: 5 });
    fill(e, ellipse(x, 1118, 15, 6), '#fff4d0');
  }
}

function spots(e: Easel, d: RoomLight) {
  const power = d.time === 'day' ? 0.16 : 0.24;
  blend(e, 'screen', () => {
    for (const [x, to] of [
      [180, 470],
      [600, 600],
      [1020, 730],
    ] as const)
      fill(
        e,
        poly(x - 16, 130, x + 16, 130, to + 210, 1100, to - 210, 1100),
        linear(e, 0, 130, 0, 1100, [
          [0, rgba('#fff0c4', power)],
          [0.8, rgba('#ffdf9c', power * 0.6)],
          [1, rgba('#ffdf9c', 0)],
        ]),
      );
    e.p.soft(600, 1030, 440, 110, '#ffd890', power * 2);
  });
}

/** A small theatre with curtain, footlights and painted scenery: for a play or a dance. */
export const stageTheatre = defineStage<RoomLight>({
  palettes: roomLight('night', 'dusk', 'day'),
  slots: {
    left: { x: 300, y: 1060, scale: 1.5 },
    middle: { x: 600, y: 1090, scale: 1.7 },
    right: { x: 900, y: 1060, scale: 1.5 },
    far: { x: 760, y: 905, scale: 0.9 },
    air: { x: 600, y: 300, scale: 1.2, afloat: true },
    // props of the play on the boards
    prop: { x: 430, y: 950, scale: 1.1 },
    propRight: { x: 860, y: 960, scale: 1.1 },
    edge: onTop(760, 1140, 1.35, 1200),
  },
  light: (d) => ({
    ...roomStageLight(d, -1, [lamp(600, 1000, 760, 0.6), lamp(600, 240, 900, 0.6)]),
    rim: mix('#ffe2a8', d.beam, 0.2),
  }),
  back(e, d) {
    scenery(e, d);
    planks(e, FLOOR, d.tone('#b97e4c'), d.tone('#f0c484'));
    spots(e, d);
    curtains(e, d);
    if (d.lampsLit)
      blend(e, 'multiply', () =>
        cover(
          e,
          linear(e, 0, 0, 0, 1200, [
            [0, '#9a84a8'],
            [0.3, '#ffffff'],
            [1, '#ffffff'],
          ]),
        ),
      );
  },
  front(e, d) {
    footlights(e, d);
    for (let i = 0; i < 7; i++) e.p.form(rounded(-40 + i * 190, 1192, 150, 60, 40), d.tone('#5a2c3c'), { depth: 6 });
    vignette(e, d, 600, 660);
  },
});
