import { getMessages, getTranslations } from 'next-intl/server';
import type { CarouselWords } from '@/components/ui/carousel';
import { CategoryShelf } from './category-shelf';
import type { HomeFacts } from './facts';
import { shelvesOf } from './shelves';

/** The whole library, one shelf for each category; "explore more" leads to the catalogue, narrowed to it. */
export async function CategoryShelves({ facts, words }: { readonly facts: HomeFacts; readonly words: CarouselWords }) {
  const [t, messages] = await Promise.all([getTranslations('home.shelves'), getMessages()]);
  const shelves = shelvesOf(facts.books);
  return (
    <div className="category-shelves">
      {shelves.map(({ category, books }) => (
        <CategoryShelf
          books={books}
          booksHref={facts.booksHref}
          cardWords={messages.catalogue.card}
          carousel={words}
          key={category}
          more={t('more')}
          moreHref={`${facts.booksHref}?category=${category}`}
          price={facts.digitalPrice}
          title={t(`title.${category}`)}
        />
      ))}
    </div>
  );
}
