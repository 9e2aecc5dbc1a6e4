import type { ReactNode } from 'react';

/** A number, price, date or range: always left to right, never broken, figures of one width. */
export function Num({ children }: { readonly children: ReactNode }) {
  return <bdi className="num">{children}</bdi>;
}

/** An e-mail address: one piece of a line, broken only where it is wider than the line. */
export function EmailAddress({ children }: { readonly children: ReactNode }) {
  return <bdi className="wrap-anywhere inline-block max-w-full align-bottom">{children}</bdi>;
}

/** The tag `<mail>` of messages. */
export const emailTag = (address: ReactNode) => <EmailAddress>{address}</EmailAddress>;

/** The same where the address is what the reader should check. */
export const strongEmailTag = (address: ReactNode) => <b className="font-semibold">{emailTag(address)}</b>;

/** Words for assistive technology only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

type TagProps = { readonly tone?: 'mint' | 'sky' | 'honey' | 'coral' | 'grey'; readonly children: ReactNode };

const TONES: Readonly<Record<NonNullable<TagProps['tone']>, string>> = {
  mint: 'bg-mint-wash text-mint-deep',
  sky: 'bg-sky text-sky-deep',
  honey: 'bg-honey-wash text-[#734b00]',
  coral: 'bg-coral-wash text-coral-press',
  grey: 'bg-[#efe7d6] text-ink-soft',
};

/** A small remark or state. */
export function Tag({ tone = 'grey', children }: TagProps) {
  return <span className={`tag ${TONES[tone]}`}>{children}</span>;
}
