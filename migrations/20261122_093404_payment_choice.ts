import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_markets_selected_payment_type" ADD VALUE '2';
  ALTER TYPE "public"."enum__markets_v_version_selected_payment_type" ADD VALUE '2';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "markets" SET "selected_payment_type" = '13';
  UPDATE "_markets_v" SET "version_selected_payment_type" = '13' WHERE "version_selected_payment_type" IS NOT NULL;
  ALTER TABLE "markets" ALTER COLUMN "selected_payment_type" SET DATA TYPE text;
  ALTER TABLE "markets" ALTER COLUMN "selected_payment_type" SET DEFAULT '13'::text;
  DROP TYPE "public"."enum_markets_selected_payment_type";
  CREATE TYPE "public"."enum_markets_selected_payment_type" AS ENUM('13');
  ALTER TABLE "markets" ALTER COLUMN "selected_payment_type" SET DEFAULT '13'::"public"."enum_markets_selected_payment_type";
  ALTER TABLE "markets" ALTER COLUMN "selected_payment_type" SET DATA TYPE "public"."enum_markets_selected_payment_type" USING "selected_payment_type"::"public"."enum_markets_selected_payment_type";
  ALTER TABLE "_markets_v" ALTER COLUMN "version_selected_payment_type" SET DATA TYPE text;
  ALTER TABLE "_markets_v" ALTER COLUMN "version_selected_payment_type" SET DEFAULT '13'::text;
  DROP TYPE "public"."enum__markets_v_version_selected_payment_type";
  CREATE TYPE "public"."enum__markets_v_version_selected_payment_type" AS ENUM('13');
  ALTER TABLE "_markets_v" ALTER COLUMN "version_selected_payment_type" SET DEFAULT '13'::"public"."enum__markets_v_version_selected_payment_type";
  ALTER TABLE "_markets_v" ALTER COLUMN "version_selected_payment_type" SET DATA TYPE "public"."enum__markets_v_version_selected_payment_type" USING "version_selected_payment_type"::"public"."enum__markets_v_version_selected_payment_type";`)
}
