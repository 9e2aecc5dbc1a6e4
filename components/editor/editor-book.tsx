'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useCallback, useRef } from 'react';
import { SavedIndicator } from '@/components/feedback/saved-indicator';
import { FlowHeader } from '@/components/layout/flow-header';
import { useReaderKeys } from '@/components/reader/navigation/use-reader-keys';
import { useSwipe } from '@/components/reader/turning/use-swipe';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { useMarket } from '@/lib/client/market';
import type { EditorView } from '@/lib/orders';
import type { ErrorCode } from '@/lib/platform/errors';
import { EditorMenu } from './editor-menu';
import { EditorNotice } from './editor-notice';
import { EditorPage } from './editor-page';
import { indexOfPlace, listPlaces } from './editor-places';
import { EditorThumbnails } from './editor-thumbnails';
import { Guide } from './guide/guide';
import { useGuide } from './guide/use-guide';
import { useChangePoints } from './use-change-points';
import type { Editor } from './use-editor';
import { usePageHistory } from './use-page-history';
import { usePlace } from './use-place';
import { usePlaceLabel } from './use-place-label';

const ConflictDialog = dynamic(() => import('./saving/conflict-dialog'), { ssr: false });

const FAULTY_WORDS: readonly ErrorCode[] = ['page_text_too_long', 'page_paragraphs_too_many', 'text_not_printable'];

type EditorBookProps = { readonly editor: Editor; readonly view: EditorView };

/** One page at a time as the screen, with its tools around it. */
export function EditorBook({ editor, view }: EditorBookProps) {
  const t = useTranslations('editor');
  const { to } = useMarket();
  const { orderId, direction, editing } = view;
  const [key, goToKey] = usePlace(orderId);
  const places = listPlaces(view.pages);
  const index = indexOfPlace(places, key);
  const place = places[index];
  const getLabel = usePlaceLabel();
  const historyOf = usePageHistory(editor);
  const changePoints = useChangePoints(orderId, editor);
  const guide = useGuide(editing === 'open');
  const stage = useRef<HTMLElement>(null);
  const { flush } = editor;
  const open = useCallback(
    (next: string) => {
      flush();
      goToKey(next);
      stage.current?.scrollTo({ top: 0 });
    },
    [flush, goToKey],
  );
  const goBy = (step: number) => {
    const next = places[Math.max(0, Math.min(places.length - 1, index + step))];
    if (next && next.key !== place?.key) open(next.key);
  };
  useReaderKeys(direction, goBy);
  const swipe = useSwipe(direction, { startDrag: () => false, drag: () => {}, endDrag: () => {}, goBy });
  const { conflict } = editor;
  // The same words would be refused again: their page says what to change.
  const isFaulty = Object.values(editor.refused).every((code) => FAULTY_WORDS.includes(code));
  if (!place) return null;
  return (
    <div className="editor-page" data-guide={guide.step === null ? undefined : ''}>
      <FlowHeader
        actions={
          <div className="flex items-center gap-2">
            {editor.state && <SavedIndicator onRetry={isFaulty ? undefined : editor.retry} state={editor.state} />}
            <EditorMenu
              bookId={view.bookId}
              bookLanguage={view.language}
              editing={editing}
              onChangePoints={changePoints}
              onReset={editor.reload}
              onShowGuide={guide.restart}
              orderId={orderId}
              points={view.points}
              upgradable={view.upgradable}
            />
            {editing === 'open' && <DoneLink view={view} />}
          </div>
        }
        back={{ label: t('toMyBooks'), href: to('/my-books') }}
      >
        <h1 className="truncate text-small">
          <span className="sr-only">{t('heading', { name: view.heroName })} </span>
          {getLabel(place)}
        </h1>
      </FlowHeader>
      <main className="editor-stage" dir={direction} id="content" ref={stage}>
        <PageArrow disabled={index === 0} icon="chevron-left" label={t('previous')} onTurn={() => goBy(-1)} />
        <div className="editor-sheet" lang={view.language} {...swipe}>
          <EditorNotice view={view} />
          <EditorPage
            editing={place.page ? historyOf(place.page) : null}
            editor={editor}
            key={place.key}
            place={place}
            view={view}
          />
        </div>
        <PageArrow
          disabled={index === places.length - 1}
          icon="chevron-right"
          label={t('next')}
          onTurn={() => goBy(1)}
        />
        <p className="sr-only" role="status">
          {getLabel(place)}
        </p>
      </main>
      <footer className="editor-foot">
        <Guide close={guide.close} next={guide.next} number={guide.number} step={guide.step} />
        <nav aria-label={t('pages')} className="min-w-0" dir={direction}>
          <EditorThumbnails index={index} onSelect={open} places={places} />
        </nav>
      </footer>
      {conflict && (
        <ConflictDialog
          failure={editor.error}
          label={getLabel(places[indexOfPlace(places, conflict.mine.key)] ?? place)}
          language={view.language}
          mine={conflict.mine}
          onResolve={conflict.resolve}
          theirs={conflict.theirs}
        />
      )}
    </div>
  );
}

/** Where 'done' leads: a printed book is approved, a digital one is ready as it stands. */
function DoneLink({ view }: { readonly view: EditorView }) {
  const t = useTranslations('editor');
  const { to } = useMarket();
  const printed = view.orderState === 'awaiting_confirmation';
  return (
    <ButtonLink href={to(`/${printed ? 'confirm' : 'order-confirmation'}/${view.orderId}`)} size="small" variant="ink">
      {t('done')}
    </ButtonLink>
  );
}

type PageArrowProps = {
  readonly icon: 'chevron-left' | 'chevron-right';
  readonly label: string;
  readonly disabled: boolean;
  readonly onTurn: () => void;
};

const PageArrow = ({ icon, label, disabled, onTurn }: PageArrowProps) => (
  <UnstyledButton
    aria-disabled={disabled || undefined}
    aria-label={label}
    className="editor-arrow"
    onClick={disabled ? undefined : onTurn}
    type="button"
  >
    <Icon flip name={icon} />
  </UnstyledButton>
);
