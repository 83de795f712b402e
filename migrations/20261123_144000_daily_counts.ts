import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What each shop counts of itself by day of its market (`src/collections/daily-counts.ts`), without personal data. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "daily_counts" (
    "market_id" integer NOT NULL REFERENCES "markets"("id") ON DELETE CASCADE,
    "day" date NOT NULL,
    "kind" varchar NOT NULL,
    "mode" varchar NOT NULL,
    "partner" varchar NOT NULL,
    "words" varchar NOT NULL,
    "count" bigint NOT NULL,
    PRIMARY KEY ("market_id", "day", "kind", "mode", "partner", "words")
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS "daily_counts";`)
}
