import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Attempts to log in to the CMS, counted once for all processes (`shared-limiter.ts`). `key` is a keyed hash; `full_at`
 * (milliseconds since 1970) is when all attempts are available again and the row can go.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "staff_attempts" ("key" bytea PRIMARY KEY, "full_at" bigint NOT NULL);
  CREATE INDEX "staff_attempts_full_at" ON "staff_attempts" ("full_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS "staff_attempts";`)
}
