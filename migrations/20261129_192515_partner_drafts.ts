import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Drafts of partners. What is there is published, and so is what the build before this one still writes while instances are
 * replaced: it names neither a status nor the newest version.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  ALTER TABLE "partners" ALTER COLUMN "market_id" DROP NOT NULL;
  ALTER TABLE "partners" ALTER COLUMN "code" DROP NOT NULL;
  ALTER TABLE "partners" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "_partners_v" ALTER COLUMN "version_market_id" DROP NOT NULL;
  ALTER TABLE "_partners_v" ALTER COLUMN "version_code" DROP NOT NULL;
  ALTER TABLE "_partners_v" ALTER COLUMN "version_name" DROP NOT NULL;
  ALTER TABLE "partners" ADD COLUMN "_status" "enum_partners_status" DEFAULT 'published';
  ALTER TABLE "_partners_v" ADD COLUMN "version__status" "enum__partners_v_version_status" DEFAULT 'published';
  ALTER TABLE "_partners_v" ADD COLUMN "latest" boolean;
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  UPDATE "_partners_v" SET "latest" = "id" = (SELECT newest."id" FROM "_partners_v" newest WHERE newest."parent_id" = "_partners_v"."parent_id" ORDER BY newest."updated_at" DESC, newest."id" DESC LIMIT 1);
  CREATE FUNCTION "public"."note_latest_partner"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW."latest" IS NULL THEN
      UPDATE "_partners_v" SET "latest" = false WHERE "parent_id" = NEW."parent_id";
      NEW."latest" := true;
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER "note_latest_partner" BEFORE INSERT ON "_partners_v" FOR EACH ROW EXECUTE FUNCTION "public"."note_latest_partner"();`)
}

/** Drafts go: the shop never showed them. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TRIGGER "note_latest_partner" ON "_partners_v";
  DROP FUNCTION "public"."note_latest_partner"();
  DELETE FROM "_partners_v" WHERE "version__status" = 'draft' OR "parent_id" IN (SELECT "id" FROM "partners" WHERE "_status" = 'draft');
  DELETE FROM "partners" WHERE "_status" = 'draft';
  DROP INDEX "partners__status_idx";
  DROP INDEX "_partners_v_version_version__status_idx";
  DROP INDEX "_partners_v_latest_idx";
  ALTER TABLE "partners" ALTER COLUMN "market_id" SET NOT NULL;
  ALTER TABLE "partners" ALTER COLUMN "code" SET NOT NULL;
  ALTER TABLE "partners" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "_partners_v" ALTER COLUMN "version_market_id" SET NOT NULL;
  ALTER TABLE "_partners_v" ALTER COLUMN "version_code" SET NOT NULL;
  ALTER TABLE "_partners_v" ALTER COLUMN "version_name" SET NOT NULL;
  ALTER TABLE "partners" DROP COLUMN "_status";
  ALTER TABLE "_partners_v" DROP COLUMN "version__status";
  ALTER TABLE "_partners_v" DROP COLUMN "latest";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_status";`)
}
