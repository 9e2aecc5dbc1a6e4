'use client';

import type { ReactNode } from 'react';
import { BookCover } from '@/components/book-object/book-cover';
import { CoverPicture } from '@/components/book-object/cover-picture';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Num } from '@/components/ui/text';
import type { CoverTone } from '@/lib/catalogue';
import { Marked } from './marked';
import { Tablet } from './tablet';

type FormatWords = {
  readonly title: string;
  readonly price: string;
  readonly note: string;
  /** What one gets; their marks still in them. */
  readonly lines: readonly string[];
};

type PricesProps = {
  readonly href: string;
  readonly choose: string;
  readonly digital: FormatWords;
  /** `false` while only the digital book is sold. */
  readonly printed: FormatWords | false;
  /** The book, made for a boy. */
  readonly cover: {
    readonly baseId: number;
    readonly title: string;
    readonly starring: string;
    readonly tone: CoverTone | null;
  };
  readonly side: '' | '-rtl';
};

/** The formats, each with the thing itself and its price; a click starts the wizard with it (spec §2). */
export function Prices({ href, choose, digital, printed, cover, side }: PricesProps) {
  const book = (
    <BookCover
      art={<CoverPicture baseId={cover.baseId} gender="boy" sizes="230px" />}
      starring={cover.starring}
      thickness={20}
      title={cover.title}
      tone={cover.tone}
      width="min(100%, 230px)"
    />
  );
  return (
    <div className="price-cards" data-alone={!printed || undefined}>
      <PriceCard {...digital} choose={choose} href={`${href}?tier=digital`} warm={!printed}>
        <Tablet side={side} width={176} />
      </PriceCard>
      {printed && (
        <PriceCard {...printed} choose={choose} href={`${href}?tier=printed`} warm>
          {book}
        </PriceCard>
      )}
    </div>
  );
}

type PriceCardProps = FormatWords & {
  readonly href: string;
  readonly choose: string;
  readonly warm?: boolean;
  readonly children: ReactNode;
};

function PriceCard({ href, title, price, note, lines, choose, warm, children }: PriceCardProps) {
  return (
    <Link className="price-card" data-warm={warm || undefined} href={href}>
      <div className="grid place-items-center">{children}</div>
      <div>
        <h3 className="text-title">{title}</h3>
        <p className="price-figure">
          <Num>{price}</Num>
        </p>
        <p className="font-semibold text-mint-deep">{note}</p>
        <ul className="mt-3 mb-1.5 grid gap-1.5 text-small leading-snug">
          {lines.map((line) => (
            <li className="flex gap-2" key={line}>
              <Icon className="mt-0.5 text-mint" name="check" />
              <span>
                <Marked text={line} />
              </span>
            </li>
          ))}
        </ul>
        <span className="text-link">
          {choose}
          <Icon flip name="arrow-right" />
        </span>
      </div>
    </Link>
  );
}
