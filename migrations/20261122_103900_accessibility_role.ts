import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."page_key" ADD VALUE 'accessibility' BEFORE 'how-it-works';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "pages" SET "key" = NULL WHERE "key" = 'accessibility';
  UPDATE "_pages_v" SET "version_key" = NULL WHERE "version_key" = 'accessibility';
  ALTER TABLE "pages" ALTER COLUMN "key" SET DATA TYPE text;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  DROP TYPE "public"."page_key";
  CREATE TYPE "public"."page_key" AS ENUM('terms', 'about', 'imprint', 'press', 'eco-effect', 'partner-programme', 'data-erasure', 'packaging-tips', 'privacy', 'how-it-works');
  ALTER TABLE "pages" ALTER COLUMN "key" SET DATA TYPE "public"."page_key" USING "key"::"public"."page_key";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."page_key" USING "version_key"::"public"."page_key";`)
}
