import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BookCover } from '@/components/book-object/book-cover';
import { CoverPicture } from '@/components/book-object/cover-picture';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Num } from '@/components/ui/text';
import { coverToneOf } from '@/lib/catalogue';
import type { HomeFacts } from './facts';
import { RICH } from './rich';

/** The two formats, each with the thing itself and its price; a click on either starts the wizard (spec §2). */
export async function Prices({ facts }: { readonly facts: HomeFacts }) {
  const t = await getTranslations('home');
  return (
    <div className="price-cards">
      <PriceCard
        choose={t('prices.choose')}
        href={facts.wizardHref}
        lines={[t('prices.digital.first'), t('prices.digital.second')]}
        note={t('prices.digital.note')}
        price={facts.digitalPrice}
        title={t('prices.digital.title')}
      >
        <span className="tablet">
          <span className="tablet-screen">
            <Picture alt="" name={`hero-bedroom${facts.side}`} sizes="176px" widths={[480]} />
          </span>
        </span>
      </PriceCard>
      <PriceCard
        choose={t('prices.choose')}
        href={facts.wizardHref}
        lines={[
          t.rich('prices.printed.first', { ...RICH, pages: facts.pages }),
          t.rich('prices.printed.second', { ...RICH, days: facts.printDays }),
        ]}
        note={t('prices.printed.note')}
        price={facts.printedPrice}
        title={t('prices.printed.title')}
        warm
      >
        <BookCover
          art={<CoverPicture baseId={facts.book.baseId} gender="boy" sizes="230px" />}
          starring={t('starring', { name: facts.book.child })}
          thickness={20}
          title={facts.book.title}
          tone={coverToneOf(facts.book.baseId, 'boy')}
          width="min(100%, 230px)"
        />
      </PriceCard>
    </div>
  );
}

type PriceCardProps = {
  readonly href: string;
  readonly title: string;
  readonly price: string;
  readonly note: string;
  readonly lines: readonly ReactNode[];
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
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that never changes its order
            <li className="flex gap-2" key={index}>
              <Icon className="mt-0.5 text-mint" name="check" />
              <span>{line}</span>
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
