import type { Language } from '@/lib/markets';

/** A book that a class or a company can have. */
export type OfferedBook = { readonly id: number; readonly language: Language; readonly title: string };
