'use client';

import type { ReactNode } from 'react';
import { Polaroid } from '@/components/book-object/polaroid';
import { LANGUAGE_NAMES } from '@/components/layout/language-names';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Stitch } from '@/components/ui/surface';
import { LANGUAGES } from '@/lib/markets';
import { Marked } from './marked';

const PLACES = ['same-s03', 'same-s05', 'same-s07', 'same-s10'] as const;
const TAKES = ['take-0', 'take-1', 'take-2', 'take-3'] as const;
const GLASSES = ['trait-glasses-none', 'trait-glasses-round', 'trait-glasses-cat', 'trait-glasses-square'] as const;

type Promised = readonly [title: string, text: string];

/** The words of the five promises, their marks still in them. */
export type DetailsWords = {
  /** Of all five together. */
  readonly label: string;
  readonly same: Promised;
  readonly grammar: readonly [...Promised, boy: string, girl: string];
  /** What a family reads or writes: a page of the story, or its own note in front. */
  readonly words: readonly [...Promised, specimen: string];
  /** Four pictures of which one is chosen. */
  readonly takes: readonly [...Promised, chosen: string];
  /** Words and pictures change after the purchase; else it is what one can do before it. */
  readonly editing: boolean;
  readonly photo: readonly [...Promised, deleted: string, now: string];
};

/** What makes it them: five promises, each shown by a specimen instead of an icon. */
export function Details({ label, same, grammar, words, takes, editing, photo }: DetailsWords) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, and a keyboard must be able to
    <section aria-label={label} className="details" tabIndex={0}>
      <Detail className="detail-wide" says={same}>
        <div className="place-strip">
          {PLACES.map((name) => (
            <span key={name}>
              <Picture alt="" name={name} sizes="(min-width: 900px) 210px, 25vw" widths={[320]} />
            </span>
          ))}
        </div>
      </Detail>
      <Detail says={grammar}>
        <div className="grammar">
          <p>
            <Marked text={grammar[2]} />
          </p>
          <Stitch className="mx-auto w-14" />
          <p>
            <Marked text={grammar[3]} />
          </p>
        </div>
        <p className="foreign language-tabs">
          {LANGUAGES.map((language) => (
            <span key={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </span>
          ))}
        </p>
      </Detail>
      <Detail says={words}>
        <p className={editing ? 'dedication' : 'story-leaf'}>{words[2]}</p>
      </Detail>
      <Detail says={takes}>
        <div className="takes">
          {(editing ? TAKES : GLASSES).map((name, index) => (
            <span data-chosen={index === 1 || undefined} key={name}>
              <Take alt={index === 1 ? takes[2] : ''} name={name} />
              {index === 1 && <Icon name="check" />}
            </span>
          ))}
        </div>
      </Detail>
      <Detail says={photo}>
        <div className="flex flex-wrap items-center justify-center gap-5 p-4">
          <Polaroid
            fading
            photo={<Picture alt="" name="hero-photo" sizes="104px" widths={[296]} />}
            tilt={-4}
            width="104px"
          />
          <div className="grid max-w-[11em] gap-2.5 text-small leading-snug">
            <span className="flex gap-2">
              <Icon className="mt-0.5" name="clock" />
              <span className="text-balance">
                <Marked text={photo[2]} />
              </span>
            </span>
            <span className="font-semibold text-coral-press underline underline-offset-4">{photo[3]}</span>
          </div>
        </div>
      </Detail>
    </section>
  );
}

type TakeProps = { readonly alt: string; readonly name: (typeof TAKES | typeof GLASSES)[number] };

function Take({ alt, name }: TakeProps) {
  const isTrait = name.startsWith('trait-');
  // biome-ignore lint/performance/noImgElement: the small pictures of the passport come in one format and size
  if (isTrait) return <img alt={alt} height={128} loading="lazy" src={`/pictures/${name}-128.webp`} width={128} />;
  return <Picture alt={alt} name={name} sizes="110px" widths={[240]} />;
}

type DetailProps = {
  readonly says: readonly [...Promised, ...(readonly string[])];
  readonly className?: string;
  readonly children: ReactNode;
};

function Detail({ says: [title, text], className, children }: DetailProps) {
  return (
    <article className={cx('detail', className)}>
      <div className="specimen">{children}</div>
      <h3 className="mx-2 mt-4 mb-1 text-[1.25rem]">{title}</h3>
      <p className="mx-2 text-ink-soft">
        <Marked text={text} />
      </p>
    </article>
  );
}
