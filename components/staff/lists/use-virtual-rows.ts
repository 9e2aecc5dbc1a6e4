'use client';

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Of a row and of the heading, in pixels, until they are measured. */
const ROW_PX = 37;
const HEAD_PX = 34;
/** A list that is whole and no longer than this is drawn whole, so that the browser's own search finds every row. */
const DRAWN_WHOLE = 100;
/** What the first HTML has room for. */
const FIRST_RECT = { width: 0, height: 900 };
const FIELDS = 'input:not([type="checkbox"]), select, textarea';

const findRow = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null;

/** Where a key leads from this row; `null` for other keys. */
function getTarget(key: string, from: number, { count, screen }: { readonly count: number; readonly screen: number }) {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + screen,
    PageUp: from - screen,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? null : Math.min(Math.max(target, 0), count - 1);
}

/**
 * Draws only the rows of a long table that are near the part in view. One row at a time takes the focus; arrows, Page Up, Page
 * Down, Home and End move it, and Enter follows the row's first link.
 * @param growing more rows are loaded at the end
 */
export function useVirtualRows(count: number, growing: boolean) {
  const scroll = useRef<HTMLElement>(null);
  /** The row that takes the focus once it is in the page. An effect of an older render must not take it for its own. */
  const focusDue = useRef<number>(undefined);
  /** Whether the focus was in the table last. */
  const inside = useRef(false);
  const [focused, setFocused] = useState(0);
  const active = Math.min(focused, count - 1);
  const whole = !growing && count <= DRAWN_WHOLE;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_PX,
    overscan: 10,
    scrollMargin: HEAD_PX,
    scrollPaddingStart: HEAD_PX,
    initialRect: FIRST_RECT,
    // The row with the focus stays, so that scrolling does not lose it.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), active])].sort((a, b) => a - b),
  });

  // A row that was out of view is there after some renders, and a row that goes with the focus leaves it to nobody.
  useEffect(() => {
    const lost = inside.current && document.activeElement === document.body;
    if (focusDue.current === undefined ? !lost : focusDue.current !== active) return;
    const row = scroll.current?.querySelector<HTMLElement>(`tr[data-index="${active}"]`);
    if (!row) {
      virtualizer.scrollToIndex(active);
      return;
    }
    row.focus({ preventScroll: !whole });
    focusDue.current = undefined;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const row = findRow(event.target);
    const isField = event.target instanceof Element && event.target.matches(FIELDS);
    if (!row || isField || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' && event.target === row) {
      row.querySelector('a')?.click();
      return;
    }
    const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
    const target = getTarget(event.key, active, { count, screen: Math.max(1, endIndex - startIndex - 1) });
    if (target === null) return;
    event.preventDefault();
    if (target === active) return row.focus();
    focusDue.current = target;
    setFocused(target);
    if (!whole) virtualizer.scrollToIndex(target);
  };
  const onBlur = () => {
    inside.current = false;
  };
  const onFocus = (event: FocusEvent) => {
    inside.current = true;
    const index = findRow(event.target)?.dataset.index;
    if (index !== undefined) setFocused(Number(index));
  };

  const shared = { scroll, active, onKeyDown, onFocus, onBlur };
  if (whole) {
    const rows = Array.from({ length: count }, (_, index) => ({ index, gap: 0 }));
    return { ...shared, rows, rest: 0, measure: undefined };
  }
  const items = virtualizer.getVirtualItems();
  const ends = [HEAD_PX, ...items.map(({ end }) => end)];
  const rows = items.map(({ index, start }, at) => ({ index, gap: Math.max(0, start - (ends[at] ?? start)) }));
  const rest = Math.max(0, virtualizer.getTotalSize() + HEAD_PX - (ends.at(-1) ?? 0));
  return { ...shared, rows, rest, measure: virtualizer.measureElement };
}
