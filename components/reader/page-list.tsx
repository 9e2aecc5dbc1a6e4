import type { ReactNode } from 'react';
import { RevealImage } from '@/components/generation-progress/reveal-image';
import type { ReadingPages } from '@/lib/books';
import { type Box, SPREAD_UNITS } from '@/lib/illustrator';
import { getLineDirection } from '@/lib/typesetting';
import { StoryText } from './story-text';

/** In stage units. */
const WHOLE_SPREAD: Box = { x: 0, y: 0, ...SPREAD_UNITS };

type PageListProps = {
  readonly pages: ReadingPages;
  /** Of the pictures, from 0 to 1. */
  readonly progress: number;
  /** Leads to the words of the pages whose pictures are locked. */
  readonly wholeLabel: string;
  /** Between the title and the cover. */
  readonly children?: ReactNode;
};

/** A book one page below the other: its cover, its pages with their pictures, and every word of the story. */
export function PageList({ pages, progress, wholeLabel, children }: PageListProps) {
  const { cover, spreads, title, heroName, language, direction, closing } = pages;
  const opened = spreads.filter(({ locked }) => !locked);
  const rest = spreads.filter(({ locked }) => locked);
  const toText = (paragraphs: readonly string[]) => (
    <StoryText heroName={heroName} language={language} paragraphs={paragraphs} />
  );
  return (
    <div className="page-list" dir={direction} lang={language}>
      <p className="font-semibold text-lead" dir={getLineDirection(title, heroName, language)}>
        {title}
      </p>
      {children}
      <div className="page-list-picture">
        <RevealImage alt={cover.alt} progress={progress} src={cover.picture} />
      </div>
      {opened.map(({ key, paragraphs, picture, alt, opening }) => (
        <div className="grid gap-3" key={key}>
          <div className="page-list-picture" data-wide={opening ? '' : undefined}>
            <RevealImage alt={alt} detail={opening && WHOLE_SPREAD} progress={progress} src={picture} />
          </div>
          {toText(paragraphs)}
        </div>
      ))}
      {rest.length === 0 && toText([closing])}
      {rest.length > 0 && (
        <details>
          <summary className="text-link">{wholeLabel}</summary>
          <div className="grid gap-4 pt-3">
            {rest.map(({ key, paragraphs }) => (
              <div key={key}>{toText(paragraphs)}</div>
            ))}
            {toText([closing])}
          </div>
        </details>
      )}
    </div>
  );
}
