import type { Random } from '../paint';
import { across, type Easel, seen } from '../stages';

type Flake = {
  readonly x: number;
  readonly y: number;
  /** 0 is far and small, 1 is near and large. */
  readonly near: number;
  readonly turn: number;
  readonly random: Random;
};

/** Scatters `count` drifting things over the whole stage, thinner where they are nearer, and never on a face. */
export function drift(e: Easel, name: string, count: number, draw: (flake: Flake) => void) {
  const random = e.random(`weather-${name}`);
  for (let i = 0; i < count * across(e); i++) {
    const near = random() ** 1.9;
    const [x, y] = [random.between(e.span[0] - 30, e.span[1] + 30), random.between(-30, 1230)];
    const turn = random.between(0, Math.PI * 2);
    const onFace = e.keepout.some((face) => Math.hypot(x - face.x, y - face.y) < face.r * (1 + near * 0.4));
    if (!onFace && seen(e, x, y, 40)) draw({ x, y, near, turn, random });
  }
}
