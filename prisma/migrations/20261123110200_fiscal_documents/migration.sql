-- CreateEnum
CREATE TYPE "FiscalKind" AS ENUM ('invoice', 'credit_note');

-- CreateTable
CREATE TABLE "fiscal_series" (
    "kind" "FiscalKind" NOT NULL,
    "last" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "fiscal_series_pkey" PRIMARY KEY ("kind")
);

-- CreateTable
CREATE TABLE "fiscal_documents" (
    "id" UUID NOT NULL,
    "kind" "FiscalKind" NOT NULL,
    "number" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "order_id" UUID NOT NULL,
    "refund_id" UUID,
    "country" "Country" NOT NULL,
    "currency" "Currency" NOT NULL,
    "gross_minor" INTEGER NOT NULL,
    "vat_minor" INTEGER NOT NULL,
    "vat_basis_points" INTEGER NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "provider" TEXT,
    "provider_reference" TEXT,
    "authority_number" TEXT,
    "submitted_at" TIMESTAMPTZ(3),

    CONSTRAINT "fiscal_documents_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "fiscal_documents_key_key" ON "fiscal_documents"("key");

-- CreateIndex
CREATE UNIQUE INDEX "fiscal_documents_kind_number_key" ON "fiscal_documents"("kind", "number");

-- CreateIndex
CREATE INDEX "fiscal_documents_order_id_idx" ON "fiscal_documents"("order_id");

-- CreateIndex
CREATE INDEX "fiscal_documents_refund_id_idx" ON "fiscal_documents"("refund_id");

-- CreateIndex
CREATE INDEX "fiscal_documents_submitted_at_idx" ON "fiscal_documents"("submitted_at");

-- AddForeignKey
ALTER TABLE "fiscal_documents" ADD CONSTRAINT "fiscal_documents_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fiscal_documents" ADD CONSTRAINT "fiscal_documents_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

INSERT INTO fiscal_series (kind, last) VALUES ('invoice', 0), ('credit_note', 0);

ALTER TABLE fiscal_documents
  ADD CONSTRAINT fiscal_documents_number CHECK (number > 0),
  ADD CONSTRAINT fiscal_documents_vat CHECK (gross_minor > 0 AND vat_minor BETWEEN 0 AND gross_minor),
  ADD CONSTRAINT fiscal_documents_refund CHECK ((kind = 'credit_note') = (refund_id IS NOT NULL));
