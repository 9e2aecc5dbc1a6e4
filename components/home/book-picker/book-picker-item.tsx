import { BookCover } from '@/components/book-object/book-cover';
import { FallbackCoverImage } from '@/components/book-object/fallback-cover-image';
import { InputControl } from '@/components/ui/form-controls';
import { Link } from '@/components/ui/link';
import { coverHero, getCoverTone } from '@/lib/catalogue';
import type { PickableBook } from '../home-page-data';

const SIZES = '(min-width: 80rem) 190px, (min-width: 62.5rem) 23vw, (min-width: 48rem) 32vw, 48vw';

type BookPickerItemProps = {
  readonly book: PickableBook;
  readonly checked: boolean;
  /** URL of the book's page. */
  readonly href: string;
  readonly comingSoonLabel: string;
  readonly onSelect: () => void;
};

/** A book in the picker: a radio button, or a link to its page while it is still being written. */
export function BookPickerItem({ book, checked, href, comingSoonLabel, onSelect }: BookPickerItemProps) {
  const cover = (
    <>
      <span aria-hidden="true" className="picker-cover">
        <BookCover
          art={<FallbackCoverImage book={book} sizes={SIZES} />}
          selected
          comingSoon={book.comingSoon}
          thickness={16}
          title={book.title}
          tone={getCoverTone(book.baseId, coverHero(book))}
          width="86%"
        />
      </span>
      <span className="picker-title">
        {book.title}
        {book.comingSoon && <small>{comingSoonLabel}</small>}
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
      <InputControl
        checked={checked}
        className="choice-input"
        name="book"
        onChange={onSelect}
        required
        type="radio"
        value={book.id}
      />
      {cover}
    </label>
  );
}
