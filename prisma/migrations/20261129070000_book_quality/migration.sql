-- What parents changed in the books of a period, and what they wrote about their orders.
CREATE INDEX "orders_paid_at_idx" ON "orders"("paid_at");
CREATE INDEX "support_requests_order_id_idx" ON "support_requests"("order_id");
