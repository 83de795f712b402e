import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "markets" ADD COLUMN "brand_colour" varchar;
  ALTER TABLE "_markets_v" ADD COLUMN "version_brand_colour" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "markets" DROP COLUMN "brand_colour";
  ALTER TABLE "_markets_v" DROP COLUMN "version_brand_colour";`)
}
