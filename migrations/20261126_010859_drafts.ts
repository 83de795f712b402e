import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Drafts of banners, navigation and contact subjects. What is there is published, and so is what the build before this one still
 * writes while instances are replaced: it names neither a status nor the newest version.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TYPE "public"."audit_action" ADD VALUE IF NOT EXISTS 'saveDraft' BEFORE 'delete';
  ALTER TYPE "public"."audit_action" ADD VALUE IF NOT EXISTS 'goLive' BEFORE 'delete';
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_subjects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_subjects_v_version_status" AS ENUM('draft', 'published');
  ALTER TABLE "navigation_main" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "navigation_main" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "navigation_footer_links" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "navigation_footer_links" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "navigation_footer" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "navigation_legal" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "navigation_legal" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "navigation" ALTER COLUMN "market_id" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_main" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_main" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_footer_links" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_footer_links" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_footer" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_legal" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_legal" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "_navigation_v" ALTER COLUMN "version_market_id" DROP NOT NULL;
  ALTER TABLE "banners" ALTER COLUMN "market_id" DROP NOT NULL;
  ALTER TABLE "banners" ALTER COLUMN "place" DROP NOT NULL;
  ALTER TABLE "banners" ALTER COLUMN "position" DROP NOT NULL;
  ALTER TABLE "banners" ALTER COLUMN "headline" DROP NOT NULL;
  ALTER TABLE "_banners_v" ALTER COLUMN "version_market_id" DROP NOT NULL;
  ALTER TABLE "_banners_v" ALTER COLUMN "version_place" DROP NOT NULL;
  ALTER TABLE "_banners_v" ALTER COLUMN "version_position" DROP NOT NULL;
  ALTER TABLE "_banners_v" ALTER COLUMN "version_headline" DROP NOT NULL;
  ALTER TABLE "contact_subjects_subjects" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "contact_subjects_subjects" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "contact_subjects" ALTER COLUMN "market_id" DROP NOT NULL;
  ALTER TABLE "_contact_subjects_v_version_subjects" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "_contact_subjects_v_version_subjects" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "_contact_subjects_v" ALTER COLUMN "version_market_id" DROP NOT NULL;
  ALTER TABLE "navigation" ADD COLUMN "_status" "enum_navigation_status" DEFAULT 'published';
  ALTER TABLE "_navigation_v" ADD COLUMN "version__status" "enum__navigation_v_version_status" DEFAULT 'published';
  ALTER TABLE "_navigation_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "banners" ADD COLUMN "_status" "enum_banners_status" DEFAULT 'published';
  ALTER TABLE "_banners_v" ADD COLUMN "version__status" "enum__banners_v_version_status" DEFAULT 'published';
  ALTER TABLE "_banners_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "contact_subjects" ADD COLUMN "_status" "enum_contact_subjects_status" DEFAULT 'published';
  ALTER TABLE "_contact_subjects_v" ADD COLUMN "version__status" "enum__contact_subjects_v_version_status" DEFAULT 'published';
  ALTER TABLE "_contact_subjects_v" ADD COLUMN "latest" boolean;
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "banners__status_idx" ON "banners" USING btree ("_status");
  CREATE INDEX "_banners_v_version_version__status_idx" ON "_banners_v" USING btree ("version__status");
  CREATE INDEX "_banners_v_latest_idx" ON "_banners_v" USING btree ("latest");
  CREATE INDEX "contact_subjects__status_idx" ON "contact_subjects" USING btree ("_status");
  CREATE INDEX "_contact_subjects_v_version_version__status_idx" ON "_contact_subjects_v" USING btree ("version__status");
  CREATE INDEX "_contact_subjects_v_latest_idx" ON "_contact_subjects_v" USING btree ("latest");
  UPDATE "_navigation_v" SET "latest" = "id" = (SELECT newest."id" FROM "_navigation_v" newest WHERE newest."parent_id" = "_navigation_v"."parent_id" ORDER BY newest."updated_at" DESC, newest."id" DESC LIMIT 1);
  UPDATE "_banners_v" SET "latest" = "id" = (SELECT newest."id" FROM "_banners_v" newest WHERE newest."parent_id" = "_banners_v"."parent_id" ORDER BY newest."updated_at" DESC, newest."id" DESC LIMIT 1);
  UPDATE "_contact_subjects_v" SET "latest" = "id" = (SELECT newest."id" FROM "_contact_subjects_v" newest WHERE newest."parent_id" = "_contact_subjects_v"."parent_id" ORDER BY newest."updated_at" DESC, newest."id" DESC LIMIT 1);
  CREATE FUNCTION "public"."note_latest_version"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW."latest" IS NULL THEN
      EXECUTE format('UPDATE %I.%I SET "latest" = false WHERE "parent_id" = $1', TG_TABLE_SCHEMA, TG_TABLE_NAME) USING NEW."parent_id";
      NEW."latest" := true;
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER "note_latest_version" BEFORE INSERT ON "_navigation_v" FOR EACH ROW EXECUTE FUNCTION "public"."note_latest_version"();
  CREATE TRIGGER "note_latest_version" BEFORE INSERT ON "_banners_v" FOR EACH ROW EXECUTE FUNCTION "public"."note_latest_version"();
  CREATE TRIGGER "note_latest_version" BEFORE INSERT ON "_contact_subjects_v" FOR EACH ROW EXECUTE FUNCTION "public"."note_latest_version"();`)
}

/** Drafts go: the shop never showed them. The log keeps its entries, and with them the names of their actions. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TRIGGER "note_latest_version" ON "_navigation_v";
  DELETE FROM "_navigation_v" WHERE "version__status" = 'draft' OR "parent_id" IN (SELECT "id" FROM "navigation" WHERE "_status" = 'draft');
  DELETE FROM "navigation" WHERE "_status" = 'draft';
  DROP TRIGGER "note_latest_version" ON "_banners_v";
  DELETE FROM "_banners_v" WHERE "version__status" = 'draft' OR "parent_id" IN (SELECT "id" FROM "banners" WHERE "_status" = 'draft');
  DELETE FROM "banners" WHERE "_status" = 'draft';
  DROP TRIGGER "note_latest_version" ON "_contact_subjects_v";
  DELETE FROM "_contact_subjects_v" WHERE "version__status" = 'draft' OR "parent_id" IN (SELECT "id" FROM "contact_subjects" WHERE "_status" = 'draft');
  DELETE FROM "contact_subjects" WHERE "_status" = 'draft';
  DROP FUNCTION "public"."note_latest_version"();
  DROP INDEX "navigation__status_idx";
  DROP INDEX "_navigation_v_version_version__status_idx";
  DROP INDEX "_navigation_v_latest_idx";
  DROP INDEX "banners__status_idx";
  DROP INDEX "_banners_v_version_version__status_idx";
  DROP INDEX "_banners_v_latest_idx";
  DROP INDEX "contact_subjects__status_idx";
  DROP INDEX "_contact_subjects_v_version_version__status_idx";
  DROP INDEX "_contact_subjects_v_latest_idx";
  ALTER TABLE "navigation_main" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "navigation_main" ALTER COLUMN "kind" SET NOT NULL;
  ALTER TABLE "navigation_footer_links" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "navigation_footer_links" ALTER COLUMN "kind" SET NOT NULL;
  ALTER TABLE "navigation_footer" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "navigation_legal" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "navigation_legal" ALTER COLUMN "kind" SET NOT NULL;
  ALTER TABLE "navigation" ALTER COLUMN "market_id" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_main" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_main" ALTER COLUMN "kind" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_footer_links" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_footer_links" ALTER COLUMN "kind" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_footer" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_legal" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_legal" ALTER COLUMN "kind" SET NOT NULL;
  ALTER TABLE "_navigation_v" ALTER COLUMN "version_market_id" SET NOT NULL;
  ALTER TABLE "banners" ALTER COLUMN "market_id" SET NOT NULL;
  ALTER TABLE "banners" ALTER COLUMN "place" SET NOT NULL;
  ALTER TABLE "banners" ALTER COLUMN "position" SET NOT NULL;
  ALTER TABLE "banners" ALTER COLUMN "headline" SET NOT NULL;
  ALTER TABLE "_banners_v" ALTER COLUMN "version_market_id" SET NOT NULL;
  ALTER TABLE "_banners_v" ALTER COLUMN "version_place" SET NOT NULL;
  ALTER TABLE "_banners_v" ALTER COLUMN "version_position" SET NOT NULL;
  ALTER TABLE "_banners_v" ALTER COLUMN "version_headline" SET NOT NULL;
  ALTER TABLE "contact_subjects_subjects" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "contact_subjects_subjects" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "contact_subjects" ALTER COLUMN "market_id" SET NOT NULL;
  ALTER TABLE "_contact_subjects_v_version_subjects" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "_contact_subjects_v_version_subjects" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "_contact_subjects_v" ALTER COLUMN "version_market_id" SET NOT NULL;
  ALTER TABLE "navigation" DROP COLUMN "_status";
  ALTER TABLE "_navigation_v" DROP COLUMN "version__status";
  ALTER TABLE "_navigation_v" DROP COLUMN "latest";
  ALTER TABLE "banners" DROP COLUMN "_status";
  ALTER TABLE "_banners_v" DROP COLUMN "version__status";
  ALTER TABLE "_banners_v" DROP COLUMN "latest";
  ALTER TABLE "contact_subjects" DROP COLUMN "_status";
  ALTER TABLE "_contact_subjects_v" DROP COLUMN "version__status";
  ALTER TABLE "_contact_subjects_v" DROP COLUMN "latest";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_status";
  DROP TYPE "public"."enum_banners_status";
  DROP TYPE "public"."enum__banners_v_version_status";
  DROP TYPE "public"."enum_contact_subjects_status";
  DROP TYPE "public"."enum__contact_subjects_v_version_status";`)
}
