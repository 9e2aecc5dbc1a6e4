import type { Stage } from '../model';
import { AFIKOMAN_STAGES } from './afikoman';
import { AGAIN_STAGES } from './again';
import { BELL_STAGES } from './bells';
import { BIRTHDAY_STAGES } from './birthday';
import { BROTHER_STAGES } from './brother';
import { bushesAfterWide, bushesWide } from './bushes';
import { CAKE_STAGES } from './cake';
import { CHANT_STAGES } from './chant';
import { CHICK_STAGES } from './chicks';
import { clearingWide } from './clearing';
import { CLINIC_STAGES } from './clinic';
import { closeUpWide } from './close-up';
import { coverWoodWide } from './cover';
import { DOUGHNUT_STAGES } from './doughnut';
import { HICCUP_STAGES } from './hiccups';
import { LETTER_STAGES } from './letters';
import { LION_STAGES } from './lion';
import { meadowWide } from './meadow';
import { MOON_STAGES } from './moon';
import { MORNING_STAGES } from './morning';
import { MOROZ_STAGES } from './moroz';
import { paperWash, woodEndpaper } from './paper';
import { patchWide } from './patch';
import { PLATE_STAGES } from './plate';
import { RAIN_STAGES } from './rain';
import { roomWide } from './room';
import { SCHOOL_STAGES } from './school';
import { SISTER_STAGES } from './sister';
import { streamBridgeWide, streamWide } from './stream';
import { treeTopsWide } from './tree-tops';
import { WEATHER_STAGES } from './weather';
import { WHALE_STAGES } from './whale';
import { windyWoodWide } from './windy-wood';
import { woodEdgeWide } from './wood-edge';
import { YAWN_STAGES } from './yawn';

/** Stages of picture books: as wide as a spread, with the `span` `[0, 2400]`, or a wash of colour on paper. */
export const WIDE_STAGES: Readonly<Record<string, Stage>> = {
  ...AFIKOMAN_STAGES,
  ...BELL_STAGES,
  ...BIRTHDAY_STAGES,
  ...CAKE_STAGES,
  ...CHANT_STAGES,
  ...CHICK_STAGES,
  ...CLINIC_STAGES,
  roomWide,
  closeUpWide,
  woodEdgeWide,
  bushesWide,
  bushesAfterWide,
  streamWide,
  streamBridgeWide,
  treeTopsWide,
  windyWoodWide,
  patchWide,
  clearingWide,
  meadowWide,
  coverWoodWide,
  woodEndpaper,
  paperWash,
  ...MOON_STAGES,
  ...SCHOOL_STAGES,
  ...MORNING_STAGES,
  ...MOROZ_STAGES,
  ...HICCUP_STAGES,
  ...LETTER_STAGES,
  ...LION_STAGES,
  ...WEATHER_STAGES,
  ...WHALE_STAGES,
  ...YAWN_STAGES,
  ...DOUGHNUT_STAGES,
  ...BROTHER_STAGES,
  ...SISTER_STAGES,
  ...PLATE_STAGES,
  ...RAIN_STAGES,
  ...AGAIN_STAGES,
};
