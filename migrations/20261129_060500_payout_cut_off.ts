import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "markets" ADD COLUMN "promises_payout_cut_off" varchar;
  ALTER TABLE "_markets_v" ADD COLUMN "version_promises_payout_cut_off" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "markets" DROP COLUMN "promises_payout_cut_off";
  ALTER TABLE "_markets_v" DROP COLUMN "version_promises_payout_cut_off";`)
}
