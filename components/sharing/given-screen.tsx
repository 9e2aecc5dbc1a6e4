'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BookCover } from '@/components/book-object/book-cover';
import { FlowHeader } from '@/components/layout/flow-header';
import { BackCover } from '@/components/reader/book-covers';
import { BookReader } from '@/components/reader/book-reader';
import { LargeTextToggle } from '@/components/reader/large-text-toggle';
import { PAGE_COUNT } from '@/components/reader/navigation/reader-navigation';
import { StoryText } from '@/components/reader/story-text';
import { useLargeText } from '@/components/reader/use-large-text';
import { useRefreshOnImageError } from '@/components/reader/use-refresh-on-image-error';
import { Button } from '@/components/ui/button';
import { NightSky } from '@/components/ui/decor/night-sky';
import { useFormatDay } from '@/components/ui/hooks/use-format-day';
import { Icon } from '@/components/ui/icon';
import { useMarket } from '@/lib/client/market';
import type { GiftView } from '@/lib/orders';
import { isolate } from '@/lib/platform/text/isolate';
import { getLineDirection } from '@/lib/typesetting';

type GivenProps = { readonly gift: GiftView };

/** The page of a gift: first the card and the cover, then the whole book, which the recipient can keep. */
export function GivenScreen({ gift }: GivenProps) {
  const [reading, setReading] = useState(false);
  return reading ? (
    <GivenReader gift={gift} onClose={() => setReading(false)} />
  ) : (
    <GivenCard gift={gift} onOpen={() => setReading(true)} />
  );
}

/** The book as a PDF, for the recipient's own device. */
function SaveLink({ gift, onNight }: GivenProps & { readonly onNight?: boolean }) {
  const t = useTranslations('orders.givenGift');
  return (
    <a className="ui-button" data-look={onNight ? 'night' : 'action'} data-size="regular" download href={gift.fileUrl}>
      <Icon name="download" />
      {t('save')}
    </a>
  );
}

function GivenCard({ gift, onOpen }: GivenProps & { readonly onOpen: () => void }) {
  const t = useTranslations('orders.givenGift');
  const { to } = useMarket();
  const formatDay = useFormatDay();
  const { book, recipientName, senderName, message, availableUntil } = gift;
  const { cover, direction, language, title } = book;
  return (
    <main className="given-page on-night" id="content">
      <NightSky />
      <div className="wrap relative grid max-w-[960px] items-center gap-8 py-8 md:grid-cols-2 md:gap-12">
        <div className="grid justify-items-center md:order-2">
          <span className="block" dir={direction} lang={language}>
            <BookCover
              // biome-ignore lint/performance/noImgElement: a private, short-lived picture
              art={cover.picture ? <img alt={cover.alt} src={cover.picture} /> : <span />}
              starring={cover.starring}
              title={title}
              tone={cover.tone}
              width="clamp(180px, 44vw, 330px)"
            />
          </span>
        </div>
        <div className="grid justify-items-start gap-5">
          <section className="given-card">
            <h1 className="text-title">{t('heading', { name: isolate(recipientName) })}</h1>
            {/* Who signs stands at the end of the lines above, whichever side that is. */}
            <div className="contents" dir="auto">
              <p className="typed-text text-lead">{message}</p>
              <p className="text-end font-semibold">
                <bdi>{senderName}</bdi>
              </p>
            </div>
          </section>
          <p className="text-night-soft">{t('lead', { sender: isolate(senderName), name: isolate(book.heroName) })}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={onOpen} size="large" variant="honey">
              <Icon name="book-open" />
              {t('open')}
            </Button>
            <SaveLink gift={gift} onNight />
          </div>
          <p className="text-night-soft text-note">{t('until', { date: formatDay(availableUntil) })}</p>
          <a className="text-night-soft text-note underline" href={to()}>
            {t('shop')}
          </a>
        </div>
      </div>
    </main>
  );
}

function GivenReader({ gift, onClose }: GivenProps & { readonly onClose: () => void }) {
  const t = useTranslations('orders.givenGift');
  const router = useRouter();
  const textSize = useLargeText();
  const onImageError = useRefreshOnImageError(() => router.refresh());
  const { book } = gift;
  return (
    <div className="reader-page">
      <FlowHeader
        actions={<LargeTextToggle pressed={textSize.large} onToggle={textSize.toggle} />}
        back={{ label: t('back'), onBack: onClose }}
        transparent
      >
        <h1
          className="truncate text-small"
          dir={getLineDirection(book.title, book.heroName, book.language)}
          lang={book.language}
        >
          {book.title}
        </h1>
      </FlowHeader>
      <main className="contents" id="content">
        <BookReader
          book={book}
          largeText={textSize.large}
          lastSpread={{
            text: <StoryText heroName={book.heroName} language={book.language} paragraphs={[book.closing]} />,
            picture: <BackCover blurb={book.blurb} />,
            pageNumber: PAGE_COUNT,
            textClassName: 'words-closing',
          }}
          onImageError={onImageError}
          progress={1}
        >
          {() => (
            <div className="buy-bar">
              <b className="font-semibold text-small">{t('yours')}</b>
              <SaveLink gift={gift} />
            </div>
          )}
        </BookReader>
      </main>
    </div>
  );
}
