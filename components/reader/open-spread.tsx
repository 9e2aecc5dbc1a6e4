import type { ReactNode } from 'react';
import { PicturePage, Spread, TextPage, TextPageContent } from '@/components/book-object/spread';
import { TurningPage } from '@/components/book-object/turning-page';
import { classNames } from '@/components/ui/class-names';

/** Text of a spread, and its picture for the moment while the page turns. */
export type SpreadContent = {
  readonly text: ReactNode;
  /** CSS class that makes long text smaller. */
  readonly textClassName?: string | undefined;
  readonly pageNumber?: number | undefined;
  readonly turningImage: ReactNode;
};

type OpenSpreadProps = {
  readonly current: SpreadContent;
  readonly picture: ReactNode;
  /** The spread before the page turn; its page is turning. */
  readonly previous: SpreadContent | null;
  readonly backward: boolean;
  /** The cover, while it opens or closes. */
  readonly cover?: ReactNode;
};

/** An open book with text before picture in reading order; a turning page covers both. */
export function OpenSpread({ current, picture, previous, backward, cover }: OpenSpreadProps) {
  // Going forward, the text changes when the turn ends; going back, at once.
  const visibleContent = previous && !backward ? previous : current;
  const pictureBelow = previous && backward ? previous.turningImage : picture;
  const front = cover ?? (backward ? current : previous)?.turningImage;
  const backContent = cover ? current : backward ? previous : current;
  return (
    <div className="open-book" data-moves={cover ? 'slide' : undefined} data-opening={cover ? '' : undefined}>
      <Spread stacked>
        <TextPage className={visibleContent.textClassName} pageNumber={visibleContent.pageNumber}>
          {visibleContent.text}
        </TextPage>
        <PicturePage draggable>{pictureBelow}</PicturePage>
      </Spread>
      {(cover || previous) && (
        <TurningPage>
          <span className={classNames('leaf-side', cover ? 'cover-side' : undefined)}>{front}</span>
          <div className={classNames('leaf-side', backContent?.textClassName)} data-back>
            <TextPageContent pageNumber={backContent?.pageNumber}>{backContent?.text}</TextPageContent>
          </div>
        </TurningPage>
      )}
    </div>
  );
}
