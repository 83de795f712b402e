import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Changes that go live together at one minute (`src/collections/releases/release.ts`). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "releases" (
    "id" serial PRIMARY KEY,
    "title" varchar NOT NULL,
    "state" varchar NOT NULL DEFAULT 'open',
    "at" timestamp(3) with time zone,
    "problem" varchar,
    "made_by" integer,
    "scheduled_by" integer,
    "live_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
    CONSTRAINT "releases_state" CHECK ("state" IN ('open', 'scheduled', 'failed', 'live', 'takenBack'))
  );
  CREATE INDEX "releases_due" ON "releases" ("at") WHERE "state" = 'scheduled';
  CREATE TABLE "release_items" (
    "id" serial PRIMARY KEY,
    "release_id" integer NOT NULL REFERENCES "releases"("id") ON DELETE CASCADE,
    "collection" varchar NOT NULL,
    "document" integer,
    "market_id" integer NOT NULL REFERENCES "markets"("id") ON DELETE CASCADE,
    "kind" varchar NOT NULL,
    "title" varchar NOT NULL,
    "version" integer,
    "wanted" jsonb,
    "base" jsonb,
    "before" jsonb,
    "made_by" integer,
    CONSTRAINT "release_items_kind" CHECK ("kind" IN ('change', 'create', 'publish', 'unpublish'))
  );
  CREATE UNIQUE INDEX "release_items_document" ON "release_items" ("release_id", "collection", "document");
  CREATE INDEX "release_items_of_document" ON "release_items" ("collection", "document");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS "release_items"; DROP TABLE IF EXISTS "releases";`)
}
