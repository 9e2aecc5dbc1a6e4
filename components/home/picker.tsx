'use client';

import './picker.css';
import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { CarouselWords } from '@/components/ui/carousel';
import { FieldNote } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Num } from '@/components/ui/text';
import { useHydrated } from '@/components/ui/use-hydrated';
import { ageSpan } from '@/lib/catalogue';
import type { PickedBook } from './facts';
import { PickerRun } from './picker-run';
import { type PickerShelf, PickerShelves } from './picker-shelves';
import { onShelf } from './shelves';
import { useHomeBooks } from './use-home-books';
import { usePicked } from './use-picked';

type PickerProps = {
  /** Books of the first shelf, which the page brings; all others join them in the browser. */
  readonly first: readonly PickedBook[];
  readonly shelves: readonly PickerShelf[];
  readonly wizardHref: string;
  readonly booksHref: string;
  readonly carousel: CarouselWords;
  readonly words: {
    readonly title: string;
    /** Of the choice between the shelves. */
    readonly shelves: string;
    readonly more: string;
    readonly hint: string;
    readonly chosen: string;
    readonly ages: string;
    readonly view: string;
    readonly missing: string;
    readonly create: string;
    readonly soon: string;
    readonly failed: string;
    readonly retry: string;
  };
};

/**
 * The library, shelf by shelf, each book once on a shelf; one is chosen before the wizard opens (spec §5 "Landing
 * form"), "explore more" leads to the catalogue, narrowed to the shelf.
 */
export function Picker({ first, shelves, wizardHref, booksHref, words, carousel }: PickerProps) {
  const router = useRouter();
  const hydrated = useHydrated();
  const noteId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { books, failed, ask } = useHomeBooks(form);
  const { book: chosen, shelf, change } = usePicked(shelves.map(({ category }) => category));
  const [asked, setAsked] = useState(false);
  const missing = asked && !chosen;
  const early = shelf === shelves[0]?.category ? first : null;
  const title = shelves.find(({ category }) => category === shelf)?.title ?? words.title;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (chosen) router.push(`${wizardHref}?book=${chosen.id}`);
    else form.current?.querySelector<HTMLInputElement>('input[name="book"]')?.focus();
  };
  return (
    <>
      <PickerShelves
        legend={words.shelves}
        onShow={(category) => change({ shelf: category })}
        shelves={shelves}
        shown={shelf}
      />
      <form action={wizardHref} noValidate={hydrated} onSubmit={submit} ref={form}>
        <fieldset aria-describedby={noteId} aria-invalid={missing || undefined} className="picker">
          <legend className="sr-only">{words.title}</legend>
          <PickerRun
            books={books ? onShelf(books, shelf) : early}
            booksHref={booksHref}
            carousel={carousel}
            chosen={chosen}
            failed={failed}
            key={shelf}
            moreHref={`${booksHref}?category=${shelf}`}
            onChoose={(book) => change({ book })}
            onRetry={ask}
            title={title}
            words={words}
          />
        </fieldset>
        <div className="picker-foot">
          <div className="grid gap-1">
            <p aria-live="polite">
              {chosen ? (
                <>
                  {words.chosen} <b>{chosen.title}</b> ({words.ages} <Num>{ageSpan(chosen.ages)}</Num>)
                </>
              ) : (
                words.hint
              )}
            </p>
            {chosen && (
              <Link className="text-link" href={`${booksHref}/${chosen.id}`}>
                {words.view}
              </Link>
            )}
            <FieldNote error={missing ? words.missing : undefined} id={noteId} />
          </div>
          <Button id="picker-action" size="large" type="submit">
            {words.create}
            <Icon flip name="arrow-right" />
          </Button>
        </div>
      </form>
    </>
  );
}
