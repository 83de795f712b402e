import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "markets" ADD COLUMN "search_default" boolean DEFAULT false;
  ALTER TABLE "_markets_v" ADD COLUMN "version_search_default" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "markets" DROP COLUMN "search_default";
  ALTER TABLE "_markets_v" DROP COLUMN "version_search_default";`)
}
