import type { Character } from '../character/character';
import type { Hero } from '../compose/hero';
import { lightFigure, rimShare } from '../compose/light';
import { type Box, clamp, type Disc, freeCanvas, type Painter } from '../paint';
import type { Lamp, Slot, StageLight } from '../stages';
import type { SpreadActor } from './actors';
import { castShadow } from './cast-shadow';
import { fadeShoulder } from './fade-shoulder';
import { type Haze, paintHaze } from './haze';
import { weights } from './weight';

/** At this scale a figure has rims and form shadows of the usual width. */
const USUAL_SCALE = 1.5;

/** The light of a head falls on all of an animal, whose fur is dark enough at night. */
const ON_FUR = 0.5;

const fineness = (scale: number) => clamp(scale / USUAL_SCALE, 0.25, 1.8);

/** Of a hand in the dark, how much is surely skin: beside it the sleeve would shine. */
const BARE = 0.6;

/** Where skin shows. */
const skinOf = (face: Disc | null | undefined, hands: readonly Disc[], haze: Haze | undefined): readonly Disc[] => [
  ...(face ? [face] : []),
  ...hands.map(({ x, y, r }) => ({ x, y, r: haze?.lit ? r * BARE : r })),
];

type Task = {
  readonly page: Painter;
  readonly light: StageLight;
  readonly zoom: number;
  readonly character: Character;
};

/** A hero, and all of it where an arm is painted apart. */
export type LitHero = { readonly hero: Hero; readonly slot: Slot; readonly span: Box | undefined; readonly haze: Haze };

/** Lights the figures of a picture and lays them down. */
export function lighter({ page, light, zoom, character }: Task, lamps: readonly Lamp[]) {
  const weight = weights(page, light, zoom);
  const common = { zoom, rimShare: rimShare(light) };
  const actor = ({ layer, centre, scale, ground, shadow, hands, span, face, haze, fade }: SpreadActor) => {
    if (shadow) castShadow(page, layer, [shadow.x, shadow.y], light);
    weight.touch(layer, { ground, scale, span });
    if (shadow) weight.stand(layer, { ground, scale });
    if (haze?.lit) paintHaze(layer, haze);
    // Fur takes the colour of the light at its edge, and so does who is in the dark; of a skin that would make another one.
    const own = {
      ownRim: hands.length > 0 && !haze?.lit,
      skin: hands.length > 0 ? skinOf(face, hands, haze) : [],
      fineness: fineness(scale),
      ...(span && { span }),
    };
    lightFigure(layer, light, lamps, {
      ...common,
      ...own,
      centre,
      hands,
      head: face,
      headShare: hands.length > 0 ? 1 : ON_FUR,
    });
    if (!haze?.lit) paintHaze(layer, haze);
    if (fade) fadeShoulder(layer, fade);
  };
  /** Only who stands on the `ground` casts a shadow on it. */
  const hero = (
    whole: Painter,
    { hero: { centre, scale, hands, head }, slot, span, haze }: LitHero,
    ground: Slot | null,
    fade: Disc | null = null,
  ) => {
    const layer = whole.trimmed();
    if (ground) castShadow(page, layer, [ground.x, ground.y], light);
    weight.touch(layer, { ground: slot.y, scale, span });
    if (ground) weight.stand(layer, { ground: ground.y, scale });
    if (haze?.lit) paintHaze(layer, haze);
    const own = {
      ownRim: character.faceShape !== undefined,
      skin: skinOf(head, hands, haze),
      fineness: fineness(scale),
      ...(span && { span }),
    };
    lightFigure(layer, light, lamps, { ...common, ...own, centre, hands, head });
    if (!haze?.lit) paintHaze(layer, haze);
    if (fade) fadeShoulder(layer, fade);
    page.put(layer);
    freeCanvas(layer.canvas, whole.canvas);
  };
  return { actor, hero, free: weight.free };
}

export type Lighter = ReturnType<typeof lighter>;
