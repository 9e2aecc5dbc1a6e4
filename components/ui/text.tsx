import type { ReactNode } from 'react';

/** A number, price, date or range: left to right, no line break, tabular figures. */
export function Num({ children }: { readonly children: ReactNode }) {
  return <bdi className="ui-num">{children}</bdi>;
}

/** An e-mail address; breaks only if it is wider than the line. */
export function EmailAddress({ children }: { readonly children: ReactNode }) {
  return <bdi className="wrap-anywhere inline-block max-w-full align-bottom">{children}</bdi>;
}

/** Joins an address with the full stop after it, which would otherwise stand alone on the next line. */
const WORD_JOINER = '\u2060';

/** The tag `<mail>` of messages. */
export const emailTag = (email: ReactNode) => (
  <>
    <EmailAddress>{email}</EmailAddress>
    {WORD_JOINER}
  </>
);

/** The same in bold, for an address that the reader should check. */
export const strongEmailTag = (email: ReactNode) => <b className="font-semibold">{emailTag(email)}</b>;

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

type TagProps = { readonly tone?: 'mint' | 'sky' | 'honey' | 'coral' | 'grey'; readonly children: ReactNode };

const TONES: Readonly<Record<NonNullable<TagProps['tone']>, string>> = {
  mint: 'bg-mint-wash text-mint-deep',
  sky: 'bg-sky text-sky-deep',
  honey: 'bg-honey-wash text-honey-ink',
  coral: 'bg-coral-wash text-coral-press',
  grey: 'bg-grey-wash text-ink-soft',
};

/** A small label. */
export function Tag({ tone = 'grey', children }: TagProps) {
  return <span className={`ui-tag ${TONES[tone]}`}>{children}</span>;
}
