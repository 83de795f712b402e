import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Markets that a page is not meant for (U-16). Every page of a group has the mark, so that it outlives each of them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "pages_not_for_markets" (
    "page_id" integer NOT NULL REFERENCES "pages" ("id") ON DELETE CASCADE,
    "market_id" integer NOT NULL REFERENCES "markets" ("id") ON DELETE CASCADE,
    PRIMARY KEY ("page_id", "market_id")
  );
  CREATE INDEX "pages_not_for_markets_market" ON "pages_not_for_markets" ("market_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS "pages_not_for_markets";`)
}
