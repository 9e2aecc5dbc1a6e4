-- Events of the sandboxes, and what advertising may learn about a payment (spec §7 "Tracking").
CREATE TABLE "sandbox_events" (
  "id" UUID NOT NULL,
  "service" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "data" JSONB NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "sandbox_events_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "sandbox_events_created_at_idx" ON "sandbox_events"("created_at" DESC);

CREATE TABLE "order_attributions" (
  "order_id" UUID NOT NULL,
  "click_id" TEXT,
  "user_agent" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "order_attributions_pkey" PRIMARY KEY ("order_id"),
  CONSTRAINT "order_attributions_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id")
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "order_attributions_created_at_idx" ON "order_attributions"("created_at");
