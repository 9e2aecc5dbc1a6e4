'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useReaderKeys } from '@/components/reader/use-reader-keys';
import { useSwipe } from '@/components/reader/use-swipe';
import { IconButton } from '@/components/ui/button';
import { useWideScreen } from '@/components/ui/hooks/use-wide-screen';
import { Icon } from '@/components/ui/icon';
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
  const goBy = (step: number) => {
    const next = places[Math.max(0, Math.min(places.length - 1, index + step))];
    if (next) setPage(getFirstPage(next));
  };
  useReaderKeys(direction, goBy);
  const swipe = useSwipe(direction, { startDrag: () => false, drag: () => {}, endDrag: () => {}, goBy });
  const getLabel = usePlaceLabel(proof.pages.length);
  const label = getLabel(place);
  const lines = { cutLine, safeArea, onZoom: () => setZoomed(!zoomed) };
  return (
    <div className="proof-viewer">
      <div
        className="proof-stage"
        data-zoomed={zoomed || undefined}
        dir={direction}
        lang={language}
        {...(zoomed ? {} : swipe)}
      >
        {place.kind === 'cover' ? (
          <ProofSheet
            alt={t('cover')}
            image={proof.cover}
            size={getCoverSize(proof.measures, proof.cover)}
            {...lines}
          />
        ) : (
          place.numbers.map((number) => {
            const image = proof.pages[number - 1];
            const size = getPageSize(proof.measures);
            return (
              image && (
                <ProofSheet alt={t('page', { page: number })} image={image} key={number} size={size} {...lines} />
              )
            );
          })
        )}
      </div>
      <div className="proof-bar" dir={direction}>
        <IconButton disabled={index === 0} label={t('previous')} onClick={() => goBy(-1)}>
          <Icon flip name="chevron-left" />
        </IconButton>
        <p className="font-semibold text-small" role="status">
          {label}
        </p>
        <IconButton disabled={index === places.length - 1} label={t('next')} onClick={() => goBy(1)}>
          <Icon flip name="chevron-right" />
        </IconButton>
      </div>
      <input
        aria-label={t('goTo')}
        aria-valuetext={label}
        className="proof-slider"
        dir={direction}
        max={places.length - 1}
        min={0}
        onChange={(event) => setPage(getFirstPage(places[Number(event.target.value)] ?? place))}
        type="range"
        value={index}
      />
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
        <Toggle label={t('cutLine')} mark="cut" onChange={setCutLine} value={cutLine} />
        <Toggle label={t('safeArea')} mark="safe" onChange={setSafeArea} value={safeArea} />
        <button aria-pressed={zoomed} className="text-link text-small" onClick={() => setZoomed(!zoomed)} type="button">
          {t(zoomed ? 'zoomOut' : 'zoomIn')}
        </button>
      </div>
      <p aria-live="polite" className="text-center text-ink-soft text-small">
        {cutLine && t('cutNote')} {safeArea && t('safeNote')}
      </p>
    </div>
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
    <input checked={value} className="ui-switch" onChange={(event) => onChange(event.target.checked)} type="checkbox" />
    <span className="proof-mark" data-mark={mark} />
    {label}
  </label>
);
