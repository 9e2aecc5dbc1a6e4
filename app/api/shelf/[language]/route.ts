import { booksIn } from '@/lib/catalogue';
import { answerIn, everyLanguage } from '../../by-language';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = everyLanguage;

/** The books of one language, for pages that choose it in the browser: none of them carries the whole catalogue. */
export const GET = answerIn(booksIn);
