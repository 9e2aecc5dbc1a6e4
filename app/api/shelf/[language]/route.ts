import { listShelfBooks } from '@/lib/catalogue';
import { createLanguageRoute, generateLanguageParams } from '../../static-language-route';

export const dynamic = 'force-static';
export const dynamicParams = false;
// Shared caches revalidate hourly, like the pages, because a deploy changes this data.
export const revalidate = 3600;

export const generateStaticParams = generateLanguageParams;

/** The books of one language, for pages that filter them in the browser, so that no page bundles the catalogue. */
export const GET = createLanguageRoute(listShelfBooks);
