import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."picture_text_language" AS ENUM('en', 'de', 'es', 'fr', 'it');
  CREATE TYPE "public"."picture_language" AS ENUM('en', 'de', 'es', 'fr', 'it');
  CREATE TABLE "media_translations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "picture_text_language" NOT NULL,
  	"alt" varchar NOT NULL
  );
  
  ALTER TABLE "media" ADD COLUMN "alt_language" "picture_language";
  ALTER TABLE "media_translations" ADD CONSTRAINT "media_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_translations_order_idx" ON "media_translations" USING btree ("_order");
  CREATE INDEX "media_translations_parent_id_idx" ON "media_translations" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "media_translations" CASCADE;
  ALTER TABLE "media" DROP COLUMN "alt_language";
  DROP TYPE "public"."picture_text_language";
  DROP TYPE "public"."picture_language";`)
}
