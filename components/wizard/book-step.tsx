'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useSearch } from '@/components/catalogue/use-search';
import { ChoiceGroup } from '@/components/ui/choice';
import type { DraftChange, DraftView } from '@/lib/books';
import type { ShelfBook } from '@/lib/catalogue';
import type { ShelfChoice, WizardAddress } from './address';
import { BookChoice } from './book-choice';
import { BookSearch } from './book-search';
import { FormProblem } from './form-problem';
import { GoButton } from './go-button';
import { narrow } from './go-to';
import { LiveCover } from './live-cover';
import { MakeStep } from './make-step';
import { isChoosable, leading, narrowShelf } from './narrow-shelf';
import { StoryNote } from './story-note';
import { StoryQuestion } from './story-question';
import { useBookChoice } from './use-book-choice';
import { editionOn } from './use-shelf';
import { WaitingNote } from './waiting-note';

type BookStepProps = {
  readonly draft: DraftView;
  /** The books of the draft's language. */
  readonly shelf: readonly ShelfBook[];
  readonly address: WizardAddress;
  /** The book that the address names, in whatever language it is; `null` for one that the shop does not have. */
  readonly linked: ShelfBook | null | undefined;
  readonly focusHeading: boolean;
  readonly onSave: (change: DraftChange) => Promise<void>;
  readonly onDone: () => void;
  readonly onUnsaved: (unsaved: boolean) => void;
  readonly reload: () => Promise<DraftView | null>;
};

/** Step 2: which story. The one that is marked is in the address until it is saved. */
export function BookStep(props: BookStepProps) {
  const { draft, shelf, address, linked, focusHeading, onSave, onDone, onUnsaved, reload } = props;
  const t = useTranslations('wizard');
  const [view, setView] = useState<ShelfChoice>(address);
  const search = useSearch(view.query !== '');
  const choice = useBookChoice({ draft, linked: address.book, reload });
  const marked = editionOn(shelf, choice.markedId);
  // The one that was marked when the shelf came into sight: it does not jump while one chooses.
  const [lead] = useState(marked?.id ?? null);
  const books = leading(narrowShelf(shelf, view, draft, search), lead);
  const chosen = marked && isChoosable(marked, draft) ? marked : null;
  // Until a book is chosen, the one that suits best stands as the example.
  const shown = chosen ?? books[0];
  const { gender, age, language } = draft;
  const name = draft.childName ?? '';
  const unsaved = chosen !== null && chosen.id !== draft.catalogueId;
  const tellUnsaved = useEffectEvent(onUnsaved);
  useEffect(() => tellUnsaved(unsaved), [unsaved]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    choice.submit(chosen?.id, async (catalogueId) => {
      await onSave({ catalogueId, was: { catalogueId: choice.since } });
      onDone();
    });
  };
  const show = (part: Partial<ShelfChoice>) => {
    setView({ ...view, ...part });
    narrow(part);
  };
  return (
    <form className="contents" noValidate onSubmit={submit}>
      <MakeStep
        focusHeading={focusHeading}
        go={
          <>
            {choice.waiting && <WaitingNote />}
            <FormProblem code={choice.problem} />
            {chosen && !chosen.ages.includes(age) && (
              <p className="pb-2 text-small">
                {t('book.otherAge', { from: chosen.ages[0] ?? 1, to: chosen.ages.at(-1) ?? 10, age })}
              </p>
            )}
            <GoButton busy={choice.busy}>{t('book.go')}</GoButton>
          </>
        }
        lead={t('book.lead', { gender, name })}
        picture={shown && <LiveCover book={shown} childName={name} gender={gender} width="min(36vw, 400px)" />}
        quietOnPhone
        title={t('book.title', { gender, name })}
      >
        {linked === null && address.book !== null && <FormProblem code="book_not_available" />}
        {linked && !marked && choice.markedId !== null && (
          <StoryQuestion
            language={language}
            onAnother={() => choice.choose(null)}
            onKeep={(kept) =>
              choice.run(() =>
                onSave({ catalogueId: linked.id, language: kept, was: { language, catalogueId: choice.since } }),
              )
            }
            story={linked}
          />
        )}
        {marked && !chosen && (
          <StoryNote gender={gender} kind={marked.comingSoon ? 'soon' : 'otherHero'} story={marked} />
        )}
        <BookSearch
          age={age}
          choice={view}
          any={books.length > 0}
          found={books.filter((book) => isChoosable(book, { gender })).length}
          onChange={show}
        />
        <ChoiceGroup
          className="grid gap-3"
          legend={<span className="sr-only">{t('book.legend')}</span>}
          noteId="book-note"
        >
          {books.map((book) => (
            <BookChoice
              book={book}
              checked={book.id === chosen?.id}
              childName={name}
              gender={gender}
              key={book.id}
              onChoose={choice.choose}
            />
          ))}
        </ChoiceGroup>
      </MakeStep>
    </form>
  );
}
