import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How often a release failed in an unforeseen way since it was scheduled (`src/cms/run-schedules.ts`). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "releases" ADD COLUMN "tries" integer NOT NULL DEFAULT 0;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "releases" DROP COLUMN IF EXISTS "tries";`)
}
