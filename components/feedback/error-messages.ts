import ar from '@/messages/ar/problem.json';
import en from '@/messages/en/problem.json';
import he from '@/messages/he/problem.json';
import ru from '@/messages/ru/problem.json';

/** Texts of the error screen. `global-error` bundles them on every page, because they may not load after an error. */
export const ERROR_MESSAGES = { he, en, ar, ru } as const;
