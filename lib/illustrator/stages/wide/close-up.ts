import { mix, shade, tint } from '@/lib/illustrator/paint';
import { blend, cover, disc, type Easel, glow, linear, radial, wash } from '../kit/easel';
import { defineStage } from '../model';

const close = { top: '#0c1646', low: '#4d78b8', frame: '#5a4664', curtain: '#6a3656', moonlight: '#bcd4ff' };
/** A line of faint gold beyond the wood, out of focus: where the light's family is, all the time. */
function familyFarAway(e: Easel) {
  glow(e, 1860, 1120, 520, '#d8a04a', 0.2, 0.16);
  const r = e.random('family');
  for (let i = 0; i < 74; i++) {
    const size = 4 + r() ** 2 * 15;
    disc(e, 1420 + r() * 900, 1108 + r.bell() * 30, size, size, '#ffd27a', 0.22 + r() * 0.32, 0.45);
  }
  // Somebody else is awake out there.
  for (const x of [1338, 1382]) disc(e, x, 1050, 13, 14, '#e9edff', 0.42, 0.55);
}

/** So close that only a head and a hand are seen; the wood behind the window is out of focus. */
export const closeUpWide = defineStage<typeof close>({
  palettes: { moon: close },
  slots: {},
  span: [0, 2400],
  light: (c) => ({
    direction: [0.9, -0.4],
    rim: c.moonlight,
    rimAlpha: 0.7,
    rimWidth: 7,
    ambient: '#7f80cc',
    ambientAlpha: 0.56,
    shadow: '#1c1a4c',
    lamps: [{ x: -100, y: 700, reach: 760, colour: '#ffb066', power: 0.45 }],
  }),
  back(e, c) {
    cover(
      e,
      linear(e, 0, 0, 0, 1200, [
        [0, c.top],
        [0.6, mix(c.top, c.low, 0.6)],
        [1, c.low],
      ]),
    );
    wash(e, 'air', [-40, -40, 2440, 1240], [tint(c.top, 0.05), mix(c.low, c.top, 0.6)], {
      count: 60,
      alpha: 0.12,
      long: 420,
      tall: 90,
      slant: -0.1,
    });
    // out of focus: stars are discs, the wood is a soft rim
    const r = e.random('bokeh');
    for (let i = 0; i < 40; i++) {
      const size = 8 + r() ** 2 * 26;
      disc(e, 1150 + r() * 1250, 40 + r() * 560, size, size, '#fff0d0', 0.1 + r() * 0.2, 0.8);
    }
    glow(e, 2110, 200, 560, c.moonlight, 0.5);
    disc(e, 2110, 200, 124, 124, '#fff3d8', 0.95, 0.86);
    for (let i = 0; i < 22; i++)
      disc(e, 640 + i * 92, 1130 + r.bell() * 30, 110, 260 + r() * 190, mix('#14295a', c.top, 0.3), 0.55, 0.35);
    disc(e, 1700, 1330, 1700, 330, '#0d1a44', 0.95, 0.5);
    familyFarAway(e);
    // the window's frame and curtain, too near to be sharp
    blend(e, 'source-over', () => {
      e.c.save();
      e.c.filter = `blur(${(14 * e.p.scale()).toFixed(1)}px)`;
      e.c.fillStyle = shade(c.frame, 0.1);
      e.c.fillRect(-40, -40, 210, 1300);
      e.c.fillStyle = shade(c.frame, 0.16);
      e.c.fillRect(150, -40, 46, 1300);
      e.c.restore();
    });
  },
  front(e) {
    glow(e, 1040, 660, 560, '#ffb45c', 0.2);
    blend(e, 'multiply', () =>
      cover(
        e,
        radial(e, 900, 600, 1700, [
          [0, '#ffffff'],
          [0.6, '#f0ecfc'],
          [1, '#7a76b8'],
        ]),
      ),
    );
  },
});
