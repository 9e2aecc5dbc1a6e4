import { type Companion, flat, type Hero } from '../../picture-parts';

export const BY_DAY = 'dungarees';
export const BY_NIGHT = 'starryPajamas';
export const LION = 'lionCostume';

type Place = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly depth?: number;
  readonly afloat?: boolean;
};

/** The pupil: a figure as small as a pillow. */
export const baby = (
  at: Place,
  pose: string,
  expression: Companion['expression'],
  rest: Partial<Companion> = {},
): Companion => ({
  id: 'baby',
  kind: 'babyBrother',
  at: { afloat: true, ...at },
  pose,
  expression,
  ...rest,
});

/** Another hero for a wheelchair, which stands higher by `rise`. */
export const risen = (hero: Hero, rise: number): Hero =>
  'x' in hero.at ? { ...hero, at: { ...hero.at, y: hero.at.y - rise } } : hero;

/** A flat picture whose child comes up where a wheelchair cuts it off. */
export const flatRisen = (stage: string, scene: Parameters<typeof flat>[1], rise: number) => {
  const [hero, ...others] = (scene.heroes ?? []) as Hero[];
  return flat(stage, scene, { onWheels: { heroes: hero ? [risen(hero, rise), ...others] : [] } });
};
