import { type CapabilityTable, CURRENT_CAPABILITIES } from '@/lib/capabilities';
import type { PrintHouseName } from '@/lib/providers/fulfilment/port';
import { type ConditionalOutline, type Outline, resolveOutline } from './outline';

const DEDICATION = { key: 'dedication', needs: ['print', 'dedication'] } as const;

const createPrivacy = (printHouses: readonly PrintHouseName[]): ConditionalOutline => ({
  summary: ['need', 'photo', 'hosted', 'sharing'],
  sections: [
    {
      id: 'collect',
      blocks: [
        { text: 'intro' },
        {
          table: [
            'name',
            'age',
            'photo',
            'family',
            'phone',
            'email',
            { key: 'address', needs: ['print'] },
            { key: 'gift', needs: ['gift'] },
            'payment',
          ],
        },
      ],
    },
    {
      id: 'photo',
      blocks: [
        { specimen: 'photo' },
        {
          list: ['consent', 'device', 'metadata', 'storage', 'traits', 'descriptors', 'training', 'print', DEDICATION],
        },
      ],
    },
    { id: 'hosted', blocks: [{ text: 'made' }, { text: 'own' }, { text: 'named' }] },
    {
      id: 'keep',
      blocks: [
        { text: 'intro' },
        {
          table: [
            'draft',
            { key: 'unconfirmed', needs: ['print'] },
            'delivered',
            'book',
            'link',
            'resume',
            'letter',
            'session',
            'device',
            'code',
            'failures',
            'requests',
            'reminder',
            { key: 'employee', needs: ['company'] },
            'account',
            'support',
            'sent',
            'reports',
            'backup',
            'receipts',
          ],
        },
      ],
    },
    { id: 'delete', blocks: [{ text: 'photo' }, { text: 'everything' }, { text: 'rights' }] },
    {
      id: 'sharing',
      blocks: [
        {
          list: [
            'off',
            'never',
            'code',
            'staff',
            { key: 'company', needs: ['company'] },
            { key: 'classroom', needs: ['kindergarten'] },
          ],
        },
      ],
    },
    {
      id: 'others',
      blocks: [
        { text: 'intro' },
        { list: ['payment', 'messages', { key: 'print', needs: ['print'] }, 'lookups', 'measuring', 'hosting'] },
        { text: 'never' },
      ],
    },
    { id: 'printers', needs: ['print'], blocks: [{ text: 'intro' }, { printHouses }] },
    { id: 'cookies', blocks: [{ text: 'text' }] },
    { id: 'messages', blocks: [{ text: 'text' }] },
    { id: 'contact', blocks: [{ text: 'text' }, { contact: true }] },
  ],
});

/**
 * The privacy policy, in the order in which parents ask. The photo step links to `#photo`. It names the print houses
 * that this shop is configured for.
 */
export const privacyOutline = (
  printHouses: readonly PrintHouseName[],
  table: CapabilityTable = CURRENT_CAPABILITIES,
): Outline => resolveOutline(createPrivacy(printHouses), table);
