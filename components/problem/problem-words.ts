import ar from '@/messages/ar/problem.json';
import en from '@/messages/en/problem.json';
import he from '@/messages/he/problem.json';
import ru from '@/messages/ru/problem.json';

/** The few words of the error screen. `global-error` carries them on every page: they may not load any more. */
export const PROBLEM_WORDS = { he, en, ar, ru } as const;
