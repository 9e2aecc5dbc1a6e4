import { Fragment, type ReactNode } from 'react';
import { FIRST_STRONG_ISOLATE, isolate as isolateText, POP_ISOLATE } from '@/lib/platform/text/isolate';

const LINE_BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const ISOLATED = new RegExp(`${FIRST_STRONG_ISOLATE}([^${POP_ISOLATE}]*)${POP_ISOLATE}`);

/** One line without control characters; bidi controls would let a name reorder the text around it. */
export const singleLine = (value: string): string => value.replace(LINE_BREAKS, ' ').replace(BIDI_CONTROLS, '').trim();

/**
 * Isolates the direction of an external value in a message argument, so that it cannot reorder the sentence.
 * `withIsolates` turns it into `<bdi>`.
 */
export const isolate = (value: string): string => isolateText(singleLine(value));

/** An external value as an element. */
export const Isolate = ({ children }: { readonly children: string }) => <bdi>{singleLine(children)}</bdi>;

/** Wraps the isolated values of a formatted sentence in `<bdi>`, because some clients ignore the isolate characters. */
export function withIsolates(sentence: ReactNode): ReactNode {
  if (Array.isArray(sentence)) {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change their order.
    return sentence.map((part, index) => <Fragment key={index}>{withIsolates(part)}</Fragment>);
  }
  if (typeof sentence !== 'string') return sentence;
  // A split by one group puts the captured values at the odd indexes.
  const parts = sentence.split(ISOLATED);
  if (parts.length === 1) return sentence;
  return parts.map((part, index) => {
    const key = `${index}:${part}`;
    return index % 2 === 1 ? <bdi key={key}>{part}</bdi> : <Fragment key={key}>{part}</Fragment>;
  });
}
