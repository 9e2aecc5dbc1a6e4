import type { ReactNode } from 'react';
import type { OpeningView } from '@/lib/books';
import type { Box } from '@/lib/illustrator';
import { StoryText, type StoryTextProps } from '../story-text';

type OpeningStopsProps = {
  readonly stops: OpeningView['stops'];
  readonly words: Pick<StoryTextProps, 'heroName' | 'language'>;
  /** The picture of a detail; only the first one describes the whole, and a locked page has none. */
  readonly renderPicture: (box: Box, isFirst: boolean) => ReactNode;
};

/** The details of two facing pages, one below the other, each with the words that are read there. */
export const OpeningStops = ({ stops, words, renderPicture }: OpeningStopsProps) => (
  <ol className="opening-stops">
    {stops.map(({ box, paragraphs }, at) => (
      <li key={`${box.x} ${box.y} ${box.width}`}>
        {renderPicture(box, at === 0)}
        {paragraphs.length > 0 && (
          <div className="stop-words">
            <StoryText {...words} paragraphs={paragraphs} />
          </div>
        )}
      </li>
    ))}
  </ol>
);
