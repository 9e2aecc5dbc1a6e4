import type { Language } from '@/lib/markets';
import arBlog from '@/messages/ar/blog.json';
import arBook from '@/messages/ar/book.json';
import arCompany from '@/messages/ar/company.json';
import arHome from '@/messages/ar/home.json';
import arLayout from '@/messages/ar/layout.json';
import arMails from '@/messages/ar/mails.json';
import arPrices from '@/messages/ar/prices.json';
import arSupport from '@/messages/ar/support.json';
import enBlog from '@/messages/en/blog.json';
import enBook from '@/messages/en/book.json';
import enCompany from '@/messages/en/company.json';
import enHome from '@/messages/en/home.json';
import enLayout from '@/messages/en/layout.json';
import enMails from '@/messages/en/mails.json';
import enPrices from '@/messages/en/prices.json';
import enSupport from '@/messages/en/support.json';
import heBlog from '@/messages/he/blog.json';
import heBook from '@/messages/he/book.json';
import heCompany from '@/messages/he/company.json';
import heHome from '@/messages/he/home.json';
import heLayout from '@/messages/he/layout.json';
import heMails from '@/messages/he/mails.json';
import hePrices from '@/messages/he/prices.json';
import heSupport from '@/messages/he/support.json';
import ruBlog from '@/messages/ru/blog.json';
import ruBook from '@/messages/ru/book.json';
import ruCompany from '@/messages/ru/company.json';
import ruHome from '@/messages/ru/home.json';
import ruLayout from '@/messages/ru/layout.json';
import ruMails from '@/messages/ru/mails.json';
import ruPrices from '@/messages/ru/prices.json';
import ruSupport from '@/messages/ru/support.json';

/** The Hebrew source: its shape is the shape of every language, as tests/rules/messages.test.ts checks. */
const he = {
  blog: heBlog,
  book: heBook,
  company: heCompany,
  home: heHome,
  layout: heLayout,
  mails: heMails,
  prices: hePrices,
  support: heSupport,
};

export type Messages = typeof he;

/** The message domains used outside React: mails, text messages, books, feeds and API responses. */
export const MESSAGES: Readonly<Record<Language, Messages>> = {
  he,
  en: {
    blog: enBlog,
    book: enBook,
    company: enCompany,
    home: enHome,
    layout: enLayout,
    mails: enMails,
    prices: enPrices,
    support: enSupport,
  },
  ar: {
    blog: arBlog,
    book: arBook,
    company: arCompany,
    home: arHome,
    layout: arLayout,
    mails: arMails,
    prices: arPrices,
    support: arSupport,
  },
  ru: {
    blog: ruBlog,
    book: ruBook,
    company: ruCompany,
    home: ruHome,
    layout: ruLayout,
    mails: ruMails,
    prices: ruPrices,
    support: ruSupport,
  },
};
