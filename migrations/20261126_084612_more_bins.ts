import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The bin for routes, navigation, partners, pictures, members of staff and markets: what has `deleted_at` lies in it, and a document in the bin
 * holds no place. The keys stay unique among all other documents, which are all that the build before this one writes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "markets_code_idx";
  DROP INDEX "market_screen_idx";
  DROP INDEX "market_code_idx";
  DROP INDEX "navigation_market_idx";
  DROP INDEX "staff_email_idx";
  ALTER TABLE "markets" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_markets_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "route_maps" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "partners" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_partners_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "navigation" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_navigation_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "markets_deleted_at_idx" ON "markets" USING btree ("deleted_at");
  CREATE INDEX "_markets_v_version_version_deleted_at_idx" ON "_markets_v" USING btree ("version_deleted_at");
  CREATE INDEX "route_maps_deleted_at_idx" ON "route_maps" USING btree ("deleted_at");
  CREATE INDEX "partners_deleted_at_idx" ON "partners" USING btree ("deleted_at");
  CREATE INDEX "_partners_v_version_version_deleted_at_idx" ON "_partners_v" USING btree ("version_deleted_at");
  CREATE INDEX "navigation_deleted_at_idx" ON "navigation" USING btree ("deleted_at");
  CREATE INDEX "_navigation_v_version_version_deleted_at_idx" ON "_navigation_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "staff_deleted_at_idx" ON "staff" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "markets_code_idx" ON "markets" USING btree ("code") WHERE "markets"."deleted_at" is null;
  CREATE UNIQUE INDEX "market_screen_idx" ON "route_maps" USING btree ("market_id","screen") WHERE "route_maps"."deleted_at" is null;
  CREATE UNIQUE INDEX "market_code_idx" ON "partners" USING btree ("market_id","code") WHERE "partners"."deleted_at" is null;
  CREATE UNIQUE INDEX "navigation_market_idx" ON "navigation" USING btree ("market_id") WHERE "navigation"."deleted_at" is null;
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email") WHERE "staff"."deleted_at" is null;`)
}

/** What lies in the bin goes: it was deleted. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "route_maps" WHERE "deleted_at" IS NOT NULL;
  DELETE FROM "_navigation_v" WHERE "parent_id" IN (SELECT "id" FROM "navigation" WHERE "deleted_at" IS NOT NULL);
  DELETE FROM "navigation" WHERE "deleted_at" IS NOT NULL;
  DELETE FROM "_partners_v" WHERE "parent_id" IN (SELECT "id" FROM "partners" WHERE "deleted_at" IS NOT NULL);
  DELETE FROM "partners" WHERE "deleted_at" IS NOT NULL;
  DELETE FROM "media" WHERE "deleted_at" IS NOT NULL;
  DELETE FROM "staff" WHERE "deleted_at" IS NOT NULL;
  DELETE FROM "_markets_v" WHERE "parent_id" IN (SELECT "id" FROM "markets" WHERE "deleted_at" IS NOT NULL);
  DELETE FROM "markets" WHERE "deleted_at" IS NOT NULL;
  DROP INDEX "markets_deleted_at_idx";
  DROP INDEX "_markets_v_version_version_deleted_at_idx";
  DROP INDEX "route_maps_deleted_at_idx";
  DROP INDEX "partners_deleted_at_idx";
  DROP INDEX "_partners_v_version_version_deleted_at_idx";
  DROP INDEX "navigation_deleted_at_idx";
  DROP INDEX "_navigation_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "staff_deleted_at_idx";
  DROP INDEX "markets_code_idx";
  DROP INDEX "market_screen_idx";
  DROP INDEX "market_code_idx";
  DROP INDEX "navigation_market_idx";
  DROP INDEX "staff_email_idx";
  CREATE UNIQUE INDEX "markets_code_idx" ON "markets" USING btree ("code");
  CREATE UNIQUE INDEX "market_screen_idx" ON "route_maps" USING btree ("market_id","screen");
  CREATE UNIQUE INDEX "market_code_idx" ON "partners" USING btree ("market_id","code");
  CREATE UNIQUE INDEX "navigation_market_idx" ON "navigation" USING btree ("market_id");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  ALTER TABLE "markets" DROP COLUMN "deleted_at";
  ALTER TABLE "_markets_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "route_maps" DROP COLUMN "deleted_at";
  ALTER TABLE "partners" DROP COLUMN "deleted_at";
  ALTER TABLE "_partners_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "navigation" DROP COLUMN "deleted_at";
  ALTER TABLE "_navigation_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "staff" DROP COLUMN "deleted_at";`)
}
