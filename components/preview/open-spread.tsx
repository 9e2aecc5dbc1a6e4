import type { ReactNode } from 'react';
import { PictureLeaf, Spread, TextLeaf, TextSide, TurningLeaf } from '@/components/book-object/spread';
import { cx } from '@/components/ui/cx';

/** Two facing pages: words, and what their picture looks like while its leaf is in the air. */
export type Face = {
  readonly words: ReactNode;
  /** Class that sets a page of many words smaller. */
  readonly size?: string | undefined;
  readonly number?: number | undefined;
  readonly still: ReactNode;
};

type OpenSpreadProps = {
  readonly here: Face;
  readonly picture: ReactNode;
  /** The pages that are being left; their leaf is in the air. */
  readonly leaving: Face | null;
  readonly back: boolean;
  /** The cover, while it opens over these pages or closes on them. */
  readonly cover?: ReactNode;
};

/** The open book, its words before its picture in reading order; while a page turns, its leaf flies over both. */
export function OpenSpread({ here, picture, leaving, back, cover }: OpenSpreadProps) {
  // The words change with the landing leaf when going on, and at once when going back.
  const words = leaving && !back ? leaving : here;
  const under = leaving && back ? leaving.still : picture;
  const front = cover ?? (back ? here : leaving)?.still;
  const behind = cover ? here : back ? leaving : here;
  return (
    <div className="open-book" data-moves={cover ? 'slide' : undefined} data-opening={cover ? '' : undefined}>
      <Spread stacks>
        <TextLeaf className={words.size} number={words.number}>
          {words.words}
        </TextLeaf>
        <PictureLeaf grip>{under}</PictureLeaf>
      </Spread>
      {(cover || leaving) && (
        <TurningLeaf>
          <span className={cx('leaf-side', cover ? 'cover-side' : undefined)}>{front}</span>
          <div className={cx('leaf-side', behind?.size)} data-back>
            <TextSide number={behind?.number}>{behind?.words}</TextSide>
          </div>
        </TurningLeaf>
      )}
    </div>
  );
}
