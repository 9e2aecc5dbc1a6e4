import { type Knot, mix, type Polygon, rectangle, shade, smooth, type Vec } from '@/lib/illustrator/paint';
import { dab, type Easel } from '../kit/easel';
import { ripples } from '../kit/water';

/** Of the stream, what the bridge is painted with. */
type Colours = { readonly near: string; readonly moonlight: string; readonly deep: string };

/** Where the deck of the bridge lies, and its front edge. */
const DECK: readonly Knot[] = [
  [150, 972],
  [560, 950],
  [1000, 944],
  [1500, 944],
  [1940, 952],
  [2290, 976],
];
const DECK_DEPTH = 74;

/** A low bridge of planks: wide enough for wheels, with a rope to hold on to. */
export function bridge(e: Easel, c: Colours) {
  const wood = mix('#6a5a6c', c.near, 0.25);
  const top = smooth(DECK, false, 16);
  const front = top.map(([x, y]): Vec => [x, y + DECK_DEPTH]);
  for (const x of [430, 860, 1290, 1720, 2120]) {
    e.p.form(rectangle(x - 17, 1010, 34, 110), shade(wood, 0.12), { depth: 8 });
    ripples(e, x, 1118, 52, c.moonlight, 0.6);
  }
  rope(e, c, top, wood);
  dab(e, 'soft', 1200, 1090, 1080, 40, c.deep, { alpha: 0.6 });
  e.p.form([...top, ...[...front].reverse()], wood, { depth: 12, lightColor: c.moonlight });
  const r = e.random('planks');
  for (let x = 190; x < 2270; x += 44) {
    const y = heightAt(top, x);
    e.p.line(
      [
        [x, y + 3],
        [x - 7, y + DECK_DEPTH - 2],
      ],
      3,
      shade(wood, 0.16),
      0.8,
      [1, 1],
    );
    dab(e, 'dry', x + 20, y + 14 + r() * 40, 18, 5, mix(wood, c.moonlight, 0.4), { alpha: 0.5, variant: x });
  }
  e.p.form([...front, ...front.map(([x, y]): Vec => [x, y + 22]).reverse()], shade(wood, 0.08), { depth: 6 });
}

/** The height of a line of points at a place. */
const heightAt = (line: Polygon, x: number): number =>
  line.reduce((best, point) => (Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best))[1];

/** Posts behind the deck and the rope that sags between them. */
function rope(e: Easel, c: Colours, deck: Polygon, wood: string) {
  const posts = [330, 760, 1190, 1620, 2050];
  const height = 150;
  for (const x of posts)
    e.p.form(rectangle(x - 9, heightAt(deck, x) - height, 18, height + 8), wood, { depth: 5, lightColor: c.moonlight });
  posts.slice(1).forEach((x, i) => {
    const from = posts[i] ?? x;
    const [y0, y1] = [heightAt(deck, from) - height + 14, heightAt(deck, x) - height + 14];
    e.p.line(
      [
        [from, y0],
        [(from + x) / 2, (y0 + y1) / 2 + 34],
        [x, y1],
      ],
      6,
      mix(wood, c.moonlight, 0.45),
      1,
      [1, 1, 1],
    );
  });
}
