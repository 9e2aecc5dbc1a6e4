import type { Outline } from './outline';

/** The terms of service, in the order of a purchase. */
export const TERMS: Outline = {
  short: ['preview', 'digital', 'printed', 'faults'],
  sections: [
    { id: 'order', blocks: [{ list: ['adults', 'preview', 'likeness', 'phone', 'soon'] }] },
    {
      id: 'prices',
      blocks: [
        { text: 'intro' },
        { table: ['digital', 'printed', 'combo', 'advanced', 'dedication', 'groups'] },
        { text: 'till' },
        { text: 'credits' },
      ],
    },
    { id: 'delivery', blocks: [{ list: ['digital', 'printed', 'country', 'groups'] }] },
    { id: 'confirmation', blocks: [{ text: 'text' }, { text: 'reminder' }] },
    {
      id: 'cancel',
      blocks: [
        { text: 'intro' },
        { table: ['unpaid', 'digital', 'printed', 'combo'] },
        { text: 'how' },
        { text: 'law' },
      ],
    },
    { id: 'faults', blocks: [{ text: 'printed' }, { text: 'digital' }, { text: 'how' }] },
    { id: 'rights', blocks: [{ list: ['yours', 'leave', 'use'] }] },
    { id: 'contact', blocks: [{ text: 'text' }, { contact: true }] },
  ],
};
