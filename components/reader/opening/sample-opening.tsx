import type { CSSProperties } from 'react';
import { SpreadWords } from '@/components/book-object/spread-words';
import { LinkedStylesheet } from '@/components/layout/linked-stylesheet';
import type { OpeningView } from '@/lib/books';
import { type Box, SPREAD_UNITS } from '@/lib/illustrator';
import type { StoryTextProps } from '../story-text';
import { OpeningStops } from './opening-stops';
import openingStyles from './picture-opening.pcss';
import type { SampleSpreadView } from './sample-spread';

type SampleOpeningProps = {
  readonly sample: SampleSpreadView;
  readonly opening: OpeningView;
  readonly words: Pick<StoryTextProps, 'heroName' | 'language'>;
};

/** The frame of a detail and how the whole picture lies in it, in hundredths of the frame, for `picture-opening.css`. */
const toDetail = ({ x, y, width, height }: Box): CSSProperties =>
  ({
    '--ratio': width / height,
    '--wide': (SPREAD_UNITS.width / width) * 100,
    '--x': (-x / width) * 100,
    '--y': (-y / height) * 100,
  }) as CSSProperties;

/**
 * Two facing pages of a picture book, as its reader shows them: with the words on the picture where there is room, and as
 * details with their words on a phone.
 */
export function SampleOpening({ sample: { spread, alt }, opening, words }: SampleOpeningProps) {
  const image = { src: spread.picture, srcSet: spread.srcSet, sizes: spread.sizes };
  return (
    <div className="picture-opening">
      <LinkedStylesheet href={openingStyles} />
      <div className="opening-whole">
        {/* biome-ignore lint/performance/noImgElement: prebuilt in the widths that the page needs */}
        <img alt={alt} decoding="async" draggable={false} height={800} loading="lazy" width={1600} {...image} />
        <SpreadWords lines={opening.lines} />
      </div>
      <OpeningStops
        renderPicture={(box, isFirst) => (
          <div className="stop-picture" data-detail dir="ltr" style={toDetail(box)}>
            {/* biome-ignore lint/performance/noImgElement: prebuilt in the widths that the page needs */}
            <img
              alt={isFirst ? alt : ''}
              decoding="async"
              draggable={false}
              height={800}
              loading="lazy"
              width={1600}
              {...image}
            />
          </div>
        )}
        stops={opening.stops}
        words={words}
      />
    </div>
  );
}
