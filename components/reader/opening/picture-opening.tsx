'use client';

import { SpreadWords } from '@/components/book-object/spread-words';
import { RevealImage } from '@/components/generation-progress/reveal-image';
import { LinkedStylesheet } from '@/components/layout/linked-stylesheet';
import { Icon } from '@/components/ui/icon';
import type { OpeningView } from '@/lib/books';
import { type Box, SPREAD_UNITS } from '@/lib/illustrator';
import { LockedPicture } from '../locked-picture';
import { MissingPicture, type PagePictureProps } from '../page-picture';
import type { StoryTextProps } from '../story-text';
import { OpeningStops } from './opening-stops';
import openingStyles from './picture-opening.pcss';

export { openingStyles };

type PictureOpeningProps = PagePictureProps & {
  readonly opening: OpeningView;
  readonly words: Pick<StoryTextProps, 'heroName' | 'language'>;
};

const WHOLE: Box = { x: 0, y: 0, ...SPREAD_UNITS };

/**
 * Two facing pages of a picture book. Where there is room, one picture with its words on it; on a phone its details one
 * below the other, each with the words read there, and the whole picture when the phone is turned.
 */
export function PictureOpening({
  opening,
  spread,
  words,
  progress,
  overlay,
  failure,
  onImageError,
}: PictureOpeningProps) {
  const { lines, stops } = opening;
  const { locked, picture, alt } = spread;
  const image = { progress, onImageError, src: picture };
  return (
    <div className="picture-opening" data-locked={locked || undefined}>
      <LinkedStylesheet href={openingStyles} />
      <div className="opening-whole" data-grip>
        {locked ? <LockedPicture blurredImage={spread.veil} /> : <RevealImage alt={alt} detail={WHOLE} {...image} />}
        {locked && <Icon className="opening-lock" name="lock" />}
        {!locked && !picture && <MissingPicture failure={failure} />}
        <SpreadWords lines={lines} />
      </div>
      {locked && (
        <div className="opening-locked">
          <LockedPicture blurredImage={spread.veil} />
          <div className="page-overlay">{overlay}</div>
        </div>
      )}
      <OpeningStops
        renderPicture={(box, isFirst) =>
          !locked && (
            <div className="stop-picture" data-grip style={{ aspectRatio: box.width / box.height }}>
              <RevealImage alt={isFirst ? alt : ''} detail={box} {...image} />
              {!picture && <MissingPicture failure={failure} />}
            </div>
          )
        }
        stops={stops}
        words={words}
      />
    </div>
  );
}
