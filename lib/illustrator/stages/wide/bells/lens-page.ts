import { ellipse, mix, rectangle, shade, type Vec } from '@/lib/illustrator/paint';
import { cover, dab, type Easel, shifted } from '../../kit/easel';
import { curve, points } from '../../kit/outline';
import { defineStage } from '../../model';
import { magnifier, printTrail } from './things';
import { handlebarHair } from './through-lens';

/** `turn` in degrees. */
type Photo = readonly [x: number, y: number, width: number, height: number, turn: number];

type Page = {
  readonly paper: string;
  readonly line: string;
  readonly lens?: { readonly x: number; readonly y: number; readonly r: number; readonly handle: number };
  /** What the lens shows, and the middle of that drawing. */
  readonly shows?: readonly [paint: (e: Easel) => void, middle: Vec];
  readonly photos?: readonly Photo[];
};

/** The place of the first photograph in the layout. */
const FIRST: Photo = [1260, 124, 1064, 664, 0];
/** The same places as those of the four pictures in the layout. */
const PHOTOS: readonly Photo[] = [
  [96, 238, 494, 590, -2.2],
  [646, 248, 494, 590, 1.7],
  [1262, 242, 494, 590, -1.5],
  [1812, 236, 494, 590, 2.3],
];

/** The middle of the upper border, where the pin is. */
function pinOf([x, y, w, h, turn]: Photo): Vec {
  const a = (turn * Math.PI) / 180;
  const up = h / 2 + (turn ? 42 : 24);
  return [x + w / 2 + Math.sin(a) * up, y + h / 2 - Math.cos(a) * up];
}

/** Photographs stuck on the page: white borders, pins, and a red thread that sags from one to the next. */
function photographs(e: Easel, photos: readonly Photo[]) {
  for (const [x, y, w, h, turn] of photos)
    e.p.in(x + w / 2, y + h / 2, (turn * Math.PI) / 180, 1, 1, () => {
      const paper = rectangle(-w / 2 - 20, -h / 2 - (turn ? 60 : 44), w + 40, h + (turn ? 84 : 64));
      e.p.soft(14, 34, w * 0.66, h * 0.64, '#3a2a30', 0.42);
      e.p.fill(paper, '#fffdf6');
      e.p.edge(paper, '#d8c8b0', 2, 0.7);
    });
}

/** Over the photographs. */
function thread(e: Easel, photos: readonly Photo[]) {
  const pins = photos.map(pinOf);
  const ends: readonly Vec[] = pins.length > 1 ? [[-60, 212], ...pins, [2460, 202]] : [];
  ends.slice(1).forEach((to, i) => {
    const from = ends[i] ?? to;
    const sag = (dy: number) => curve([...from, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + dy, ...to]);
    e.p.line(sag(40), 6, '#3a2a30', 0.16, [1, 1, 1]);
    e.p.line(sag(30), 5, '#c8403c', 0.95, [1, 1, 1]);
  });
  for (const [x, y] of pins) {
    e.p.soft(x + 4, y + 8, 16, 12, '#3a2a30', 0.4);
    e.p.form(ellipse(x, y, 12), '#d84a40', { depth: 6 });
  }
}

/** What a detective scribbles: a bell that is not there, and prints that walk off the page. */
function scribbles(e: Easel, line: string) {
  const pencil = mix(line, '#5a4a50', 0.55);
  printTrail(
    e,
    [
      [1330, 140],
      [1560, 100],
      [1800, 150],
      [2060, 100],
      [2440, 150],
    ],
    0.62,
    pencil,
    0.4,
    3,
  );
}

/** Both pages of the notebook, with a large lens or with photographs on it and room for words. */
export const lensPage = defineStage<Page>({
  palettes: {
    hair: {
      paper: '#fbf1dc',
      line: '#e2d3bd',
      lens: { x: 640, y: 552, r: 362, handle: 2.5 },
      shows: [handlebarHair, [570, 450]],
      photos: [FIRST],
    },
    witnesses: { paper: '#fbf1dc', line: '#e2d3bd', photos: PHOTOS },
  },
  slots: {},
  span: [0, 2400],
  light: () => ({
    direction: [-0.4, -0.9],
    rim: '#fff4d8',
    rimAlpha: 0,
    rimWidth: 4,
    ambient: '#ffffff',
    ambientAlpha: 0,
    shadow: '#2a2030',
    lamps: [],
  }),
  back(e, { paper, line, lens, photos, shows }) {
    cover(e, paper);
    for (let y = 96; y < 1230; y += 74) e.p.line(points([-40, y, 2440, y]), 2, line, 0.55, [1, 1]);
    const r = e.random('stains');
    for (let i = 0; i < 12; i++)
      dab(e, 'mist', r() * 2400, r() * 1200, 200, 160, shade(paper, 0.03), { alpha: 0.3, variant: i });
    if (photos) {
      photographs(e, photos);
      thread(e, photos);
    }
    if (!lens) scribbles(e, line);
    if (lens && shows) {
      const [paint, middle] = shows;
      const down = lens.y - middle[1];
      magnifier(e, lens, () => shifted(e, lens.x - middle[0], (moved) => e.p.in(0, down, 0, 1, 1, () => paint(moved))));
    }
  },
});
