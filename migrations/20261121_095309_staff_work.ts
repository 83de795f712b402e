import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."planned_switch" AS ENUM('newsletter', 'homeBanner', 'socialButtons', 'conditionsVideo', 'b2b', 'ratingSeal', 'ratingSlider');
  CREATE TYPE "public"."market_state" AS ENUM('live', 'draft');
  CREATE TYPE "public"."enum_pages_blocks_call_to_action_link_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum_pages_blocks_call_to_action_link_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."page_banner_tone" AS ENUM('calm', 'strong');
  CREATE TYPE "public"."enum_pages_blocks_banner_link_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum_pages_blocks_banner_link_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."enum__pages_v_blocks_call_to_action_link_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum__pages_v_blocks_call_to_action_link_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."enum__pages_v_blocks_banner_link_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum__pages_v_blocks_banner_link_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."audit_action" AS ENUM('create', 'update', 'delete', 'restore');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TYPE "public"."staff_role" ADD VALUE 'translator';
  ALTER TYPE "public"."staff_role" ADD VALUE 'read-only';
  CREATE TABLE "markets_switch_plans" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"switch" "planned_switch" NOT NULL,
  	"on" boolean DEFAULT false,
  	"from" timestamp(3) with time zone NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"owner_id" integer NOT NULL,
  	"note" varchar
  );
  
  CREATE TABLE "_markets_v_version_switch_plans" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"switch" "planned_switch" NOT NULL,
  	"on" boolean DEFAULT false,
  	"from" timestamp(3) with time zone NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"owner_id" integer NOT NULL,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "missing_paths" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"market_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"hits" numeric DEFAULT 0 NOT NULL,
  	"bot_hits" numeric DEFAULT 0 NOT NULL,
  	"referrer" varchar,
  	"first_seen_at" timestamp(3) with time zone NOT NULL,
  	"last_seen_at" timestamp(3) with time zone NOT NULL,
  	"ignored" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"body" jsonb,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_picture" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"caption" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_steps_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "pages_blocks_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_questions_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "pages_blocks_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"poster_id" integer,
  	"transcript" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_call_to_action" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"link_kind" "enum_pages_blocks_call_to_action_link_kind",
  	"link_screen" "enum_pages_blocks_call_to_action_link_screen",
  	"link_slug" varchar,
  	"link_key" varchar,
  	"link_category_url" varchar,
  	"link_code" varchar,
  	"link_url" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_banner" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"headline" varchar,
  	"text" varchar,
  	"picture_id" integer,
  	"tone" "page_banner_tone" DEFAULT 'calm',
  	"link_label" varchar,
  	"link_kind" "enum_pages_blocks_banner_link_kind",
  	"link_screen" "enum_pages_blocks_banner_link_screen",
  	"link_slug" varchar,
  	"link_key" varchar,
  	"link_category_url" varchar,
  	"link_code" varchar,
  	"link_url" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"body" jsonb,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_picture" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"caption" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_steps_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_questions_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"poster_id" integer,
  	"transcript" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_call_to_action" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"link_kind" "enum__pages_v_blocks_call_to_action_link_kind",
  	"link_screen" "enum__pages_v_blocks_call_to_action_link_screen",
  	"link_slug" varchar,
  	"link_key" varchar,
  	"link_category_url" varchar,
  	"link_code" varchar,
  	"link_url" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_banner" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"headline" varchar,
  	"text" varchar,
  	"picture_id" integer,
  	"tone" "page_banner_tone" DEFAULT 'calm',
  	"link_label" varchar,
  	"link_kind" "enum__pages_v_blocks_banner_link_kind",
  	"link_screen" "enum__pages_v_blocks_banner_link_screen",
  	"link_slug" varchar,
  	"link_key" varchar,
  	"link_category_url" varchar,
  	"link_code" varchar,
  	"link_url" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"who_id" integer,
  	"who_name" varchar NOT NULL,
  	"action" "audit_action" NOT NULL,
  	"subject" varchar NOT NULL,
  	"document_id" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"market_id" integer,
  	"before" jsonb,
  	"after" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "markets" ADD COLUMN "state" "market_state" DEFAULT 'live' NOT NULL;
  ALTER TABLE "markets" ADD COLUMN "postal_code_digits" numeric;
  ALTER TABLE "_markets_v" ADD COLUMN "version_state" "market_state" DEFAULT 'live' NOT NULL;
  ALTER TABLE "_markets_v" ADD COLUMN "version_postal_code_digits" numeric;
  ALTER TABLE "pages" ADD COLUMN "publish_reason" varchar;
  ALTER TABLE "pages" ADD COLUMN "translation_of_id" integer;
  ALTER TABLE "pages" ADD COLUMN "source_hash" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_publish_reason" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_translation_of_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_source_hash" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "media" ADD COLUMN "focal_x" numeric;
  ALTER TABLE "media" ADD COLUMN "focal_y" numeric;
  ALTER TABLE "staff" ADD COLUMN "totp_secret" varchar;
  ALTER TABLE "staff" ADD COLUMN "totp_confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "totp_last_step" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "missing_paths_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_log_id" integer;
  ALTER TABLE "markets_switch_plans" ADD CONSTRAINT "markets_switch_plans_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "markets_switch_plans" ADD CONSTRAINT "markets_switch_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markets_v_version_switch_plans" ADD CONSTRAINT "_markets_v_version_switch_plans_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_markets_v_version_switch_plans" ADD CONSTRAINT "_markets_v_version_switch_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_markets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "missing_paths" ADD CONSTRAINT "missing_paths_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_text" ADD CONSTRAINT "pages_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_picture" ADD CONSTRAINT "pages_blocks_picture_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_picture" ADD CONSTRAINT "pages_blocks_picture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_steps_steps" ADD CONSTRAINT "pages_blocks_steps_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_steps" ADD CONSTRAINT "pages_blocks_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_questions_questions" ADD CONSTRAINT "pages_blocks_questions_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_questions" ADD CONSTRAINT "pages_blocks_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_video" ADD CONSTRAINT "pages_blocks_video_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_video" ADD CONSTRAINT "pages_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_call_to_action" ADD CONSTRAINT "pages_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_banner" ADD CONSTRAINT "pages_blocks_banner_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_banner" ADD CONSTRAINT "pages_blocks_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_text" ADD CONSTRAINT "_pages_v_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_picture" ADD CONSTRAINT "_pages_v_blocks_picture_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_picture" ADD CONSTRAINT "_pages_v_blocks_picture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_steps_steps" ADD CONSTRAINT "_pages_v_blocks_steps_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_steps" ADD CONSTRAINT "_pages_v_blocks_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_questions_questions" ADD CONSTRAINT "_pages_v_blocks_questions_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_questions" ADD CONSTRAINT "_pages_v_blocks_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_video" ADD CONSTRAINT "_pages_v_blocks_video_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_video" ADD CONSTRAINT "_pages_v_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_call_to_action" ADD CONSTRAINT "_pages_v_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_banner" ADD CONSTRAINT "_pages_v_blocks_banner_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_banner" ADD CONSTRAINT "_pages_v_blocks_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_who_id_staff_id_fk" FOREIGN KEY ("who_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_texts" ADD CONSTRAINT "staff_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "markets_switch_plans_order_idx" ON "markets_switch_plans" USING btree ("_order");
  CREATE INDEX "markets_switch_plans_parent_id_idx" ON "markets_switch_plans" USING btree ("_parent_id");
  CREATE INDEX "markets_switch_plans_owner_idx" ON "markets_switch_plans" USING btree ("owner_id");
  CREATE INDEX "_markets_v_version_switch_plans_order_idx" ON "_markets_v_version_switch_plans" USING btree ("_order");
  CREATE INDEX "_markets_v_version_switch_plans_parent_id_idx" ON "_markets_v_version_switch_plans" USING btree ("_parent_id");
  CREATE INDEX "_markets_v_version_switch_plans_owner_idx" ON "_markets_v_version_switch_plans" USING btree ("owner_id");
  CREATE INDEX "missing_paths_market_idx" ON "missing_paths" USING btree ("market_id");
  CREATE INDEX "missing_paths_hits_idx" ON "missing_paths" USING btree ("hits");
  CREATE INDEX "missing_paths_last_seen_at_idx" ON "missing_paths" USING btree ("last_seen_at");
  CREATE INDEX "missing_paths_updated_at_idx" ON "missing_paths" USING btree ("updated_at");
  CREATE INDEX "missing_paths_created_at_idx" ON "missing_paths" USING btree ("created_at");
  CREATE UNIQUE INDEX "market_path_idx" ON "missing_paths" USING btree ("market_id","path");
  CREATE INDEX "pages_blocks_text_order_idx" ON "pages_blocks_text" USING btree ("_order");
  CREATE INDEX "pages_blocks_text_parent_id_idx" ON "pages_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_text_path_idx" ON "pages_blocks_text" USING btree ("_path");
  CREATE INDEX "pages_blocks_picture_order_idx" ON "pages_blocks_picture" USING btree ("_order");
  CREATE INDEX "pages_blocks_picture_parent_id_idx" ON "pages_blocks_picture" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_picture_path_idx" ON "pages_blocks_picture" USING btree ("_path");
  CREATE INDEX "pages_blocks_picture_picture_idx" ON "pages_blocks_picture" USING btree ("picture_id");
  CREATE INDEX "pages_blocks_steps_steps_order_idx" ON "pages_blocks_steps_steps" USING btree ("_order");
  CREATE INDEX "pages_blocks_steps_steps_parent_id_idx" ON "pages_blocks_steps_steps" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_steps_order_idx" ON "pages_blocks_steps" USING btree ("_order");
  CREATE INDEX "pages_blocks_steps_parent_id_idx" ON "pages_blocks_steps" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_steps_path_idx" ON "pages_blocks_steps" USING btree ("_path");
  CREATE INDEX "pages_blocks_questions_questions_order_idx" ON "pages_blocks_questions_questions" USING btree ("_order");
  CREATE INDEX "pages_blocks_questions_questions_parent_id_idx" ON "pages_blocks_questions_questions" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_questions_order_idx" ON "pages_blocks_questions" USING btree ("_order");
  CREATE INDEX "pages_blocks_questions_parent_id_idx" ON "pages_blocks_questions" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_questions_path_idx" ON "pages_blocks_questions" USING btree ("_path");
  CREATE INDEX "pages_blocks_video_order_idx" ON "pages_blocks_video" USING btree ("_order");
  CREATE INDEX "pages_blocks_video_parent_id_idx" ON "pages_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_video_path_idx" ON "pages_blocks_video" USING btree ("_path");
  CREATE INDEX "pages_blocks_video_poster_idx" ON "pages_blocks_video" USING btree ("poster_id");
  CREATE INDEX "pages_blocks_call_to_action_order_idx" ON "pages_blocks_call_to_action" USING btree ("_order");
  CREATE INDEX "pages_blocks_call_to_action_parent_id_idx" ON "pages_blocks_call_to_action" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_call_to_action_path_idx" ON "pages_blocks_call_to_action" USING btree ("_path");
  CREATE INDEX "pages_blocks_banner_order_idx" ON "pages_blocks_banner" USING btree ("_order");
  CREATE INDEX "pages_blocks_banner_parent_id_idx" ON "pages_blocks_banner" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_banner_path_idx" ON "pages_blocks_banner" USING btree ("_path");
  CREATE INDEX "pages_blocks_banner_picture_idx" ON "pages_blocks_banner" USING btree ("picture_id");
  CREATE INDEX "_pages_v_blocks_text_order_idx" ON "_pages_v_blocks_text" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_text_parent_id_idx" ON "_pages_v_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_text_path_idx" ON "_pages_v_blocks_text" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_picture_order_idx" ON "_pages_v_blocks_picture" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_picture_parent_id_idx" ON "_pages_v_blocks_picture" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_picture_path_idx" ON "_pages_v_blocks_picture" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_picture_picture_idx" ON "_pages_v_blocks_picture" USING btree ("picture_id");
  CREATE INDEX "_pages_v_blocks_steps_steps_order_idx" ON "_pages_v_blocks_steps_steps" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_steps_steps_parent_id_idx" ON "_pages_v_blocks_steps_steps" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_steps_order_idx" ON "_pages_v_blocks_steps" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_steps_parent_id_idx" ON "_pages_v_blocks_steps" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_steps_path_idx" ON "_pages_v_blocks_steps" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_questions_questions_order_idx" ON "_pages_v_blocks_questions_questions" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_questions_questions_parent_id_idx" ON "_pages_v_blocks_questions_questions" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_questions_order_idx" ON "_pages_v_blocks_questions" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_questions_parent_id_idx" ON "_pages_v_blocks_questions" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_questions_path_idx" ON "_pages_v_blocks_questions" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_video_order_idx" ON "_pages_v_blocks_video" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_video_parent_id_idx" ON "_pages_v_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_video_path_idx" ON "_pages_v_blocks_video" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_video_poster_idx" ON "_pages_v_blocks_video" USING btree ("poster_id");
  CREATE INDEX "_pages_v_blocks_call_to_action_order_idx" ON "_pages_v_blocks_call_to_action" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_call_to_action_parent_id_idx" ON "_pages_v_blocks_call_to_action" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_call_to_action_path_idx" ON "_pages_v_blocks_call_to_action" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_banner_order_idx" ON "_pages_v_blocks_banner" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_banner_parent_id_idx" ON "_pages_v_blocks_banner" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_banner_path_idx" ON "_pages_v_blocks_banner" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_banner_picture_idx" ON "_pages_v_blocks_banner" USING btree ("picture_id");
  CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");
  CREATE INDEX "audit_log_who_idx" ON "audit_log" USING btree ("who_id");
  CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject");
  CREATE INDEX "audit_log_document_id_idx" ON "audit_log" USING btree ("document_id");
  CREATE INDEX "audit_log_market_idx" ON "audit_log" USING btree ("market_id");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "staff_texts_order_parent" ON "staff_texts" USING btree ("order","parent_id");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_translation_of_id_pages_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_translation_of_id_pages_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_missing_paths_fk" FOREIGN KEY ("missing_paths_id") REFERENCES "public"."missing_paths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_translation_of_idx" ON "pages" USING btree ("translation_of_id");
  CREATE INDEX "_pages_v_version_version_translation_of_idx" ON "_pages_v" USING btree ("version_translation_of_id");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "payload_locked_documents_rels_missing_paths_id_idx" ON "payload_locked_documents_rels" USING btree ("missing_paths_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "markets_switch_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_markets_v_version_switch_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "missing_paths" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_picture" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_steps_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_questions_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_call_to_action" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_banner" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_picture" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_steps_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_questions_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_call_to_action" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_banner" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "staff_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "markets_switch_plans" CASCADE;
  DROP TABLE "_markets_v_version_switch_plans" CASCADE;
  DROP TABLE "missing_paths" CASCADE;
  DROP TABLE "pages_blocks_text" CASCADE;
  DROP TABLE "pages_blocks_picture" CASCADE;
  DROP TABLE "pages_blocks_steps_steps" CASCADE;
  DROP TABLE "pages_blocks_steps" CASCADE;
  DROP TABLE "pages_blocks_questions_questions" CASCADE;
  DROP TABLE "pages_blocks_questions" CASCADE;
  DROP TABLE "pages_blocks_video" CASCADE;
  DROP TABLE "pages_blocks_call_to_action" CASCADE;
  DROP TABLE "pages_blocks_banner" CASCADE;
  DROP TABLE "_pages_v_blocks_text" CASCADE;
  DROP TABLE "_pages_v_blocks_picture" CASCADE;
  DROP TABLE "_pages_v_blocks_steps_steps" CASCADE;
  DROP TABLE "_pages_v_blocks_steps" CASCADE;
  DROP TABLE "_pages_v_blocks_questions_questions" CASCADE;
  DROP TABLE "_pages_v_blocks_questions" CASCADE;
  DROP TABLE "_pages_v_blocks_video" CASCADE;
  DROP TABLE "_pages_v_blocks_call_to_action" CASCADE;
  DROP TABLE "_pages_v_blocks_banner" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "staff_texts" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_translation_of_id_pages_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_translation_of_id_pages_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_missing_paths_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_log_fk";
  
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'market-manager'::text;
  DROP TYPE "public"."staff_role";
  CREATE TYPE "public"."staff_role" AS ENUM('admin', 'content-manager', 'market-manager');
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'market-manager'::"public"."staff_role";
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE "public"."staff_role" USING "role"::"public"."staff_role";
  DROP INDEX "pages_translation_of_idx";
  DROP INDEX "_pages_v_version_version_translation_of_idx";
  DROP INDEX "_pages_v_autosave_idx";
  DROP INDEX "payload_locked_documents_rels_missing_paths_id_idx";
  DROP INDEX "payload_locked_documents_rels_audit_log_id_idx";
  ALTER TABLE "markets" DROP COLUMN "state";
  ALTER TABLE "markets" DROP COLUMN "postal_code_digits";
  ALTER TABLE "_markets_v" DROP COLUMN "version_state";
  ALTER TABLE "_markets_v" DROP COLUMN "version_postal_code_digits";
  ALTER TABLE "pages" DROP COLUMN "publish_reason";
  ALTER TABLE "pages" DROP COLUMN "translation_of_id";
  ALTER TABLE "pages" DROP COLUMN "source_hash";
  ALTER TABLE "_pages_v" DROP COLUMN "version_publish_reason";
  ALTER TABLE "_pages_v" DROP COLUMN "version_translation_of_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_source_hash";
  ALTER TABLE "_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "media" DROP COLUMN "focal_x";
  ALTER TABLE "media" DROP COLUMN "focal_y";
  ALTER TABLE "staff" DROP COLUMN "totp_secret";
  ALTER TABLE "staff" DROP COLUMN "totp_confirmed_at";
  ALTER TABLE "staff" DROP COLUMN "totp_last_step";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "missing_paths_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_log_id";
  DROP TYPE "public"."planned_switch";
  DROP TYPE "public"."market_state";
  DROP TYPE "public"."enum_pages_blocks_call_to_action_link_kind";
  DROP TYPE "public"."enum_pages_blocks_call_to_action_link_screen";
  DROP TYPE "public"."page_banner_tone";
  DROP TYPE "public"."enum_pages_blocks_banner_link_kind";
  DROP TYPE "public"."enum_pages_blocks_banner_link_screen";
  DROP TYPE "public"."enum__pages_v_blocks_call_to_action_link_kind";
  DROP TYPE "public"."enum__pages_v_blocks_call_to_action_link_screen";
  DROP TYPE "public"."enum__pages_v_blocks_banner_link_kind";
  DROP TYPE "public"."enum__pages_v_blocks_banner_link_screen";
  DROP TYPE "public"."audit_action";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
