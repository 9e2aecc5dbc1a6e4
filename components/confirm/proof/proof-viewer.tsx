'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSwipe } from '@/components/reader/turning/use-swipe';
import { IconButton } from '@/components/ui/button';
import { InputControl } from '@/components/ui/form-controls';
import { useWideScreen } from '@/components/ui/hooks/use-wide-screen';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { ProofPages } from '@/lib/books';
import type { Language } from '@/lib/markets';
import { getFirstPage, indexOfPage, listPlaces, type ProofPlace } from './proof-places';
import { getCoverSize, getPageSize, ProofSheet } from './proof-sheet';

type ProofViewerProps = {
  readonly proof: ProofPages;
  readonly direction: 'rtl' | 'ltr';
  readonly language: Language;
};

/** The print files page by page, opened as the book is, with the cut line and the safe area to switch on. */
export default function ProofViewer({ proof, direction, language }: ProofViewerProps) {
  const t = useTranslations('confirm.print.proof');
  const wide = useWideScreen();
  const [page, setPage] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const [cutLine, setCutLine] = useState(false);
  const [safeArea, setSafeArea] = useState(false);
  const places = listPlaces(proof, wide);
  const index = indexOfPage(places, page);
  const place = places[index] ?? { kind: 'cover' };
  const label = usePlaceLabel(proof.pages.length)(place);
  const goTo = (at: number) => {
    const next = places[Math.max(0, Math.min(places.length - 1, at))];
    if (next) setPage(getFirstPage(next));
  };
  const goBy = (step: number) => goTo(index + step);
  const swipe = useSwipe(direction, { startDrag: () => false, drag: () => {}, endDrag: () => {}, goBy });
  const toggleZoom = () => setZoomed(!zoomed);
  return (
    <div className="proof-viewer">
      <div
        className="proof-stage"
        data-zoomed={zoomed || undefined}
        dir={direction}
        lang={language}
        {...(!zoomed && swipe)}
      >
        <ProofPlaceSheets cutLine={cutLine} onZoom={toggleZoom} place={place} proof={proof} safeArea={safeArea} />
      </div>
      <ProofNavigation direction={direction} index={index} label={label} last={places.length - 1} onGoTo={goTo} />
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
        <Toggle label={t('cutLine')} mark="cut" onChange={setCutLine} value={cutLine} />
        <Toggle label={t('safeArea')} mark="safe" onChange={setSafeArea} value={safeArea} />
        <UnstyledButton aria-pressed={zoomed} className="text-link text-small" onClick={toggleZoom} type="button">
          {t(zoomed ? 'zoomOut' : 'zoomIn')}
        </UnstyledButton>
      </div>
      <p aria-live="polite" className="text-center text-ink-soft text-small">
        {cutLine && <span>{t('cutNote')}</span>} {safeArea && <span>{t('safeNote')}</span>}
      </p>
    </div>
  );
}

type ProofPlaceSheetsProps = Pick<ProofViewerProps, 'proof'> & {
  readonly place: ProofPlace;
  readonly cutLine: boolean;
  readonly safeArea: boolean;
  readonly onZoom: () => void;
};

/** The cover's sheet, or the page or two facing pages of a place. */
function ProofPlaceSheets({ proof, place, ...lines }: ProofPlaceSheetsProps) {
  const t = useTranslations('confirm.print.proof');
  const { cover, pages, measures } = proof;
  if (place.kind === 'cover')
    return <ProofSheet alt={t('cover')} image={cover} size={getCoverSize(measures, cover)} {...lines} />;
  const size = getPageSize(measures);
  return place.numbers.map((number) => {
    const image = pages[number - 1];
    return image && <ProofSheet alt={t('page', { page: number })} image={image} key={number} size={size} {...lines} />;
  });
}

type ProofNavigationProps = Pick<ProofViewerProps, 'direction'> & {
  readonly index: number;
  readonly last: number;
  readonly label: string;
  readonly onGoTo: (index: number) => void;
};

/** Buttons and a slider, which arrow keys move too: the page around scrolls, so keys elsewhere belong to the browser. */
function ProofNavigation({ direction, index, last, label, onGoTo }: ProofNavigationProps) {
  const t = useTranslations('confirm.print.proof');
  return (
    <>
      <div className="proof-bar" dir={direction}>
        <IconButton disabled={index === 0} label={t('previous')} onClick={() => onGoTo(index - 1)}>
          <Icon flip name="chevron-left" />
        </IconButton>
        <p className="font-semibold text-small" role="status">
          {label}
        </p>
        <IconButton disabled={index === last} label={t('next')} onClick={() => onGoTo(index + 1)}>
          <Icon flip name="chevron-right" />
        </IconButton>
      </div>
      <InputControl
        aria-label={t('goTo')}
        aria-valuetext={label}
        className="proof-slider"
        dir={direction}
        max={last}
        min={0}
        onChange={(event) => onGoTo(Number(event.target.value))}
        type="range"
        value={index}
      />
    </>
  );
}

function usePlaceLabel(pages: number): (place: ProofPlace) => string {
  const t = useTranslations('confirm.print.proof');
  return (place) => {
    if (place.kind === 'cover') return t('cover');
    const [from = 1, to] = place.numbers;
    return to ? t('pages', { from, to, pages }) : t('pageOf', { page: from, pages });
  };
}

type ToggleProps = {
  readonly label: string;
  readonly mark: 'cut' | 'safe';
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
};

const Toggle = ({ label, mark, value, onChange }: ToggleProps) => (
  <label className="proof-toggle">
    <InputControl
      checked={value}
      className="ui-switch"
      onChange={(event) => onChange(event.target.checked)}
      type="checkbox"
    />
    <span className="proof-mark" data-mark={mark} />
    {label}
  </label>
);
