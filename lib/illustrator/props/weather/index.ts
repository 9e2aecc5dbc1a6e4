import { freeCanvas, type Painter, type Polygon, polar } from '@/lib/illustrator/paint';
import { canopy } from '../everyday/outing';
import { stroke } from '../kit/shapes';
import type { Prop } from '../model';

/** The umbrella for two with a shaft so short that its crook, its origin, stands on the knee of who sits below. */
function umbrellaOnKnee(p: Painter): void {
  const shaft = stroke([0, -400, 0, -120, 0, -18, 9, -2, 25, -2, 34, -18], [4, 4.4, 5, 5.4, 5.4, 4.6]);
  p.form(shaft, '#e9c48a', { depth: 2.6 });
  p.in(0, -152, 0, 2.3, 1.08, () => canopy(p, '#d9463f'));
}

/** The light of another room in a doorway and, from its sill at the origin, on the floor. */
function doorLight(p: Painter): void {
  const { context: c } = p;
  const door: Polygon = [
    [-141, -616],
    [141, -616],
    [141, 0],
    [-141, 0],
  ];
  const floor: Polygon = [
    [-141, 0],
    [141, 0],
    [560, 320],
    [-420, 320],
  ];
  p.soft(0, -300, 330, 470, '#ffdc98', 0.36);
  p.clip(door, () => {
    c.fillStyle = p.linear(0, -616, 0, 0, [
      [0, '#fff3cf', 0.72],
      [1, '#ffe2a0', 0.9],
    ]);
    c.fillRect(-200, -700, 400, 800);
  });
  const fan = p.newLayer({ x: -700, y: -60, width: 1500, height: 460 });
  fan.fill(floor, '#ffe3a6', { alpha: 0.7, blur: 9 });
  const f = fan.context;
  f.globalCompositeOperation = 'destination-in';
  f.fillStyle = fan.linear(0, 0, 0, 320, [
    [0, '#000000', 1],
    [1, '#000000', 0.12],
  ]);
  f.fillRect(-700, -60, 1500, 460);
  p.put(fan);
  freeCanvas(fan.canvas);
}

/** What a hand at the origin leaves in the air while it is shaken out. */
function shakeMarks(p: Painter): void {
  for (const side of [-1, 1])
    for (const [distance, reach, alpha] of [
      [27, 0.5, 0.95],
      [37, 0.36, 0.7],
    ] as const) {
      const arc = [-1, -0.5, 0, 0.5, 1].map((u) => polar([-6, 2], side * (Math.PI / 2) + 0.5 + u * reach, distance));
      p.line(arc, 3.4, '#ffffff', alpha, [0.3, 1, 0.3]);
    }
}

/** Things of The Weather in My Tummy. */
export const WEATHER_THINGS: Readonly<Record<string, Prop>> = {
  doorLight: { draw: doorLight, box: { x: -700, y: -800, width: 1500, height: 1160 }, shadow: 0 },
  shakeMarks: { draw: shakeMarks, box: { x: -60, y: -60, width: 120, height: 120 }, shadow: 0 },
  umbrellaOnKnee: { draw: umbrellaOnKnee, box: { x: -270, y: -480, width: 540, height: 490 }, shadow: 0 },
};
