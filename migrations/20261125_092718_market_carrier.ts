import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What a market says of its parcels: where they are tracked and what each is insured for. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "markets" ADD COLUMN "carrier_tracking_address" varchar;
  ALTER TABLE "markets" ADD COLUMN "carrier_insured_sum" numeric;
  ALTER TABLE "_markets_v" ADD COLUMN "version_carrier_tracking_address" varchar;
  ALTER TABLE "_markets_v" ADD COLUMN "version_carrier_insured_sum" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "markets" DROP COLUMN "carrier_tracking_address";
  ALTER TABLE "markets" DROP COLUMN "carrier_insured_sum";
  ALTER TABLE "_markets_v" DROP COLUMN "version_carrier_tracking_address";
  ALTER TABLE "_markets_v" DROP COLUMN "version_carrier_insured_sum";`)
}
