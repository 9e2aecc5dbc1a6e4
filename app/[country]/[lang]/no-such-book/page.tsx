import { NoSuchBook } from '@/components/book-detail/no-such-book';
import { noSuchBookMetadata } from '@/components/book-detail/no-such-book-metadata';
import './page.css';

export const generateMetadata = noSuchBookMetadata;

/** The middleware rewrites a book URL to this page if its id cannot be the id of a book. */
export default NoSuchBook;
