import type { PictureSceneInput, SpreadSceneInput } from '@/lib/illustrator';
import type { SpreadLayout, TextPlace } from '../picture-book';

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
  const texts = layout.texts.map((place): TextPlace => ({ ...place, ...places[place.text] }) as TextPlace);
  return { ...layout, scene: withFigures(layout.scene, figures, how), texts };
}
