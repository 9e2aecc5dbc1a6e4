import { cover, dab } from '../../kit/easel';
import { defineStage } from '../../model';
import { hangingBell, printTrail } from './things';

type Ends = {
  readonly paper: string;
  readonly wash: string;
  readonly print: string;
  readonly alpha: number;
  readonly bell: string;
  readonly bells: number;
};

const COLOURS = ['#d99a3c', '#e0b145', '#c9785a', '#d99a3c', '#8fa4b4'] as const;

/** Endpapers: small prints cross a paper; at night they take one bell away, in the morning there are many. */
export const endTrail = defineStage<Ends>({
  palettes: {
    night: { paper: '#1b2450', wash: '#242f66', print: '#8fa4e0', alpha: 0.5, bell: '#e0b145', bells: 1 },
    morning: { paper: '#f6d9a8', wash: '#fbe6c0', print: '#c08a54', alpha: 0.5, bell: '#d99a3c', bells: 60 },
  },
  slots: {},
  span: [0, 2400],
  light: () => ({
    direction: [-0.4, -0.9],
    rim: '#ffffff',
    rimAlpha: 0,
    rimWidth: 3,
    ambient: '#ffffff',
    ambientAlpha: 0,
    shadow: '#000000',
    lamps: [],
  }),
  back(e, c) {
    cover(e, c.paper);
    const r = e.random('wash');
    for (let i = 0; i < 70; i++)
      dab(e, 'dry', r() * 2400, r() * 1200, 220, 40, c.wash, { alpha: 0.3, variant: i, rotate: r.bell() * 0.4 });
    for (let i = 0; i < 60; i++) {
      const [x, y] = [140 + (i % 10) * 236 + (Math.floor(i / 10) % 2) * 110, 80 + Math.floor(i / 10) * 205];
      if (c.bells > 1 ? (i * 7) % 60 < c.bells : i === 36)
        hangingBell(e, x, y, 1.5, c.bells > 1 ? COLOURS[i % COLOURS.length] : c.bell, Math.sin(i * 2.3) * 0.25);
    }
    printTrail(
      e,
      [
        [-60, 1040],
        [340, 860],
        [700, 980],
        [1100, 700],
        [1500, 820],
        [1850, 520],
        [2120, 560],
        [2460, 240],
      ],
      0.86,
      c.print,
      c.alpha,
      2,
    );
  },
});
