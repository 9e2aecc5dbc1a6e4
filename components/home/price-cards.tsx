'use client';

import type { ReactNode } from 'react';
import { BookCover } from '@/components/book-object/book-cover';
import { CoverImage } from '@/components/book-object/cover-image';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { Num } from '@/components/ui/text';
import type { CoverTone } from '@/lib/catalogue';
import { TabletMockup } from './tablet-mockup';

type FormatText = {
  readonly title: string;
  readonly price: string;
  readonly note: string;
  /** What the format contains, with rich-text tags. */
  readonly lines: readonly string[];
};

type PriceCardsProps = {
  readonly href: string;
  readonly chooseLabel: string;
  readonly digital: FormatText;
  /** `false` while only the digital book is sold. */
  readonly printed: FormatText | false;
  /** The book's cover with a boy. */
  readonly cover: {
    readonly baseId: number;
    readonly title: string;
    readonly starring: string;
    readonly tone: CoverTone | null;
  };
  readonly imageSuffix: '' | '-rtl';
};

/** The formats with pictures and prices; a click starts the wizard with that format (spec §2). */
export function PriceCards({ href, chooseLabel, digital, printed, cover, imageSuffix }: PriceCardsProps) {
  const book = (
    <BookCover
      art={<CoverImage baseId={cover.baseId} gender="boy" sizes="230px" />}
      starring={cover.starring}
      thickness={20}
      title={cover.title}
      tone={cover.tone}
      width="min(100%, 230px)"
    />
  );
  return (
    <div className="price-cards" data-alone={!printed || undefined}>
      <PriceCard {...digital} chooseLabel={chooseLabel} href={`${href}?tier=digital`} highlighted={!printed}>
        <TabletMockup imageSuffix={imageSuffix} maxWidth={176} />
      </PriceCard>
      {printed && (
        <PriceCard {...printed} chooseLabel={chooseLabel} href={`${href}?tier=printed`} highlighted>
          {book}
        </PriceCard>
      )}
    </div>
  );
}

type PriceCardProps = FormatText & {
  readonly href: string;
  readonly chooseLabel: string;
  readonly highlighted?: boolean;
  readonly children: ReactNode;
};

function PriceCard({ href, title, price, note, lines, chooseLabel, highlighted, children }: PriceCardProps) {
  return (
    <Link className="price-card" data-warm={highlighted || undefined} href={href}>
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
                <RichText text={line} />
              </span>
            </li>
          ))}
        </ul>
        <span className="text-link">
          {chooseLabel}
          <Icon flip name="arrow-right" />
        </span>
      </div>
    </Link>
  );
}
