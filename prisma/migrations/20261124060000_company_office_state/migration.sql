-- Parcels in the United States need a state (spec §5 "Shipping").
ALTER TABLE "company_batches" ADD COLUMN "office_state" TEXT;
