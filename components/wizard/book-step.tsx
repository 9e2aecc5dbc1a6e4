'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useSearch } from '@/components/catalogue/use-search';
import { ChoiceGroup } from '@/components/ui/choice';
import { Tag } from '@/components/ui/text';
import type { DraftView } from '@/lib/books';
import { type CatalogueBook, suitedFirst } from '@/lib/catalogue';
import { asApiError } from '@/lib/client/api-error';
import { useErrorText } from '@/lib/client/error-text';
import { BookChoice } from './book-choice';
import { BookSearch } from './book-search';
import { GoButton } from './go-button';
import { LiveCover } from './live-cover';
import { MakeStep } from './make-step';
import { editionOn } from './use-shelf';

type BookStepProps = {
  readonly draft: DraftView;
  /** The books of the draft's language. */
  readonly shelf: readonly CatalogueBook[];
  /** Catalogue id from the address, in any language. */
  readonly preselected: number | null;
  readonly focusHeading: boolean;
  readonly onSave: (catalogueId: number) => Promise<void>;
};

/** Step 2: which story. With one book on the shelf it is chosen already. */
export function BookStep({ draft, shelf, preselected, focusHeading, onSave }: BookStepProps) {
  const t = useTranslations('wizard');
  const errorText = useErrorText();
  const [query, setQuery] = useState('');
  const search = useSearch(query !== '');
  const books = search && query.trim() ? search(shelf, query) : suitedFirst(shelf, draft);
  const open = shelf.filter((book) => !book.comingSoon);
  const first = editionOn(shelf, draft.catalogueId ?? preselected)?.id ?? null;
  const [chosen, setChosen] = useState(first ?? (open.length === 1 ? (open[0]?.id ?? null) : null));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const book = editionOn(shelf, chosen);
  // Until a book is chosen, the one that suits best stands as the example.
  const shown = book ?? books[0];
  const { gender } = draft;
  const name = draft.childName ?? '';

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (chosen === null) {
      setProblem('book_required');
      return;
    }
    setProblem(undefined);
    setBusy(true);
    await onSave(chosen).catch((thrown: unknown) => setProblem(asApiError(thrown).code));
    setBusy(false);
  };
  return (
    <form className="contents" noValidate onSubmit={save}>
      <MakeStep
        focusHeading={focusHeading}
        go={<GoButton busy={busy}>{t('book.go')}</GoButton>}
        lead={t('book.lead', { gender, name })}
        picture={shown && <LiveCover book={shown} childName={name} gender={gender} width="min(36vw, 400px)" />}
        quietOnPhone
        title={t('book.title', { gender, name })}
      >
        <BookSearch found={books.length} onChange={setQuery} query={query} />
        <ChoiceGroup
          className="grid gap-3"
          error={errorText(problem)}
          legend={<span className="sr-only">{t('book.legend')}</span>}
          noteId="book-note"
        >
          {books.map((choice) => (
            <BookChoice
              book={choice}
              checked={choice.id === chosen}
              childName={name}
              gender={gender}
              key={choice.id}
              onChoose={() => setChosen(choice.id)}
            />
          ))}
        </ChoiceGroup>
        {book && !book.ages.includes(draft.age) && (
          <Tag tone="honey">
            {t('book.otherAge', { from: book.ages[0] ?? 1, to: book.ages.at(-1) ?? 10, age: draft.age })}
          </Tag>
        )}
      </MakeStep>
    </form>
  );
}
