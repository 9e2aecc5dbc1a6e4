import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { PersonalizedCover } from '@/components/drafts/personalized-cover';
import { ChoiceCard } from '@/components/ui/choice/choice-card';
import { Tag } from '@/components/ui/text';
import { type CatalogueBook, type Gender, supportsGender } from '@/lib/catalogue';

type BookOptionProps = {
  readonly book: CatalogueBook;
  readonly childName: string;
  readonly gender: Gender;
  readonly checked: boolean;
  /** A book with this story was bought for the child. */
  readonly owned: boolean;
  readonly onSelect: (id: number) => void;
};

/** A book as a radio option with its cover, or the reason why it cannot be selected. */
export const BookOption = memo(function BookOption({
  book,
  childName,
  gender,
  checked,
  owned,
  onSelect,
}: BookOptionProps) {
  const t = useTranslations('wizard.book');
  const reason = book.comingSoon ? t('soonReason') : supportsGender(book, gender) ? null : t('otherHero', { gender });
  return (
    <ChoiceCard
      checked={checked}
      className="book-choice"
      disabled={reason !== null}
      name="catalogueId"
      onChange={() => onSelect(book.id)}
      value={book.id}
    >
      <span className="book-choice-row">
        <span className="book-choice-cover">
          <PersonalizedCover
            book={book}
            childName={childName}
            gender={gender}
            selected={checked}
            width="min(32vw, 150px)"
          />
        </span>
        <span className="book-choice-words">
          <span className="display-text book-choice-title" dir="auto" lang={book.language}>
            {book.title}
          </span>
          <span className="book-choice-text text-ink-soft text-small" dir="auto" lang={book.language}>
            {book.description}
          </span>
          <span className="flex flex-wrap gap-1.5">
            {owned && <Tag tone="honey">{t('owned')}</Tag>}
            {book.comingSoon && <Tag tone="sky">{t('soon')}</Tag>}
            {!book.comingSoon && book.isBestseller && <Tag tone="mint">{t('bestseller')}</Tag>}
            <Tag>{t('ages', { from: book.ages[0] ?? 1, to: book.ages.at(-1) ?? 10 })}</Tag>
          </span>
          {reason && <span className="font-medium text-small">{reason}</span>}
        </span>
      </span>
    </ChoiceCard>
  );
});
