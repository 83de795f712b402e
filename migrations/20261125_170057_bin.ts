import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * A bin for redirects, pages, banners and contact subjects: what has `deleted_at` lies in it, and a document in the bin holds no
 * place. The keys stay unique among all other documents, which are all that the build before this one writes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TYPE "public"."audit_action" ADD VALUE IF NOT EXISTS 'bin';
  ALTER TYPE "public"."audit_action" ADD VALUE IF NOT EXISTS 'takeOut';
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "banners" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_banners_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "contact_subjects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_contact_subjects_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  DROP INDEX "market_match_from_idx";
  DROP INDEX "market_slug_idx";
  DROP INDEX "contact_subjects_market_idx";
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "banners_deleted_at_idx" ON "banners" USING btree ("deleted_at");
  CREATE INDEX "_banners_v_version_version_deleted_at_idx" ON "_banners_v" USING btree ("version_deleted_at");
  CREATE INDEX "contact_subjects_deleted_at_idx" ON "contact_subjects" USING btree ("deleted_at");
  CREATE INDEX "_contact_subjects_v_version_version_deleted_at_idx" ON "_contact_subjects_v" USING btree ("version_deleted_at");
  CREATE UNIQUE INDEX "market_match_from_idx" ON "redirects" USING btree ("market_id","match","from") WHERE "redirects"."deleted_at" is null;
  CREATE UNIQUE INDEX "market_slug_idx" ON "pages" USING btree ("market_id","slug") WHERE "pages"."deleted_at" is null;
  CREATE UNIQUE INDEX "contact_subjects_market_idx" ON "contact_subjects" USING btree ("market_id") WHERE "contact_subjects"."deleted_at" is null;`)
}

/** What lies in the bin goes: it was deleted. The log keeps its entries, and with them the names of their actions. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "redirects" WHERE "deleted_at" IS NOT NULL;
  DELETE FROM "_pages_v" WHERE "parent_id" IN (SELECT "id" FROM "pages" WHERE "deleted_at" IS NOT NULL);
  DELETE FROM "pages" WHERE "deleted_at" IS NOT NULL;
  DELETE FROM "_banners_v" WHERE "parent_id" IN (SELECT "id" FROM "banners" WHERE "deleted_at" IS NOT NULL);
  DELETE FROM "banners" WHERE "deleted_at" IS NOT NULL;
  DELETE FROM "_contact_subjects_v" WHERE "parent_id" IN (SELECT "id" FROM "contact_subjects" WHERE "deleted_at" IS NOT NULL);
  DELETE FROM "contact_subjects" WHERE "deleted_at" IS NOT NULL;
  DROP INDEX "redirects_deleted_at_idx";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "banners_deleted_at_idx";
  DROP INDEX "_banners_v_version_version_deleted_at_idx";
  DROP INDEX "contact_subjects_deleted_at_idx";
  DROP INDEX "_contact_subjects_v_version_version_deleted_at_idx";
  DROP INDEX "market_match_from_idx";
  DROP INDEX "market_slug_idx";
  DROP INDEX "contact_subjects_market_idx";
  CREATE UNIQUE INDEX "market_match_from_idx" ON "redirects" USING btree ("market_id","match","from");
  CREATE UNIQUE INDEX "market_slug_idx" ON "pages" USING btree ("market_id","slug");
  CREATE UNIQUE INDEX "contact_subjects_market_idx" ON "contact_subjects" USING btree ("market_id");
  ALTER TABLE "redirects" DROP COLUMN "deleted_at";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "banners" DROP COLUMN "deleted_at";
  ALTER TABLE "_banners_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "contact_subjects" DROP COLUMN "deleted_at";
  ALTER TABLE "_contact_subjects_v" DROP COLUMN "version_deleted_at";`)
}
