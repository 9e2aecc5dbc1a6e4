-- Random order numbers: eight characters of Crockford's base 32, so that nobody reads off how much is sold.
-- gen_random_uuid() is cryptographically random and its bytes 6 to 8, which carry the version, are left out.
CREATE FUNCTION "random_order_number"() RETURNS TEXT LANGUAGE sql VOLATILE AS $$
    SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte("random"."bytes", "place") & 31) + 1, 1), '')
    FROM (SELECT uuid_send(gen_random_uuid()) AS "bytes") AS "random",
        unnest(ARRAY[0, 1, 2, 3, 4, 5, 9, 10]) AS "place"
$$;

-- AlterTable
ALTER TABLE "orders" RENAME COLUMN "number" TO "counted";
ALTER TABLE "orders" ADD COLUMN "number" TEXT NOT NULL DEFAULT random_order_number();
DROP INDEX "orders_number_key";
CREATE UNIQUE INDEX "orders_number_key" ON "orders"("number");
ALTER TABLE "orders" DROP COLUMN "counted";

-- AlterTable
ALTER TABLE "photos" ADD COLUMN "advanced_refusal" TEXT;
