import type he from '@/messages/he/consent.json';

/** The banner's texts. Props of the page: with the loader of messages the banner would be ten times as large. */
export type ConsentTexts = typeof he;
