'use client';

import './picker.css';
import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useRef, useState } from 'react';
import { BookCover } from '@/components/book-object/book-cover';
import { CoverPicture } from '@/components/book-object/cover-picture';
import { Button } from '@/components/ui/button';
import { Carousel, type CarouselWords } from '@/components/ui/carousel';
import { FieldNote } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Num } from '@/components/ui/text';
import { useHydrated } from '@/components/ui/use-hydrated';
import { ageSpan, coverHero, coverToneOf } from '@/lib/catalogue';
import type { PickedBook } from './facts';
import { useHomeBooks } from './use-home-books';

const SIZES = '(min-width: 80rem) 190px, (min-width: 48rem) 24vw, 38vw';

type PickerProps = {
  /** The books in view; the others join them in the browser. Those that are still to come cannot be chosen. */
  readonly first: readonly PickedBook[];
  readonly wizardHref: string;
  readonly carousel: CarouselWords;
  readonly words: {
    readonly title: string;
    readonly hint: string;
    readonly chosen: string;
    readonly ages: string;
    readonly missing: string;
    readonly create: string;
  };
};

/** A book from the shelf to begin with; asked for before the wizard opens (spec §5 "Landing form"). */
export function Picker({ first, wizardHref, words, carousel }: PickerProps) {
  const router = useRouter();
  const hydrated = useHydrated();
  const noteId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<PickedBook | null>(null);
  const [asked, setAsked] = useState(false);
  const missing = asked && !chosen;
  const offered = (useHomeBooks(form) ?? first).filter(({ comingSoon }) => !comingSoon);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (chosen) router.push(`${wizardHref}?book=${chosen.id}`);
    else form.current?.querySelector<HTMLInputElement>('input[name="book"]')?.focus();
  };
  return (
    <form action={wizardHref} noValidate={hydrated} onSubmit={submit} ref={form}>
      <fieldset aria-describedby={noteId} aria-invalid={missing || undefined} className="picker">
        <legend className="sr-only">{words.title}</legend>
        <Carousel className="picker-run" label={words.title} words={carousel}>
          {offered.map((book) => (
            <label className="picker-book group" key={book.id}>
              <input
                className="choice-input"
                name="book"
                onChange={() => setChosen(book)}
                required
                type="radio"
                value={book.id}
              />
              <span aria-hidden="true" className="picker-cover">
                <BookCover
                  art={<CoverPicture baseId={book.baseId} gender={coverHero(book)} sizes={SIZES} />}
                  selected
                  thickness={16}
                  title={book.title}
                  tone={coverToneOf(book.baseId, coverHero(book))}
                  width="86%"
                />
              </span>
              <span className="picker-title">{book.title}</span>
            </label>
          ))}
        </Carousel>
      </fieldset>
      <div className="picker-foot">
        <div className="grid gap-1">
          <p aria-live="polite" className="text-lead">
            {chosen ? (
              <>
                {words.chosen} <b>{chosen.title}</b> ({words.ages} <Num>{ageSpan(chosen.ages)}</Num>)
              </>
            ) : (
              words.hint
            )}
          </p>
          <FieldNote error={missing ? words.missing : undefined} id={noteId} />
        </div>
        <Button id="picker-action" size="large" type="submit">
          {words.create}
          <Icon flip name="arrow-right" />
        </Button>
      </div>
    </form>
  );
}
