import type { PictureScene, SpreadScene } from '../spread/schema';
import { isIndoors } from '../stages';
import { ANYWHERE, type ChangeRefusal, showsMood } from './change-refusal';
import type { RequestedChange } from './parse-request';
import type { Change } from './vocabulary/model';

type Picture = SpreadScene['pictures'][number];

/** The spread with each of its pictures changed; `null` where none of them is another one. */
function changePictures(spread: SpreadScene, change: (scene: PictureScene) => PictureScene): SpreadScene | null {
  const changePicture = ({ scene, wheelchairScene, smallChildScene, ...rest }: Picture): Picture => ({
    ...rest,
    scene: change(scene),
    ...(wheelchairScene && { wheelchairScene: change(wheelchairScene) }),
    ...(smallChildScene && { smallChildScene: change(smallChildScene) }),
  });
  const pictures = spread.pictures.map(changePicture);
  const isSame = pictures.every(({ scene }, at) => scene === spread.pictures[at]?.scene);
  return isSame ? null : { ...spread, pictures };
}

function withMood(scene: PictureScene, mood: Extract<Change, { mood: string }>['mood']): PictureScene {
  if (scene.heroes.every(({ expression }) => showsMood(expression, mood))) return scene;
  return { ...scene, heroes: scene.heroes.map((hero) => ({ ...hero, expression: mood })) };
}

const withWeather = (scene: PictureScene, weather: PictureScene['weather']): PictureScene =>
  scene.weather === weather ? scene : { ...scene, weather };

/**
 * A wish in the pictures of a spread: the hero's feeling and the weather. Words stand beside its figures and are set for
 * its light, so that nothing is added or moved there and it stays the same time of day.
 */
export function changeSpread(spread: SpreadScene, { change, without }: RequestedChange): SpreadScene | ChangeRefusal {
  if ('adds' in change || 'time' in change) return 'request_beside_words';
  if ('mood' in change) {
    if (without) return 'request_not_here';
    return changePictures(spread, (scene) => withMood(scene, change.mood)) ?? 'request_already_shown';
  }
  const { weather } = change;
  if (without) {
    const clear = (scene: PictureScene) => (scene.weather === weather ? withWeather(scene, null) : scene);
    return changePictures(spread, clear) ?? 'request_already_shown';
  }
  const suits = ({ stage }: PictureScene) => ANYWHERE.includes(weather) || !isIndoors(stage);
  if (!spread.pictures.some(({ scene }) => suits(scene))) return 'request_not_here';
  const next = changePictures(spread, (scene) => (suits(scene) ? withWeather(scene, weather) : scene));
  return next ?? 'request_already_shown';
}
