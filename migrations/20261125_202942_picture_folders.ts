import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "picture_folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"folder_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "media" ADD COLUMN "folder_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "picture_folders_id" integer;
  ALTER TABLE "picture_folders" ADD CONSTRAINT "picture_folders_folder_id_picture_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."picture_folders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "picture_folders_name_idx" ON "picture_folders" USING btree ("name");
  CREATE INDEX "picture_folders_folder_idx" ON "picture_folders" USING btree ("folder_id");
  CREATE INDEX "picture_folders_updated_at_idx" ON "picture_folders" USING btree ("updated_at");
  CREATE INDEX "picture_folders_created_at_idx" ON "picture_folders" USING btree ("created_at");
  ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_picture_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."picture_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_picture_folders_fk" FOREIGN KEY ("picture_folders_id") REFERENCES "public"."picture_folders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");
  CREATE INDEX "payload_locked_documents_rels_picture_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("picture_folders_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "picture_folders" CASCADE;
  ALTER TABLE "media" DROP CONSTRAINT "media_folder_id_picture_folders_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_picture_folders_fk";
  
  DROP INDEX "media_folder_idx";
  DROP INDEX "payload_locked_documents_rels_picture_folders_id_idx";
  ALTER TABLE "media" DROP COLUMN "folder_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "picture_folders_id";`)
}
