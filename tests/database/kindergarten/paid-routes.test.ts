import { beforeAll, describe, expect, it } from 'vitest';
import * as books from '@/app/api/kindergarten/[classId]/books/route';
import * as labels from '@/app/api/kindergarten/[classId]/labels/route';
import * as packingList from '@/app/api/kindergarten/[classId]/packing-list/route';
import * as pdfs from '@/app/api/kindergarten/[classId]/pdfs/route';
import * as mine from '@/app/api/kindergarten/mine/route';
import * as returning from '@/app/api/kindergarten/returning/route';
import { isAvailable } from '@/lib/capabilities';
import { createClassFlow } from '../support/class-flow';
import { withRequests } from '../support/requests';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const flow = createClassFlow(shop);
const requests = withRequests(shop);

describe('rulings "Capabilities": a paid class can be reached only while classes are for sale', () => {
  let group: Awaited<ReturnType<typeof flow.started>>;
  beforeAll(async () => {
    group = await flow.started();
  });
  it.each([
    ['books', books.GET],
    ['pdfs', pdfs.GET],
    ['packing-list', packingList.GET],
    ['labels', labels.GET],
    ['mine', mine.GET],
    ['returning', returning.GET],
  ] as const)('%s', async (_, handler) => {
    const call = await requests.visitor({ deviceId: group.deviceId, accountId: group.accountId });
    const { status } = await call(handler as Parameters<typeof call>[0], { params: { classId: group.id } });
    expect(status === 404).toBe(!isAvailable('kindergarten'));
  });
});
