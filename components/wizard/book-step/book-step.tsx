'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useLazySearch } from '@/components/catalogue/use-lazy-search';
import { PersonalizedCover } from '@/components/drafts/personalized-cover';
import { editionFromList } from '@/components/drafts/use-books';
import { FormError } from '@/components/feedback/form-error';
import { OfflineNotice } from '@/components/feedback/offline-notice';
import { WizardStepLayout } from '@/components/layout/wizard-step-layout';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { StepSubmitButton } from '@/components/ui/step-submit-button';
import type { DraftChange, DraftView } from '@/lib/books';
import { type ShelfBook, sortForMarket } from '@/lib/catalogue';
import { useMarket } from '@/lib/client/market';
import { track } from '@/lib/tracking';
import { setFiltersInUrl } from '../wizard-history';
import { hasKnownHero } from '../wizard-steps';
import type { BookFilterState, WizardParams } from '../wizard-url';
import { BirthdayRow } from './birthday-row';
import { BookOption } from './book-option';
import { BookSearch } from './book-search';
import { filterWizardBooks, isSelectable, moveToFront } from './filter-wizard-books';
import { HeroGone } from './hero-gone';
import { PointsBox } from './points-box';
import { RelativeNameRow } from './relative-name-row';
import { StoryLanguageQuestion } from './story-language-question';
import { StoryUnavailable } from './story-unavailable';
import { useBirthday } from './use-birthday';
import { useOwnedStories } from './use-owned-stories';
import { usePoints } from './use-points';
import { useRelativeName } from './use-relative-name';
import { useSelectedBook } from './use-selected-book';

type BookStepProps = {
  readonly draft: DraftView;
  /** Books in the draft's language. */
  readonly availableBooks: readonly ShelfBook[];
  readonly params: WizardParams;
  /** The book that the URL names, in any language; `null` if it does not exist. */
  readonly linkedBook: ShelfBook | null | undefined;
  readonly focusHeading: boolean;
  /** The hero of the child's earlier book is not kept any more. */
  readonly heroGone: boolean;
  readonly onSave: (change: DraftChange) => Promise<DraftView>;
  readonly onDone: (saved: DraftView) => void;
  readonly onUnsaved: (unsaved: boolean) => void;
  readonly reload: () => Promise<DraftView | null>;
};

/** Step 2: choose the story. The URL holds the selected book until it is saved. */
export function BookStep(props: BookStepProps) {
  const { draft, availableBooks, params, linkedBook, focusHeading, heroGone, onSave, onDone } = props;
  const { onUnsaved, reload } = props;
  const t = useTranslations('wizard');
  const { country } = useMarket();
  const owned = useOwnedStories(draft.childName);
  const [filters, setFilters] = useState<BookFilterState>(params);
  const search = useLazySearch(filters.query !== '');
  const selection = useSelectedBook({ draft, linked: params.book, reload });
  const currentBook = editionFromList(availableBooks, selection.selectedId);
  // The book that was selected when the step opened stays first, so that the list does not jump.
  const [lead] = useState(currentBook?.id ?? null);
  const shelf = sortForMarket(availableBooks, country);
  const books = moveToFront(filterWizardBooks(shelf, filters, draft, search), lead);
  const selected = currentBook && isSelectable(currentBook, draft) ? currentBook : null;
  // Of the URL, or begun before it was taken off sale.
  const isGone = params.book === null ? selection.selectedId !== null && !currentBook : linkedBook === null;
  // Until a book is selected, shows the most suitable one as an example.
  const coverBook = selected ?? books[0];
  const { gender, age, language } = draft;
  const name = draft.childName ?? '';
  const isKnown = hasKnownHero(draft);
  const { points, choosePoints } = usePoints(draft, selected);
  const { relative, relativeName, chooseRelativeName } = useRelativeName(draft, selected);
  const { birthday, chooseBirthday } = useBirthday(draft, selected);
  const answers = {
    ...(points !== null && { points }),
    ...(relative && { relativeName: relativeName.name, relativeGender: relativeName.gender }),
    ...(birthday !== null && { birthday }),
  };
  const unsaved =
    selected !== null &&
    (selected.id !== draft.catalogueId ||
      points !== draft.points ||
      relativeName.name !== draft.relativeName ||
      relativeName.gender !== draft.relativeGender ||
      birthday !== draft.birthday);
  const reportUnsaved = useEffectEvent(onUnsaved);
  useEffect(() => reportUnsaved(unsaved), [unsaved]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    selection.submit(selected?.id, async (catalogueId) => {
      const saved = await onSave({ catalogueId, ...answers, was: { catalogueId: selection.since } });
      track({ name: 'AddToCart', catalogueId }, new Date());
      onDone(saved);
    });
  };
  const changeFilters = (part: Partial<BookFilterState>) => {
    setFilters({ ...filters, ...part });
    setFiltersInUrl(part);
  };
  return (
    <form className="contents" noValidate onSubmit={submit}>
      <WizardStepLayout
        focusHeading={focusHeading}
        actions={
          <>
            {selection.offline && <OfflineNotice />}
            <FormError failure={selection.failure} />
            {selected && !selected.ages.includes(age) && (
              <p className="pb-2 text-small">
                {t('book.otherAge', { from: selected.ages[0] ?? 1, to: selected.ages.at(-1) ?? 10, age })}
              </p>
            )}
            {points !== null && <PointsBox checked={points} language={language} onChange={choosePoints} />}
            {birthday !== null && <BirthdayRow onChange={chooseBirthday} value={birthday} />}
            {relative && (
              <RelativeNameRow
                childName={name}
                gender={gender}
                relative={relative}
                language={language}
                onChange={chooseRelativeName}
                value={relativeName}
              />
            )}
            <StepSubmitButton loading={selection.submitting}>
              {t(isKnown ? 'book.goKnown' : 'book.go')}
            </StepSubmitButton>
          </>
        }
        lead={t(isKnown ? 'book.leadKnown' : 'book.lead', { gender, name })}
        picture={
          coverBook && <PersonalizedCover book={coverBook} childName={name} gender={gender} width="min(36vw, 400px)" />
        }
        hidePictureOnPhone
        title={t('book.title', { gender, name })}
      >
        {heroGone && <HeroGone gender={gender} name={name} />}
        {isGone && <FormError failure="book_not_available" />}
        {linkedBook && !currentBook && selection.selectedId !== null && (
          <StoryLanguageQuestion
            language={language}
            onChooseAnother={() => selection.select(null)}
            onKeep={(keptLanguage) =>
              selection.run(async () => {
                await onSave({
                  catalogueId: linkedBook.id,
                  language: keptLanguage,
                  was: { language, catalogueId: selection.since },
                });
              })
            }
            story={linkedBook}
          />
        )}
        {currentBook && !selected && (
          <StoryUnavailable gender={gender} kind={currentBook.comingSoon ? 'soon' : 'otherHero'} story={currentBook} />
        )}
        <BookSearch
          age={age}
          filters={filters}
          hasResults={books.length > 0}
          foundCount={books.filter((book) => isSelectable(book, { gender })).length}
          onChange={changeFilters}
        />
        <ChoiceGroup
          className="book-choices"
          legend={<span className="sr-only">{t('book.legend')}</span>}
          noteId="book-note"
        >
          {books.map((book) => (
            <BookOption
              book={book}
              checked={book.id === selected?.id}
              childName={name}
              gender={gender}
              key={book.id}
              owned={owned.has(book.baseId)}
              onSelect={selection.select}
            />
          ))}
        </ChoiceGroup>
      </WizardStepLayout>
    </form>
  );
}
