import { BookCover } from '@/components/book-object/book-cover';
import { RevealImage } from '@/components/generation-progress/reveal-image';
import { Icon } from '@/components/ui/icon';
import type { ReaderBook } from './navigation/reader-navigation';

type FrontCoverProps = {
  readonly book: ReaderBook;
  readonly progress: number;
  readonly onImageError?: ((source: string) => void) | undefined;
};

/** The front cover with the reveal animation, in the size of a page, so that it can open. */
export function FrontCover({ book, progress, onImageError }: FrontCoverProps) {
  const { cover, title } = book;
  return (
    <BookCover
      art={<RevealImage alt={cover.alt} onImageError={onImageError} progress={progress} src={cover.picture} />}
      frontal
      starring={cover.starring}
      thickness={26}
      title={title}
      tone={cover.tone}
      width="var(--spread-page)"
    />
  );
}

/** The back cover with the blurb, opposite the last page of text. */
export function BackCover({ blurb }: { readonly blurb: string }) {
  return (
    <div className="back-cover">
      <Icon className="size-9 text-honey" filled name="star" />
      <p className="story-text text-lead">{blurb}</p>
    </div>
  );
}
