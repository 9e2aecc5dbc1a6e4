-- An order is shown with its upgrades: without an index every look at one, and at the books of an account, reads all orders.
CREATE INDEX "orders_upgrade_of_id_idx" ON "orders"("upgrade_of_id") WHERE "upgrade_of_id" IS NOT NULL;
