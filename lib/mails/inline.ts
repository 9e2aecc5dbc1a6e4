/** A value that came from outside: shown in a direction of its own, so that it cannot disturb the sentence. */
type Isolated = { readonly isolated: string };

/** A link inside a sentence; `href` is absolute. */
type InlineLink = { readonly label: string; readonly href: string };

/** One run of a sentence. */
export type Inline = string | Isolated | InlineLink;

const LINE_BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** One line without control characters; bidi controls would let a name reorder the text around it. */
export const singleLine = (value: string): string => value.replace(LINE_BREAKS, ' ').replace(BIDI_CONTROLS, '').trim();

export const isolate = (value: string): Isolated => ({ isolated: singleLine(value) });

/** An absolute web address as it is; throws for anything else, since a mail has no base to resolve against. */
export function webAddress(url: string): string {
  const { protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('A mail links only to web pages');
  return url;
}
