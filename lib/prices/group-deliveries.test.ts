import { expect, test } from 'vitest';
import { findPickupPoint, listGroupDeliveries } from './group-deliveries';

const hours = { he: 'א׳–ה׳', en: 'Sun–Thu', ar: 'الأحد–الخميس', ru: 'Вс–Чт' };
const points = { IL: { address: '1 Example Street, Tel Aviv', hours } };

test('§9 Delivery: offered only where the owner has set an address and hours', () => {
  expect(listGroupDeliveries('IL', points)).toEqual(['self_pickup', 'standard', 'express']);
  expect(listGroupDeliveries('US', points)).toEqual(['standard', 'express']);
  expect(listGroupDeliveries('IL', {})).toEqual(['standard', 'express']);
  expect(findPickupPoint('IL', points)?.hours.he).toBe('א׳–ה׳');
});
