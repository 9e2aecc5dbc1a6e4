import { BookCover } from '@/components/book-object/book-cover';
import { CoverArt } from '@/components/book-object/cover-art';
import { Link } from '@/components/ui/link';
import { coverHero, coverToneOf } from '@/lib/catalogue';
import type { PickedBook } from './facts';

const SIZES = '(min-width: 80rem) 190px, (min-width: 62.5rem) 23vw, (min-width: 48rem) 32vw, 48vw';

type PickerBookProps = {
  readonly book: PickedBook;
  readonly checked: boolean;
  /** Of the book's own page. */
  readonly href: string;
  readonly soon: string;
  readonly onChoose: () => void;
};

/** A book of the shelf: to be chosen, or, while it is still being written, to be read about. */
export function PickerBook({ book, checked, href, soon, onChoose }: PickerBookProps) {
  const cover = (
    <>
      <span aria-hidden="true" className="picker-cover">
        <BookCover
          art={<CoverArt book={book} sizes={SIZES} />}
          selected
          soon={book.comingSoon}
          thickness={16}
          title={book.title}
          tone={coverToneOf(book.baseId, coverHero(book))}
          width="86%"
        />
      </span>
      <span className="picker-title">
        {book.title}
        {book.comingSoon && <small>{soon}</small>}
      </span>
    </>
  );
  if (book.comingSoon) {
    return (
      <Link className="picker-book group" href={href}>
        {cover}
      </Link>
    );
  }
  return (
    <label className="picker-book group">
      <input
        checked={checked}
        className="choice-input"
        name="book"
        onChange={onChoose}
        required
        type="radio"
        value={book.id}
      />
      {cover}
    </label>
  );
}
