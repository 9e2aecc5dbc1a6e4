import type { Outline } from './outline';

/** The privacy policy, in the order in which parents ask. The photo step links to `#photo`. */
export const PRIVACY: Outline = {
  short: ['need', 'photo', 'hosted', 'sharing'],
  sections: [
    {
      id: 'collect',
      blocks: [{ text: 'intro' }, { table: ['name', 'age', 'photo', 'phone', 'email', 'address', 'payment'] }],
    },
    {
      id: 'photo',
      blocks: [{ specimen: 'photo' }, { list: ['consent', 'metadata', 'storage', 'traits', 'descriptors', 'print'] }],
    },
    { id: 'hosted', blocks: [{ text: 'own' }, { text: 'named' }] },
    {
      id: 'keep',
      blocks: [
        { text: 'intro' },
        { table: ['draft', 'unconfirmed', 'delivered', 'book', 'link', 'session', 'reminder', 'receipts'] },
      ],
    },
    { id: 'delete', blocks: [{ text: 'photo' }, { text: 'rights' }] },
    { id: 'sharing', blocks: [{ list: ['off', 'never', 'code', 'company', 'classroom'] }] },
    {
      id: 'others',
      blocks: [{ text: 'intro' }, { list: ['payment', 'messages', 'print', 'lookups', 'hosting'] }, { text: 'never' }],
    },
    { id: 'cookies', blocks: [{ text: 'text' }] },
    { id: 'messages', blocks: [{ text: 'text' }] },
    { id: 'contact', blocks: [{ text: 'text' }, { contact: true }] },
  ],
};
