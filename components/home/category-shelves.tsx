import { getMessages, getTranslations } from 'next-intl/server';
import type { CarouselWords } from '@/components/ui/carousel';
import { CATEGORIES } from '@/lib/catalogue';
import { CategoryShelf } from './category-shelf';
import type { HomeFacts } from './facts';

/** A category with fewer books has no shelf of its own. */
const FEWEST = 3;

/** The whole library, one shelf for each category; "explore more" leads to the catalogue, narrowed to it. */
export async function CategoryShelves({ facts, words }: { readonly facts: HomeFacts; readonly words: CarouselWords }) {
  const [t, messages] = await Promise.all([getTranslations('home.shelves'), getMessages()]);
  const shelves = CATEGORIES.map((category) => ({
    category,
    books: facts.books.filter((book) => book.categories.includes(category)),
  })).filter(({ books }) => books.length >= FEWEST);
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
