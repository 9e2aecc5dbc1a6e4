-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN     "edited_at" TIMESTAMPTZ(3),
ADD COLUMN     "related_book" INTEGER,
ALTER COLUMN "image" DROP NOT NULL,
ALTER COLUMN "published_at" DROP NOT NULL;

-- AlterTable
ALTER TABLE "blog_translations" ADD COLUMN     "shown" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "blog_pictures" (
    "id" UUID NOT NULL,
    "post_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "blog_pictures_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "blog_pictures_post_id_created_at_idx" ON "blog_pictures"("post_id", "created_at");

-- AddForeignKey
ALTER TABLE "blog_pictures" ADD CONSTRAINT "blog_pictures_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "blog_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
