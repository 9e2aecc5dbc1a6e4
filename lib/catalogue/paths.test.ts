import { describe, expect, it } from 'vitest';
import { getAlternates } from '@/lib/markets';
import { bookSubpathByLanguage } from './paths';

const editionPaths = (baseId: number) => getAlternates(bookSubpathByLanguage(baseId));

describe('§2: hreflang lists the existing editions', () => {
  it('a book in every language has all six country and language pairs', () => {
    expect(editionPaths(1)).toEqual({
      'he-IL': '/IL/he/books/1',
      'en-IL': '/IL/en/books/10001',
      'ar-IL': '/IL/ar/books/20001',
      'ru-IL': '/IL/ru/books/30001',
      'en-US': '/US/en/books/10001',
      'en-KE': '/KE/en/books/10001',
      'x-default': '/IL/he/books/1',
    });
  });

  it('a book that exists only in English has no other language, and x-default is the first', () => {
    expect(editionPaths(9005)).toEqual({
      'en-IL': '/IL/en/books/19005',
      'en-US': '/US/en/books/19005',
      'en-KE': '/KE/en/books/19005',
      'x-default': '/IL/en/books/19005',
    });
  });

  it('an unknown book has no editions', () => expect(editionPaths(4999)).toEqual({}));
});
