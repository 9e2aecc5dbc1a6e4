import { BookCover } from '@/components/book-object/book-cover';
import { Icon } from '@/components/ui/icon';
import { PaintIn } from './paint-in';
import type { ReaderBook } from './reader-moves';

type FrontCoverProps = {
  readonly book: ReaderBook;
  readonly share: number;
  readonly onBroken?: ((source: string) => void) | undefined;
};

/** The book from the front, its picture painting itself in; as large as a page of it, so that it can open. */
export function FrontCover({ book, share, onBroken }: FrontCoverProps) {
  const { cover, title } = book;
  return (
    <BookCover
      art={<PaintIn alt={cover.alt} onBroken={onBroken} share={share} src={cover.picture} />}
      facing
      starring={cover.starring}
      thickness={26}
      title={title}
      tone={cover.tone}
      width="var(--spread-page)"
    />
  );
}

/** What the back cover says, facing the closing words. */
export function BackCover({ blurb }: { readonly blurb: string }) {
  return (
    <div className="back-cover">
      <Icon className="size-9 text-honey" filled name="star" />
      <p className="story-text text-lead">{blurb}</p>
    </div>
  );
}
