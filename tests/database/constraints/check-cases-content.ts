import type { CheckCase } from './check-case';

/** CHECK constraints of the tables for the blog, testimonials, the desk's switches, offers and alerts. */
export const CONTENT_CHECKS: readonly CheckCase[] = [
  {
    rule: 'blog_translations_reading_time',
    says: '§3 Blog post: readingTime',
    table: 'blog_translations',
    legal: ['reading_time = 1'],
    broken: ['reading_time = 0'],
  },
  {
    rule: 'testimonials_source_and_consent',
    says: 'rulings "Social proof": what is shown has a source and a consent',
    table: 'testimonials',
    legal: [`shown = false, source = '', consent = '', consent_on = NULL, said_on = NULL`, `place = ''`],
    broken: [`quote = ''`, `who = ''`, `source = ''`, `said_on = NULL`, `consent = ''`, `consent_on = NULL`],
  },
  {
    rule: 'catalogue_overrides_say_something',
    says: 'the desk: a switch says something that the code does not',
    table: 'catalogue_overrides',
    legal: ['state = NULL', 'is_bestseller = NULL'],
    broken: ['state = NULL, is_bestseller = NULL'],
  },
  {
    rule: 'partner_offer_days_order',
    says: 'rulings "Flow": an offer has a first and a last day',
    table: 'partner_offer_days',
    legal: ['last_day = first_day', 'last_day = first_day + 1'],
    broken: ['last_day = first_day - 1'],
  },
  {
    rule: 'partner_reminders_email',
    says: 'one address is one row, however it was typed',
    table: 'partner_reminders',
    legal: [`email = 'b.c@example.com'`],
    broken: [`email = 'B@example.com'`, `email = ' b@example.com'`, `email = ''`, `email = 'b'`],
  },
  {
    rule: 'book_alerts_email',
    says: 'one address is one row for a book, however it was typed',
    table: 'book_alerts',
    legal: [`email = 'b.c@example.com'`],
    broken: [`email = 'B@example.com'`, `email = ' b@example.com'`, `email = ''`, `email = 'b'`],
  },
];
