import {
  type CapabilityGated,
  type CapabilityTable,
  CURRENT_CAPABILITIES,
  GROUP_ORDER_CAPABILITIES,
} from '@/lib/capabilities';
import { type ConditionalOutline, type Outline, resolveOutline } from './outline';

const PRINT = { needs: ['print'] } as const satisfies CapabilityGated;
const NO_PRINT = { without: ['print'] } as const satisfies CapabilityGated;

const TERMS: ConditionalOutline = {
  summary: [
    'preview',
    'digital',
    { key: 'printed', ...PRINT },
    { key: 'faults', ...NO_PRINT },
    { key: 'faultsPrinted', ...PRINT },
  ],
  sections: [
    {
      id: 'order',
      blocks: [
        {
          list: [
            'adults',
            'preview',
            'likeness',
            { key: 'phone', ...NO_PRINT },
            { key: 'phonePrinted', ...PRINT },
            'soon',
          ],
        },
      ],
    },
    {
      id: 'prices',
      blocks: [
        { text: 'intro' },
        {
          table: [
            'digital',
            { key: 'printed', ...PRINT },
            { key: 'combo', ...PRINT },
            'advanced',
            { key: 'dedication', needs: ['print', 'dedication'] },
            { key: 'groups', needs: ['print', GROUP_ORDER_CAPABILITIES] },
          ],
        },
        { text: 'till' },
      ],
    },
    {
      id: 'delivery',
      blocks: [
        {
          list: [
            'digital',
            { key: 'printed', ...PRINT },
            { key: 'country', ...PRINT },
            { key: 'groups', needs: ['print', GROUP_ORDER_CAPABILITIES] },
            { key: 'companies', needs: ['company'] },
          ],
        },
      ],
    },
    {
      id: 'gift',
      needs: ['gift'],
      blocks: [{ list: ['mail', { key: 'parcel', ...PRINT }, 'recipient'] }],
    },
    { id: 'confirmation', ...PRINT, blocks: [{ text: 'text' }, { text: 'reminder' }] },
    {
      id: 'cancel',
      blocks: [
        { text: 'intro' },
        { table: ['unpaid', 'digital', { key: 'printed', ...PRINT }, { key: 'combo', ...PRINT }] },
        { text: 'how' },
        { text: 'law' },
      ],
    },
    {
      id: 'faults',
      blocks: [
        { text: 'printed', ...PRINT },
        { text: 'ownMistakePrinted', ...PRINT },
        { text: 'digital' },
        { text: 'how', ...NO_PRINT },
        { text: 'howPrinted', ...PRINT },
      ],
    },
    {
      id: 'rewards',
      needs: ['coupon', 'rewards'],
      blocks: [{ list: ['coupon', 'credits', 'review', 'invite', 'refund'] }],
    },
    {
      id: 'rights',
      blocks: [
        {
          list: [
            'yours',
            { key: 'leave', without: ['editing', 'dedication'] },
            { key: 'leaveWords', needs: [['editing', 'dedication']] },
            'use',
          ],
        },
      ],
    },
    { id: 'contact', blocks: [{ text: 'text' }, { contact: true }] },
  ],
};

/** The terms of service in the order of a purchase, for what is sold today. */
export const termsOutline = (table: CapabilityTable = CURRENT_CAPABILITIES): Outline => resolveOutline(TERMS, table);
