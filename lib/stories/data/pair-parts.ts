import type { PictureSceneInput, SpreadSceneInput } from '@/lib/illustrator';
import type { SpreadLayout, TextPlace } from '../picture-book';
import type { Companion, Hero, Prop } from './picture-parts';

type Retelling = {
  /** Which picture of the spread changes; the first unless told. */
  readonly picture?: number;
  /** What is different for a first hero whose wheelchair is in the picture. */
  readonly onWheels?: Partial<PictureSceneInput>;
  /** Other places of some texts, by text id. */
  readonly places?: Readonly<Record<string, Partial<TextPlace>>>;
};

/** A spread's pictures with other figures in one of them. */
export function withFigures(
  scene: SpreadSceneInput,
  figures: Partial<PictureSceneInput>,
  { picture: changed = 0, onWheels }: Pick<Retelling, 'picture' | 'onWheels'> = {},
): SpreadSceneInput {
  const pictures = scene.pictures.map((picture, index) => {
    if (index !== changed) return picture;
    const { wheelchairScene: _, smallChildScene: __, ...rest } = picture;
    const told = { ...picture.scene, ...figures };
    return { ...rest, scene: told, ...(onWheels && { wheelchairScene: { ...told, ...onWheels } }) };
  });
  return { ...scene, pictures };
}

/** A spread of a story as it is told of two heroes: who is in its picture, and where its texts stand. */
export function retold(
  layout: SpreadLayout,
  figures: Partial<PictureSceneInput>,
  { places = {}, ...how }: Retelling = {},
): SpreadLayout {
  return retellPlaces({ ...layout, scene: withFigures(layout.scene, figures, how) }, places);
}

function retellPlaces(layout: SpreadLayout, places: NonNullable<Retelling['places']>): SpreadLayout {
  const texts = layout.texts.map((place): TextPlace => ({ ...place, ...places[place.text] }) as TextPlace);
  return { ...layout, texts };
}

/** A spread of the story of one. */
export function findSpread(spreads: readonly SpreadLayout[], key: string): SpreadLayout {
  const found = spreads.find((spread) => spread.key === key);
  if (!found) throw new Error(`no spread ${key}`);
  return found;
}

/** Who else is in a picture, some of them elsewhere; `null` leaves somebody out. */
export const moved = (
  { scene }: SpreadLayout,
  places: Readonly<Record<string, Partial<Companion> | null>>,
  picture = 0,
): Companion[] =>
  ((scene.pictures[picture]?.scene.companions ?? []) as Companion[]).flatMap((companion) => {
    const change = places[companion.id ?? companion.kind];
    return change === null ? [] : [{ ...companion, ...change }];
  });

type Place = { readonly x: number; readonly y: number };

type Joining = {
  /** How far the first hero of the story of one goes from its place, and how much larger it is drawn. */
  readonly by?: readonly [dx: number, dy: number];
  readonly size?: number;
  /** The props that go along, by id: what the hero holds, and how much larger it is drawn besides. */
  readonly held?: Readonly<Record<string, number>>;
  /** What else is different about the first hero. */
  readonly first?: Partial<Hero>;
  /** What is different about heroes who were there before the one that joins, by id. */
  readonly others?: Readonly<Record<string, Partial<Hero>>>;
  readonly companions?: readonly Companion[];
  /** More props. */
  readonly props?: readonly Prop[];
  readonly places?: Retelling['places'];
};

/** The figure and its hands go to another place together; hands on somebody stay there. */
function placed(hero: Hero, place: (point: Place) => Place, size: number): Hero {
  const { at, hands } = hero;
  if (!('x' in at)) return hero;
  const touches = Object.entries(hands ?? {}).map(([side, touch]) => [
    side,
    touch && 'x' in touch.at ? { ...touch, at: place(touch.at) } : touch,
  ]);
  return {
    ...hero,
    at: { ...at, ...place(at), scale: at.scale * size },
    ...(hands && { hands: Object.fromEntries(touches) }),
  };
}

function joinScene(scene: PictureSceneInput, other: Hero, joining: Joining): PictureSceneInput {
  const { by: [dx, dy] = [0, 0], size = 1, held = {}, first = {}, others = {}, companions, props = [] } = joining;
  const [alone, ...later] = scene.heroes ?? [];
  const from = alone && 'x' in alone.at ? alone.at : { x: 0, y: 0 };
  const place = <T extends Place>(point: T): T => ({
    ...point,
    x: from.x + dx + (point.x - from.x) * size,
    y: from.y + dy + (point.y - from.y) * size,
  });
  const carried = (scene.props ?? []).map((prop) => {
    const larger = held[prop.id ?? ''];
    return larger && 'x' in prop.at
      ? { ...prop, at: { ...place(prop.at), scale: prop.at.scale * size * larger } }
      : prop;
  });
  return {
    ...scene,
    heroes: [
      ...(alone ? [{ ...placed(alone, place, size), ...first }] : []),
      ...later.map((hero) => ({ ...hero, ...others[hero.id ?? ''] })),
      other,
    ],
    props: [...carried, ...props],
    ...(companions && { companions: [...companions] }),
  };
}

/**
 * A spread with one more hero in its first picture, beside those before, who are drawn as in the story of fewer, also
 * in a wheelchair and at most three years old.
 */
export function joined(layout: SpreadLayout, other: Hero, { places = {}, ...joining }: Joining = {}): SpreadLayout {
  return retellPlaces({ ...layout, scene: joinedScene(layout.scene, other, joining) }, places);
}

/** The same for a cover. */
export function joinedScene(scene: SpreadSceneInput, other: Hero, joining: Joining = {}): SpreadSceneInput {
  const [picture, ...rest] = scene.pictures;
  if (!picture) throw new Error('no picture');
  const { wheelchairScene, smallChildScene } = picture;
  const told = {
    ...picture,
    scene: joinScene(picture.scene, other, joining),
    ...(wheelchairScene && { wheelchairScene: joinScene(wheelchairScene, other, joining) }),
    ...(smallChildScene && { smallChildScene: joinScene(smallChildScene, other, joining) }),
  };
  return { ...scene, pictures: [told, ...rest] };
}
