-- Few books have an offer, and the desk counts their orders: without an index it reads every book.
CREATE INDEX "books_offer_idx" ON "books"("offer") WHERE "offer" IS NOT NULL;
