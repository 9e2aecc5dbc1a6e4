import { dropDatabases } from '@/scripts/postgres/databases';
import { getSharedPrefix, getTestServer } from './support/test-server';

/** Drops the workers' databases after the last test. */
export default function setUp() {
  return () => dropDatabases(getTestServer().server, getSharedPrefix());
}
