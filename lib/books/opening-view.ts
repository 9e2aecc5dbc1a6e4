import { type Box, SPREAD_UNITS } from '@/lib/illustrator';
import { getTextDirection, type Language } from '@/lib/markets';
import type { RenderedSpread } from '@/lib/stories';
import { layoutOpening } from './editing/spread-layout';
import type { OpeningView } from './view';

/** The whole spread, for a layout without details. */
const WHOLE: Box = { x: 0, y: 0, ...SPREAD_UNITS };

const mirror = (box: Box): Box => ({ ...box, x: SPREAD_UNITS.width - box.x - box.width });

/** Every text is read with some detail, in reading order: one that no stop names, with the text before it. */
function listStops({ layout, texts }: NonNullable<RenderedSpread['words']>): OpeningView['stops'] {
  const stops = layout.stops.length > 0 ? layout.stops : [{ box: WHOLE, texts: [] }];
  let last = 0;
  const places = layout.texts.map(({ text: id }) => {
    const named = stops.findIndex((stop) => stop.texts.includes(id));
    last = named < 0 ? last : named;
    return { id, stop: last };
  });
  return stops.map(({ box }, at) => ({
    box,
    paragraphs: places.filter(({ stop }) => stop === at).flatMap(({ id }) => texts[id] || []),
  }));
}

/** A picture book's spread for the reader; nothing for a page of a first edition. */
export function toOpeningView(spread: RenderedSpread, language: Language): { readonly opening?: OpeningView } {
  const layout = layoutOpening(spread, language);
  if (!layout || !spread.words) return {};
  const mirrored = getTextDirection(language) === 'rtl';
  const stops = listStops(spread.words).map((stop) => (mirrored ? { ...stop, box: mirror(stop.box) } : stop));
  return { opening: { lines: layout.lines, stops } };
}
