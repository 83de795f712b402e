import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."search_word_action" AS ENUM('synonym', 'notBought', 'ignored');
  CREATE TYPE "public"."search_word_kind" AS ENUM('earphones', 'watches', 'vr', 'drones', 'tvs', 'e-readers', 'printers', 'desktops', 'scooters', 'speakers', 'music players', 'routers', 'projectors', 'games', 'accessories', 'others');
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'search-words' BEFORE 'media';
  CREATE TABLE "search_words" (
    "id" serial PRIMARY KEY NOT NULL,
    "market_id" integer,
    "typed" varchar,
    "action" "search_word_action" DEFAULT 'synonym' NOT NULL,
    "target" varchar,
    "kind" "search_word_kind",
    "off" boolean DEFAULT false,
    "sentence" varchar,
    "advice" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_search_words_v" (
    "id" serial PRIMARY KEY NOT NULL,
    "parent_id" integer,
    "version_market_id" integer,
    "version_typed" varchar,
    "version_action" "search_word_action" DEFAULT 'synonym' NOT NULL,
    "version_target" varchar,
    "version_kind" "search_word_kind",
    "version_off" boolean DEFAULT false,
    "version_sentence" varchar,
    "version_advice" varchar,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version_deleted_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_words_id" integer;
  ALTER TABLE "search_words" ADD CONSTRAINT "search_words_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_words_v" ADD CONSTRAINT "_search_words_v_parent_id_search_words_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_words"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_words_v" ADD CONSTRAINT "_search_words_v_version_market_id_markets_id_fk" FOREIGN KEY ("version_market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "search_words_market_idx" ON "search_words" USING btree ("market_id");
  CREATE INDEX "search_words_updated_at_idx" ON "search_words" USING btree ("updated_at");
  CREATE INDEX "search_words_created_at_idx" ON "search_words" USING btree ("created_at");
  CREATE INDEX "search_words_deleted_at_idx" ON "search_words" USING btree ("deleted_at");
  CREATE INDEX "_search_words_v_parent_idx" ON "_search_words_v" USING btree ("parent_id");
  CREATE INDEX "_search_words_v_version_version_market_idx" ON "_search_words_v" USING btree ("version_market_id");
  CREATE INDEX "_search_words_v_version_version_updated_at_idx" ON "_search_words_v" USING btree ("version_updated_at");
  CREATE INDEX "_search_words_v_version_version_created_at_idx" ON "_search_words_v" USING btree ("version_created_at");
  CREATE INDEX "_search_words_v_version_version_deleted_at_idx" ON "_search_words_v" USING btree ("version_deleted_at");
  CREATE INDEX "_search_words_v_created_at_idx" ON "_search_words_v" USING btree ("created_at");
  CREATE INDEX "_search_words_v_updated_at_idx" ON "_search_words_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_words_fk" FOREIGN KEY ("search_words_id") REFERENCES "public"."search_words"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_search_words_id_idx" ON "payload_locked_documents_rels" USING btree ("search_words_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_words" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_words_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "search_words" CASCADE;
  DROP TABLE "_search_words_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_words_fk";
  
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('markets', 'route-maps', 'redirects', 'missing-paths', 'partners', 'pages', 'navigation', 'banners', 'contact-subjects', 'media', 'audit-log', 'staff');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "payload_locked_documents_rels_search_words_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_words_id";
  DROP TYPE "public"."search_word_action";
  DROP TYPE "public"."search_word_kind";`)
}
