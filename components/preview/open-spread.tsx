import type { ComponentProps, ReactNode } from 'react';
import { PictureLeaf, Spread, TextLeaf, TurningLeaf } from '@/components/book-object/spread';
import { cx } from '@/components/ui/cx';
import type { SpreadView } from '@/lib/books';
import { StoryText, typeSize } from './story-text';

type Leaves = Pick<SpreadView, 'paragraphs' | 'picture'> & Pick<ComponentProps<'img'>, 'srcSet' | 'sizes'>;
type Page = { readonly spread: Leaves; readonly pages: readonly [number, number] };

type OpenSpreadProps = {
  readonly here: Page;
  readonly heroName: string;
  readonly picture: ReactNode;
  /** The spread that is being left; its leaf is in the air. */
  readonly leaving: Page | null;
  readonly back: boolean;
  readonly onTurned: () => void;
};

/** The open book, its words before its picture in reading order; while a page turns, its leaf flies over both. */
export function OpenSpread({ here, heroName, picture, leaving, back, onTurned }: OpenSpreadProps) {
  // The words change with the landing leaf when going on, and at once when going back.
  const words = leaving && !back ? leaving : here;
  const under = leaving && back ? <StillPicture spread={leaving.spread} /> : picture;
  return (
    <Spread stacks>
      <TextLeaf className={typeSize(words.spread.paragraphs)} number={words.pages[0]}>
        <StoryText heroName={heroName} paragraphs={words.spread.paragraphs} />
      </TextLeaf>
      <PictureLeaf>{under}</PictureLeaf>
      {leaving && (
        <TurningLeaf back={back} onTurned={onTurned}>
          <span className="leaf-side">
            <StillPicture spread={(back ? here : leaving).spread} />
          </span>
          <div className={cx('leaf-side', typeSize((back ? leaving : here).spread.paragraphs))} data-back>
            <div className="page-text">
              <StoryText heroName={heroName} paragraphs={(back ? leaving : here).spread.paragraphs} />
            </div>
          </div>
        </TurningLeaf>
      )}
    </Spread>
  );
}

function StillPicture({ spread: { picture, sizes, srcSet } }: { readonly spread: Leaves }) {
  if (!picture) return <span className="locked-wash" />;
  // biome-ignore lint/performance/noImgElement: a private, short-lived picture, or one made ahead in a few widths
  return <img alt="" sizes={sizes} src={picture} srcSet={srcSet} />;
}
