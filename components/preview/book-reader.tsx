'use client';

import { useTranslations } from 'next-intl';
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { PreviewView } from '@/lib/books';
import { FrontCover, LastPage } from './closed-book';
import { OpenSpread } from './open-spread';
import { PagePicture } from './page-picture';
import { Rail } from './rail';
import { clampIndex, keyStep, openingsOf, swipeStep } from './reader-moves';
import { usePageTurns } from './use-page-turns';

type BookReaderProps = {
  readonly preview: PreviewView;
  readonly share: number;
  readonly price: string;
  readonly onBuy: () => void;
  readonly busy: boolean;
  /** The bar below; told where the reader is and whether the page holds the button itself. */
  readonly children: (place: {
    readonly pages: readonly [number, number] | null;
    readonly locked: boolean;
  }) => ReactNode;
};

const TYPING = 'input, textarea, select, [role="dialog"]';

/** A real book to leaf through: swipe, arrow keys, buttons and small pictures, in the direction of the book's language. */
export function BookReader({ preview, share, price, onBuy, busy, children }: BookReaderProps) {
  const t = useTranslations('preview.book');
  const openings = openingsOf(preview);
  const { index, turn, land, goTo } = usePageTurns(openings.length);
  const { direction, language } = preview;
  const finger = useRef<{ x: number; y: number } | null>(null);
  const here = openings[index];

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || (target instanceof Element && target.closest(TYPING))) return;
      const step = keyStep(event.key, direction);
      if (step === 0) return;
      event.preventDefault();
      goTo(clampIndex(index + step, openings.length));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  const lift = (event: PointerEvent) => {
    const start = finger.current;
    finger.current = null;
    if (start) goTo(index + swipeStep(event.clientX - start.x, event.clientY - start.y, direction));
  };
  const leaving = turn ? openings[turn.from] : undefined;
  return (
    <>
      <div className="reader-stage" dir={direction}>
        <button
          aria-label={t('previous')}
          className="reader-arrow"
          disabled={index === 0}
          onClick={() => goTo(index - 1)}
          type="button"
        >
          <Icon flip name="chevron-left" />
        </button>
        <section
          aria-label={t('region', { title: preview.title })}
          className="reader-book"
          lang={language}
          onPointerCancel={() => {
            finger.current = null;
          }}
          onPointerDown={(event) => {
            finger.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerUp={lift}
        >
          {here?.kind === 'cover' && <FrontCover preview={preview} share={share} />}
          {here?.kind === 'spread' && (
            <OpenSpread
              back={turn !== null && turn.to < turn.from}
              here={here}
              heroName={preview.heroName}
              leaving={leaving?.kind === 'spread' ? leaving : null}
              onTurned={land}
              picture={<PagePicture busy={busy} onBuy={onBuy} price={price} share={share} spread={here.spread} />}
            />
          )}
          {here?.kind === 'end' && <LastPage preview={preview} />}
        </section>
        <button
          aria-label={t('next')}
          className="reader-arrow"
          disabled={index === openings.length - 1}
          onClick={() => goTo(index + 1)}
          type="button"
        >
          <Icon flip name="chevron-right" />
        </button>
      </div>
      <div className="reader-foot">
        <nav aria-label={t('rail')} className="min-w-0" dir={direction}>
          <Rail cover={preview.cover} index={index} onChoose={goTo} openings={openings} />
        </nav>
        {children({
          pages: here?.kind === 'spread' ? here.pages : null,
          locked: here?.kind === 'spread' && here.spread.locked,
        })}
      </div>
    </>
  );
}
