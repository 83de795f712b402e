import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What pages say, for the search of the admin, which fills the table. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "page_texts" (
    "page_id" integer PRIMARY KEY REFERENCES "pages"("id") ON DELETE CASCADE,
    "saved_at" timestamptz NOT NULL,
    "words" text NOT NULL
  );
  CREATE INDEX IF NOT EXISTS "_pages_v_newest_idx" ON "_pages_v" ("parent_id", "updated_at") WHERE "latest";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "page_texts"; DROP INDEX "_pages_v_newest_idx";`)
}
