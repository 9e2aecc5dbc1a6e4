'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { CarouselLabels } from '@/components/ui/carousel/carousel';
import { FieldMessage } from '@/components/ui/field';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Num } from '@/components/ui/text';
import { formatAgeRange } from '@/lib/catalogue';
import { booksInCategory } from '../home-categories';
import type { PickableBook } from '../home-page-data';
import { BookPickerCarousel } from './book-picker-carousel';
import { BookPickerCategories, type PickerCategory } from './book-picker-categories';
import { useBookPicker } from './use-book-picker';
import { useHomeBooks } from './use-home-books';

type BookPickerProps = {
  /** Books of the first category, rendered on the server; the browser loads the others. */
  readonly firstCategoryBooks: readonly PickableBook[];
  readonly categories: readonly PickerCategory[];
  readonly wizardHref: string;
  readonly booksHref: string;
  readonly carouselLabels: CarouselLabels;
  readonly labels: {
    readonly title: string;
    /** Legend of the categories. */
    readonly categories: string;
    readonly more: string;
    readonly hint: string;
    readonly selected: string;
    readonly ages: string;
    readonly view: string;
    readonly missing: string;
    readonly create: string;
    readonly soon: string;
    readonly failed: string;
    readonly errorId: string;
    readonly retry: string;
  };
};

/**
 * Lets the visitor choose a book by category before the wizard opens (spec §5 "Landing form"). "Explore more" leads to
 * the category in the catalogue.
 */
export function BookPicker({
  firstCategoryBooks,
  categories,
  wizardHref,
  booksHref,
  labels,
  carouselLabels,
}: BookPickerProps) {
  const router = useRouter();
  const hydrated = useHydrated();
  const messageId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { books, failure, retry } = useHomeBooks(form);
  const { book: selected, category, change } = useBookPicker(categories.map(({ category }) => category));
  const [submitted, setSubmitted] = useState(false);
  const missing = submitted && !selected;
  const initialBooks = category === categories[0]?.category ? firstCategoryBooks : null;
  const title = categories.find((one) => one.category === category)?.title ?? labels.title;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (selected) router.push(`${wizardHref}?book=${selected.id}`);
    else form.current?.querySelector<HTMLInputElement>('input[name="book"]')?.focus();
  };
  return (
    <>
      <BookPickerCategories
        legend={labels.categories}
        onSelect={(category) => change({ category })}
        categories={categories}
        selected={category}
      />
      <form action={wizardHref} noValidate={hydrated} onSubmit={submit} ref={form}>
        <fieldset aria-describedby={messageId} aria-invalid={missing || undefined} className="home-picker">
          <legend className="sr-only">{labels.title}</legend>
          <BookPickerCarousel
            books={books ? booksInCategory(books, category) : initialBooks}
            booksHref={booksHref}
            carouselLabels={carouselLabels}
            selected={selected}
            failure={failure}
            key={category}
            moreHref={`${booksHref}?category=${category}`}
            onSelect={(book) => change({ book })}
            onRetry={retry}
            title={title}
            labels={labels}
          />
        </fieldset>
        <div className="picker-foot">
          <div className="grid gap-1">
            <p aria-live="polite">
              {selected ? (
                <>
                  {labels.selected} <b>{selected.title}</b> ({labels.ages} <Num>{formatAgeRange(selected.ages)}</Num>)
                </>
              ) : (
                labels.hint
              )}
            </p>
            {selected && (
              <Link className="text-link" href={`${booksHref}/${selected.id}`}>
                {labels.view}
              </Link>
            )}
            <FieldMessage error={missing ? labels.missing : undefined} id={messageId} />
          </div>
          <Button id="picker-action" size="large" type="submit">
            {labels.create}
            <Icon flip name="arrow-right" />
          </Button>
        </div>
      </form>
    </>
  );
}
