import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The schema of release 1.0.0: first what "payload migrate:create" makes of the collections, then tables and triggers of our own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."host_mode" AS ENUM('default', 'b2bWidget', 'agan', 'aganwidget');
  CREATE TYPE "public"."host_environment" AS ENUM('production', 'test', 'stage', 'local');
  CREATE TYPE "public"."planned_switch" AS ENUM('newsletter', 'homeBanner', 'socialButtons', 'conditionsVideo', 'b2b', 'ratingSeal', 'ratingSlider');
  CREATE TYPE "public"."market_state" AS ENUM('live', 'draft');
  CREATE TYPE "public"."market_date_format" AS ENUM('dd.mm.yy', 'dd/mm/yy');
  CREATE TYPE "public"."enum_markets_currency" AS ENUM('EUR');
  CREATE TYPE "public"."enum_markets_payment_types_direct_debit_swift" AS ENUM('13');
  CREATE TYPE "public"."enum_markets_payment_types_paypal" AS ENUM('2');
  CREATE TYPE "public"."enum_markets_selected_payment_type" AS ENUM('13', '2');
  CREATE TYPE "public"."enum__markets_v_version_currency" AS ENUM('EUR');
  CREATE TYPE "public"."enum__markets_v_version_payment_types_direct_debit_swift" AS ENUM('13');
  CREATE TYPE "public"."enum__markets_v_version_payment_types_paypal" AS ENUM('2');
  CREATE TYPE "public"."enum__markets_v_version_selected_payment_type" AS ENUM('13', '2');
  CREATE TYPE "public"."route_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."redirect_match" AS ENUM('exact', 'prefix', 'pattern');
  CREATE TYPE "public"."redirect_target" AS ENUM('screen', 'page', 'path', 'external');
  CREATE TYPE "public"."redirect_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."redirect_status" AS ENUM('301', '302', '307', '308', '410');
  CREATE TYPE "public"."enum_pages_blocks_call_to_action_link_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum_pages_blocks_call_to_action_link_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."page_banner_tone" AS ENUM('calm', 'strong');
  CREATE TYPE "public"."enum_pages_blocks_banner_link_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum_pages_blocks_banner_link_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."page_key" AS ENUM('terms', 'about', 'imprint', 'press', 'eco-effect', 'partner-programme', 'data-erasure', 'packaging-tips', 'privacy', 'accessibility', 'how-it-works');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_blocks_call_to_action_link_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum__pages_v_blocks_call_to_action_link_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."enum__pages_v_blocks_banner_link_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum__pages_v_blocks_banner_link_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_navigation_main_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum_navigation_main_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."enum_navigation_footer_links_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum_navigation_footer_links_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."enum_navigation_legal_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum_navigation_legal_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_main_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum__navigation_v_version_main_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."enum__navigation_v_version_footer_links_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum__navigation_v_version_footer_links_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."enum__navigation_v_version_legal_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum__navigation_v_version_legal_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."banner_place" AS ENUM('home');
  CREATE TYPE "public"."enum_banners_link_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum_banners_link_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."enum_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_version_link_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum__banners_v_version_link_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."enum__banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."contact_subject_key" AS ENUM('offer_question', 'trade_status', 'shipping_label', 'clarification', 'payout', 'device_return', 'account_access', 'privacy_erasure', 'business_partner', 'other_feedback');
  CREATE TYPE "public"."enum_contact_subjects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_subjects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."picture_text_language" AS ENUM('en', 'de', 'es', 'fr', 'it');
  CREATE TYPE "public"."picture_language" AS ENUM('en', 'de', 'es', 'fr', 'it');
  CREATE TYPE "public"."audit_action" AS ENUM('create', 'update', 'saveDraft', 'goLive', 'delete', 'restore', 'bin', 'takeOut');
  CREATE TYPE "public"."staff_role" AS ENUM('admin', 'content-manager', 'market-manager', 'translator', 'read-only');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('markets', 'route-maps', 'redirects', 'missing-paths', 'partners', 'pages', 'navigation', 'banners', 'contact-subjects', 'media', 'audit-log', 'staff');
  CREATE TABLE "markets_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"hostname" varchar NOT NULL,
  	"mode" "host_mode" DEFAULT 'default' NOT NULL,
  	"environment" "host_environment" DEFAULT 'production' NOT NULL,
  	"partner_id" integer,
  	"canonical" boolean DEFAULT false
  );
  
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
  
  CREATE TABLE "markets_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "markets_rating_reviews" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"author" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"sold" varchar
  );
  
  CREATE TABLE "markets_pop_title_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"series" varchar NOT NULL,
  	"title" varchar NOT NULL
  );
  
  CREATE TABLE "markets_messaging_subjects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"subject" varchar NOT NULL
  );
  
  CREATE TABLE "markets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"state" "market_state" DEFAULT 'live' NOT NULL,
  	"country" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"time_zone" varchar NOT NULL,
  	"date_format" "market_date_format" NOT NULL,
  	"currency" "enum_markets_currency" DEFAULT 'EUR' NOT NULL,
  	"domain" varchar NOT NULL,
  	"indexable" boolean DEFAULT false,
  	"search_default" boolean DEFAULT false,
  	"application_id" varchar NOT NULL,
  	"elastic_indexes_aggregations" varchar NOT NULL,
  	"elastic_indexes_devices" varchar NOT NULL,
  	"switches_newsletter" boolean DEFAULT false,
  	"switches_home_banner" boolean DEFAULT false,
  	"switches_social_buttons" boolean DEFAULT false,
  	"switches_conditions_video" boolean DEFAULT false,
  	"switches_b2b" boolean DEFAULT false,
  	"conditions_video_url" varchar,
  	"conditions_video_title" varchar,
  	"conditions_video_transcript" varchar,
  	"rating_seal" boolean DEFAULT false,
  	"rating_slider" boolean DEFAULT false,
  	"rating_provider" varchar NOT NULL,
  	"rating_score" numeric NOT NULL,
  	"rating_count" numeric NOT NULL,
  	"rating_sample" boolean DEFAULT true,
  	"postal_code_digits" numeric,
  	"zip_format_reg_exp" varchar NOT NULL,
  	"max_quantity_per_device" numeric DEFAULT 5 NOT NULL,
  	"b2b_trade_cap" numeric DEFAULT 500000 NOT NULL,
  	"promises_price_lock_days" numeric DEFAULT 14 NOT NULL,
  	"promises_payout_working_days" numeric DEFAULT 3 NOT NULL,
  	"carrier_tracking_address" varchar,
  	"carrier_insured_sum" numeric,
  	"payment_types_direct_debit_swift" "enum_markets_payment_types_direct_debit_swift" DEFAULT '13' NOT NULL,
  	"payment_types_paypal" "enum_markets_payment_types_paypal" DEFAULT '2' NOT NULL,
  	"selected_payment_type" "enum_markets_selected_payment_type" DEFAULT '13' NOT NULL,
  	"buy_shop_link" varchar NOT NULL,
  	"sell_shop_url" varchar NOT NULL,
  	"brand_name" varchar NOT NULL,
  	"brand_logo_id" integer,
  	"brand_logo_url" varchar,
  	"header_logo_width" numeric NOT NULL,
  	"header_logo_height" numeric NOT NULL,
  	"footer_shipping_logo_name" varchar NOT NULL,
  	"footer_shipping_logo_alt" varchar NOT NULL,
  	"footer_shipping_logo_image_id" integer,
  	"footer_shipping_logo_image_url" varchar,
  	"contact_from_name" varchar NOT NULL,
  	"contact_from_address" varchar NOT NULL,
  	"contact_to_address" varchar NOT NULL,
  	"contact_b2b_address" varchar,
  	"messaging_account" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "markets_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_markets_v_version_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"hostname" varchar NOT NULL,
  	"mode" "host_mode" DEFAULT 'default' NOT NULL,
  	"environment" "host_environment" DEFAULT 'production' NOT NULL,
  	"partner_id" integer,
  	"canonical" boolean DEFAULT false,
  	"_uuid" varchar
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
  
  CREATE TABLE "_markets_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_markets_v_version_rating_reviews" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"author" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"sold" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_markets_v_version_pop_title_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"series" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_markets_v_version_messaging_subjects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_markets_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_code" varchar NOT NULL,
  	"version_state" "market_state" DEFAULT 'live' NOT NULL,
  	"version_country" varchar NOT NULL,
  	"version_locale" varchar NOT NULL,
  	"version_time_zone" varchar NOT NULL,
  	"version_date_format" "market_date_format" NOT NULL,
  	"version_currency" "enum__markets_v_version_currency" DEFAULT 'EUR' NOT NULL,
  	"version_domain" varchar NOT NULL,
  	"version_indexable" boolean DEFAULT false,
  	"version_search_default" boolean DEFAULT false,
  	"version_application_id" varchar NOT NULL,
  	"version_elastic_indexes_aggregations" varchar NOT NULL,
  	"version_elastic_indexes_devices" varchar NOT NULL,
  	"version_switches_newsletter" boolean DEFAULT false,
  	"version_switches_home_banner" boolean DEFAULT false,
  	"version_switches_social_buttons" boolean DEFAULT false,
  	"version_switches_conditions_video" boolean DEFAULT false,
  	"version_switches_b2b" boolean DEFAULT false,
  	"version_conditions_video_url" varchar,
  	"version_conditions_video_title" varchar,
  	"version_conditions_video_transcript" varchar,
  	"version_rating_seal" boolean DEFAULT false,
  	"version_rating_slider" boolean DEFAULT false,
  	"version_rating_provider" varchar NOT NULL,
  	"version_rating_score" numeric NOT NULL,
  	"version_rating_count" numeric NOT NULL,
  	"version_rating_sample" boolean DEFAULT true,
  	"version_postal_code_digits" numeric,
  	"version_zip_format_reg_exp" varchar NOT NULL,
  	"version_max_quantity_per_device" numeric DEFAULT 5 NOT NULL,
  	"version_b2b_trade_cap" numeric DEFAULT 500000 NOT NULL,
  	"version_promises_price_lock_days" numeric DEFAULT 14 NOT NULL,
  	"version_promises_payout_working_days" numeric DEFAULT 3 NOT NULL,
  	"version_carrier_tracking_address" varchar,
  	"version_carrier_insured_sum" numeric,
  	"version_payment_types_direct_debit_swift" "enum__markets_v_version_payment_types_direct_debit_swift" DEFAULT '13' NOT NULL,
  	"version_payment_types_paypal" "enum__markets_v_version_payment_types_paypal" DEFAULT '2' NOT NULL,
  	"version_selected_payment_type" "enum__markets_v_version_selected_payment_type" DEFAULT '13' NOT NULL,
  	"version_buy_shop_link" varchar NOT NULL,
  	"version_sell_shop_url" varchar NOT NULL,
  	"version_brand_name" varchar NOT NULL,
  	"version_brand_logo_id" integer,
  	"version_brand_logo_url" varchar,
  	"version_header_logo_width" numeric NOT NULL,
  	"version_header_logo_height" numeric NOT NULL,
  	"version_footer_shipping_logo_name" varchar NOT NULL,
  	"version_footer_shipping_logo_alt" varchar NOT NULL,
  	"version_footer_shipping_logo_image_id" integer,
  	"version_footer_shipping_logo_image_url" varchar,
  	"version_contact_from_name" varchar NOT NULL,
  	"version_contact_from_address" varchar NOT NULL,
  	"version_contact_to_address" varchar NOT NULL,
  	"version_contact_b2b_address" varchar,
  	"version_messaging_account" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_markets_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "route_maps_patterns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"pattern" varchar NOT NULL
  );
  
  CREATE TABLE "route_maps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"market_id" integer NOT NULL,
  	"screen" "route_screen" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "redirects_to_params" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"market_id" integer NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"hides_route" boolean DEFAULT false,
  	"from" varchar NOT NULL,
  	"match" "redirect_match" DEFAULT 'exact' NOT NULL,
  	"to_kind" "redirect_target",
  	"to_screen" "redirect_screen",
  	"to_slug" varchar,
  	"to_path" varchar,
  	"to_url" varchar,
  	"status" "redirect_status" DEFAULT '301' NOT NULL,
  	"valid_from" timestamp(3) with time zone,
  	"valid_to" timestamp(3) with time zone,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "redirect_hits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"market_id" integer NOT NULL,
  	"redirect_id" integer,
  	"hits" numeric DEFAULT 0 NOT NULL,
  	"last_hit_at" timestamp(3) with time zone
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
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"market_id" integer NOT NULL,
  	"code" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"logo_id" integer,
  	"logo_url" varchar,
  	"headline" varchar,
  	"intro" varchar,
  	"colours_action" varchar,
  	"colours_on_action" varchar,
  	"colours_ground" varchar,
  	"colours_tint" varchar,
  	"colours_dark_action" varchar,
  	"colours_dark_on_action" varchar,
  	"colours_dark_ground" varchar,
  	"colours_dark_tint" varchar,
  	"voucher_payout" boolean DEFAULT false,
  	"commission" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "partners_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_market_id" integer NOT NULL,
  	"version_code" varchar NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_logo_id" integer,
  	"version_logo_url" varchar,
  	"version_headline" varchar,
  	"version_intro" varchar,
  	"version_colours_action" varchar,
  	"version_colours_on_action" varchar,
  	"version_colours_ground" varchar,
  	"version_colours_tint" varchar,
  	"version_colours_dark_action" varchar,
  	"version_colours_dark_on_action" varchar,
  	"version_colours_dark_ground" varchar,
  	"version_colours_dark_tint" varchar,
  	"version_voucher_payout" boolean DEFAULT false,
  	"version_commission" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_partners_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
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
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"market_id" integer,
  	"key" "page_key",
  	"slug" varchar,
  	"title" varchar,
  	"body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"noindex" boolean DEFAULT false,
  	"translation_of_id" integer,
  	"source_hash" varchar,
  	"publish_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
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
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_market_id" integer,
  	"version_key" "page_key",
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_noindex" boolean DEFAULT false,
  	"version_translation_of_id" integer,
  	"version_source_hash" varchar,
  	"version_publish_reason" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "navigation_main" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"kind" "enum_navigation_main_kind",
  	"screen" "enum_navigation_main_screen",
  	"slug" varchar,
  	"key" varchar,
  	"category_url" varchar,
  	"code" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "navigation_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"kind" "enum_navigation_footer_links_kind",
  	"screen" "enum_navigation_footer_links_screen",
  	"slug" varchar,
  	"key" varchar,
  	"category_url" varchar,
  	"code" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "navigation_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar
  );
  
  CREATE TABLE "navigation_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"kind" "enum_navigation_legal_kind",
  	"screen" "enum_navigation_legal_screen",
  	"slug" varchar,
  	"key" varchar,
  	"category_url" varchar,
  	"code" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"market_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_navigation_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_navigation_v_version_main" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"kind" "enum__navigation_v_version_main_kind",
  	"screen" "enum__navigation_v_version_main_screen",
  	"slug" varchar,
  	"key" varchar,
  	"category_url" varchar,
  	"code" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"kind" "enum__navigation_v_version_footer_links_kind",
  	"screen" "enum__navigation_v_version_footer_links_screen",
  	"slug" varchar,
  	"key" varchar,
  	"category_url" varchar,
  	"code" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"kind" "enum__navigation_v_version_legal_kind",
  	"screen" "enum__navigation_v_version_legal_screen",
  	"slug" varchar,
  	"key" varchar,
  	"category_url" varchar,
  	"code" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_market_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"market_id" integer,
  	"place" "banner_place" DEFAULT 'home',
  	"position" numeric DEFAULT 10,
  	"valid_from" timestamp(3) with time zone,
  	"valid_to" timestamp(3) with time zone,
  	"headline" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"link_kind" "enum_banners_link_kind",
  	"link_screen" "enum_banners_link_screen",
  	"link_slug" varchar,
  	"link_key" varchar,
  	"link_category_url" varchar,
  	"link_code" varchar,
  	"link_url" varchar,
  	"illustration" varchar,
  	"image_id" integer,
  	"image_url" varchar,
  	"image_alt" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_banners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_banners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_market_id" integer,
  	"version_place" "banner_place" DEFAULT 'home',
  	"version_position" numeric DEFAULT 10,
  	"version_valid_from" timestamp(3) with time zone,
  	"version_valid_to" timestamp(3) with time zone,
  	"version_headline" varchar,
  	"version_text" varchar,
  	"version_link_label" varchar,
  	"version_link_kind" "enum__banners_v_version_link_kind",
  	"version_link_screen" "enum__banners_v_version_link_screen",
  	"version_link_slug" varchar,
  	"version_link_key" varchar,
  	"version_link_category_url" varchar,
  	"version_link_code" varchar,
  	"version_link_url" varchar,
  	"version_illustration" varchar,
  	"version_image_id" integer,
  	"version_image_url" varchar,
  	"version_image_alt" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__banners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "contact_subjects_subjects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" "contact_subject_key",
  	"label" varchar,
  	"recipient" varchar
  );
  
  CREATE TABLE "contact_subjects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"market_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_contact_subjects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_contact_subjects_v_version_subjects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "contact_subject_key",
  	"label" varchar,
  	"recipient" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contact_subjects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_market_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__contact_subjects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "media_translations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "picture_text_language" NOT NULL,
  	"alt" varchar NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"alt_language" "picture_language",
  	"credit" varchar,
  	"original_name" varchar,
  	"folder_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
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
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "staff_role" DEFAULT 'market-manager' NOT NULL,
  	"totp_secret" varchar,
  	"totp_confirmed_at" timestamp(3) with time zone,
  	"totp_last_step" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "staff_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "staff_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"markets_id" integer
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
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
  
  CREATE TABLE "picture_folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"folder_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"markets_id" integer,
  	"route_maps_id" integer,
  	"redirects_id" integer,
  	"redirect_hits_id" integer,
  	"missing_paths_id" integer,
  	"partners_id" integer,
  	"pages_id" integer,
  	"navigation_id" integer,
  	"banners_id" integer,
  	"contact_subjects_id" integer,
  	"media_id" integer,
  	"audit_log_id" integer,
  	"staff_id" integer,
  	"picture_folders_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" integer
  );
  
  ALTER TABLE "markets_hosts" ADD CONSTRAINT "markets_hosts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "markets_hosts" ADD CONSTRAINT "markets_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_switch_plans" ADD CONSTRAINT "markets_switch_plans_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "markets_switch_plans" ADD CONSTRAINT "markets_switch_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_social_links" ADD CONSTRAINT "markets_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_rating_reviews" ADD CONSTRAINT "markets_rating_reviews_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_pop_title_exceptions" ADD CONSTRAINT "markets_pop_title_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_messaging_subjects" ADD CONSTRAINT "markets_messaging_subjects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets" ADD CONSTRAINT "markets_brand_logo_id_media_id_fk" FOREIGN KEY ("brand_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "markets" ADD CONSTRAINT "markets_footer_shipping_logo_image_id_media_id_fk" FOREIGN KEY ("footer_shipping_logo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "markets_texts" ADD CONSTRAINT "markets_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markets_v_version_hosts" ADD CONSTRAINT "_markets_v_version_hosts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_markets_v_version_hosts" ADD CONSTRAINT "_markets_v_version_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_markets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markets_v_version_switch_plans" ADD CONSTRAINT "_markets_v_version_switch_plans_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_markets_v_version_switch_plans" ADD CONSTRAINT "_markets_v_version_switch_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_markets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markets_v_version_social_links" ADD CONSTRAINT "_markets_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_markets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markets_v_version_rating_reviews" ADD CONSTRAINT "_markets_v_version_rating_reviews_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_markets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markets_v_version_pop_title_exceptions" ADD CONSTRAINT "_markets_v_version_pop_title_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_markets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markets_v_version_messaging_subjects" ADD CONSTRAINT "_markets_v_version_messaging_subjects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_markets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markets_v" ADD CONSTRAINT "_markets_v_parent_id_markets_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_markets_v" ADD CONSTRAINT "_markets_v_version_brand_logo_id_media_id_fk" FOREIGN KEY ("version_brand_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_markets_v" ADD CONSTRAINT "_markets_v_version_footer_shipping_logo_image_id_media_id_fk" FOREIGN KEY ("version_footer_shipping_logo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_markets_v_texts" ADD CONSTRAINT "_markets_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_markets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "route_maps_patterns" ADD CONSTRAINT "route_maps_patterns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."route_maps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "route_maps" ADD CONSTRAINT "route_maps_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_to_params" ADD CONSTRAINT "redirects_to_params_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirect_hits" ADD CONSTRAINT "redirect_hits_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirect_hits" ADD CONSTRAINT "redirect_hits_redirect_id_redirects_id_fk" FOREIGN KEY ("redirect_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "missing_paths" ADD CONSTRAINT "missing_paths_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners_texts" ADD CONSTRAINT "partners_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_market_id_markets_id_fk" FOREIGN KEY ("version_market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_texts" ADD CONSTRAINT "_partners_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "pages" ADD CONSTRAINT "pages_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_translation_of_id_pages_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_market_id_markets_id_fk" FOREIGN KEY ("version_market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_translation_of_id_pages_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main" ADD CONSTRAINT "navigation_main_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_legal" ADD CONSTRAINT "navigation_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main" ADD CONSTRAINT "_navigation_v_version_main_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer" ADD CONSTRAINT "_navigation_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_legal" ADD CONSTRAINT "_navigation_v_version_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v" ADD CONSTRAINT "_navigation_v_parent_id_navigation_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigation"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v" ADD CONSTRAINT "_navigation_v_version_market_id_markets_id_fk" FOREIGN KEY ("version_market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_parent_id_banners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_market_id_markets_id_fk" FOREIGN KEY ("version_market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_subjects_subjects" ADD CONSTRAINT "contact_subjects_subjects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_subjects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_subjects" ADD CONSTRAINT "contact_subjects_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_subjects_v_version_subjects" ADD CONSTRAINT "_contact_subjects_v_version_subjects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_subjects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_subjects_v" ADD CONSTRAINT "_contact_subjects_v_parent_id_contact_subjects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contact_subjects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_subjects_v" ADD CONSTRAINT "_contact_subjects_v_version_market_id_markets_id_fk" FOREIGN KEY ("version_market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_translations" ADD CONSTRAINT "media_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_picture_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."picture_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_who_id_staff_id_fk" FOREIGN KEY ("who_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_texts" ADD CONSTRAINT "staff_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_markets_fk" FOREIGN KEY ("markets_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picture_folders" ADD CONSTRAINT "picture_folders_folder_id_picture_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."picture_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_markets_fk" FOREIGN KEY ("markets_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_route_maps_fk" FOREIGN KEY ("route_maps_id") REFERENCES "public"."route_maps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirect_hits_fk" FOREIGN KEY ("redirect_hits_id") REFERENCES "public"."redirect_hits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_missing_paths_fk" FOREIGN KEY ("missing_paths_id") REFERENCES "public"."missing_paths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_navigation_fk" FOREIGN KEY ("navigation_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_subjects_fk" FOREIGN KEY ("contact_subjects_id") REFERENCES "public"."contact_subjects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_picture_folders_fk" FOREIGN KEY ("picture_folders_id") REFERENCES "public"."picture_folders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "markets_hosts_order_idx" ON "markets_hosts" USING btree ("_order");
  CREATE INDEX "markets_hosts_parent_id_idx" ON "markets_hosts" USING btree ("_parent_id");
  CREATE INDEX "markets_hosts_partner_idx" ON "markets_hosts" USING btree ("partner_id");
  CREATE INDEX "markets_switch_plans_order_idx" ON "markets_switch_plans" USING btree ("_order");
  CREATE INDEX "markets_switch_plans_parent_id_idx" ON "markets_switch_plans" USING btree ("_parent_id");
  CREATE INDEX "markets_switch_plans_owner_idx" ON "markets_switch_plans" USING btree ("owner_id");
  CREATE INDEX "markets_social_links_order_idx" ON "markets_social_links" USING btree ("_order");
  CREATE INDEX "markets_social_links_parent_id_idx" ON "markets_social_links" USING btree ("_parent_id");
  CREATE INDEX "markets_rating_reviews_order_idx" ON "markets_rating_reviews" USING btree ("_order");
  CREATE INDEX "markets_rating_reviews_parent_id_idx" ON "markets_rating_reviews" USING btree ("_parent_id");
  CREATE INDEX "markets_pop_title_exceptions_order_idx" ON "markets_pop_title_exceptions" USING btree ("_order");
  CREATE INDEX "markets_pop_title_exceptions_parent_id_idx" ON "markets_pop_title_exceptions" USING btree ("_parent_id");
  CREATE INDEX "markets_messaging_subjects_order_idx" ON "markets_messaging_subjects" USING btree ("_order");
  CREATE INDEX "markets_messaging_subjects_parent_id_idx" ON "markets_messaging_subjects" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "markets_code_idx" ON "markets" USING btree ("code") WHERE "markets"."deleted_at" is null;
  CREATE INDEX "markets_brand_brand_logo_idx" ON "markets" USING btree ("brand_logo_id");
  CREATE INDEX "markets_footer_shipping_logo_footer_shipping_logo_image_idx" ON "markets" USING btree ("footer_shipping_logo_image_id");
  CREATE INDEX "markets_updated_at_idx" ON "markets" USING btree ("updated_at");
  CREATE INDEX "markets_created_at_idx" ON "markets" USING btree ("created_at");
  CREATE INDEX "markets_deleted_at_idx" ON "markets" USING btree ("deleted_at");
  CREATE INDEX "markets_texts_order_parent" ON "markets_texts" USING btree ("order","parent_id");
  CREATE INDEX "_markets_v_version_hosts_order_idx" ON "_markets_v_version_hosts" USING btree ("_order");
  CREATE INDEX "_markets_v_version_hosts_parent_id_idx" ON "_markets_v_version_hosts" USING btree ("_parent_id");
  CREATE INDEX "_markets_v_version_hosts_partner_idx" ON "_markets_v_version_hosts" USING btree ("partner_id");
  CREATE INDEX "_markets_v_version_switch_plans_order_idx" ON "_markets_v_version_switch_plans" USING btree ("_order");
  CREATE INDEX "_markets_v_version_switch_plans_parent_id_idx" ON "_markets_v_version_switch_plans" USING btree ("_parent_id");
  CREATE INDEX "_markets_v_version_switch_plans_owner_idx" ON "_markets_v_version_switch_plans" USING btree ("owner_id");
  CREATE INDEX "_markets_v_version_social_links_order_idx" ON "_markets_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_markets_v_version_social_links_parent_id_idx" ON "_markets_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_markets_v_version_rating_reviews_order_idx" ON "_markets_v_version_rating_reviews" USING btree ("_order");
  CREATE INDEX "_markets_v_version_rating_reviews_parent_id_idx" ON "_markets_v_version_rating_reviews" USING btree ("_parent_id");
  CREATE INDEX "_markets_v_version_pop_title_exceptions_order_idx" ON "_markets_v_version_pop_title_exceptions" USING btree ("_order");
  CREATE INDEX "_markets_v_version_pop_title_exceptions_parent_id_idx" ON "_markets_v_version_pop_title_exceptions" USING btree ("_parent_id");
  CREATE INDEX "_markets_v_version_messaging_subjects_order_idx" ON "_markets_v_version_messaging_subjects" USING btree ("_order");
  CREATE INDEX "_markets_v_version_messaging_subjects_parent_id_idx" ON "_markets_v_version_messaging_subjects" USING btree ("_parent_id");
  CREATE INDEX "_markets_v_parent_idx" ON "_markets_v" USING btree ("parent_id");
  CREATE INDEX "_markets_v_version_version_code_idx" ON "_markets_v" USING btree ("version_code");
  CREATE INDEX "_markets_v_version_brand_version_brand_logo_idx" ON "_markets_v" USING btree ("version_brand_logo_id");
  CREATE INDEX "_markets_v_version_footer_shipping_logo_version_footer_s_idx" ON "_markets_v" USING btree ("version_footer_shipping_logo_image_id");
  CREATE INDEX "_markets_v_version_version_updated_at_idx" ON "_markets_v" USING btree ("version_updated_at");
  CREATE INDEX "_markets_v_version_version_created_at_idx" ON "_markets_v" USING btree ("version_created_at");
  CREATE INDEX "_markets_v_version_version_deleted_at_idx" ON "_markets_v" USING btree ("version_deleted_at");
  CREATE INDEX "_markets_v_created_at_idx" ON "_markets_v" USING btree ("created_at");
  CREATE INDEX "_markets_v_updated_at_idx" ON "_markets_v" USING btree ("updated_at");
  CREATE INDEX "_markets_v_texts_order_parent" ON "_markets_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "route_maps_patterns_order_idx" ON "route_maps_patterns" USING btree ("_order");
  CREATE INDEX "route_maps_patterns_parent_id_idx" ON "route_maps_patterns" USING btree ("_parent_id");
  CREATE INDEX "route_maps_market_idx" ON "route_maps" USING btree ("market_id");
  CREATE INDEX "route_maps_updated_at_idx" ON "route_maps" USING btree ("updated_at");
  CREATE INDEX "route_maps_created_at_idx" ON "route_maps" USING btree ("created_at");
  CREATE INDEX "route_maps_deleted_at_idx" ON "route_maps" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "market_screen_idx" ON "route_maps" USING btree ("market_id","screen") WHERE "route_maps"."deleted_at" is null;
  CREATE INDEX "redirects_to_params_order_idx" ON "redirects_to_params" USING btree ("_order");
  CREATE INDEX "redirects_to_params_parent_id_idx" ON "redirects_to_params" USING btree ("_parent_id");
  CREATE INDEX "redirects_market_idx" ON "redirects" USING btree ("market_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "market_match_from_idx" ON "redirects" USING btree ("market_id","match","from") WHERE "redirects"."deleted_at" is null;
  CREATE INDEX "redirect_hits_market_idx" ON "redirect_hits" USING btree ("market_id");
  CREATE UNIQUE INDEX "redirect_hits_redirect_idx" ON "redirect_hits" USING btree ("redirect_id");
  CREATE INDEX "missing_paths_market_idx" ON "missing_paths" USING btree ("market_id");
  CREATE INDEX "missing_paths_hits_idx" ON "missing_paths" USING btree ("hits");
  CREATE INDEX "missing_paths_last_seen_at_idx" ON "missing_paths" USING btree ("last_seen_at");
  CREATE INDEX "missing_paths_updated_at_idx" ON "missing_paths" USING btree ("updated_at");
  CREATE INDEX "missing_paths_created_at_idx" ON "missing_paths" USING btree ("created_at");
  CREATE UNIQUE INDEX "market_path_idx" ON "missing_paths" USING btree ("market_id","path");
  CREATE INDEX "partners_market_idx" ON "partners" USING btree ("market_id");
  CREATE INDEX "partners_logo_idx" ON "partners" USING btree ("logo_id");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners_deleted_at_idx" ON "partners" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "market_code_idx" ON "partners" USING btree ("market_id","code") WHERE "partners"."deleted_at" is null;
  CREATE INDEX "partners_texts_order_parent" ON "partners_texts" USING btree ("order","parent_id");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version_market_idx" ON "_partners_v" USING btree ("version_market_id");
  CREATE INDEX "_partners_v_version_version_logo_idx" ON "_partners_v" USING btree ("version_logo_id");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version_deleted_at_idx" ON "_partners_v" USING btree ("version_deleted_at");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "version_market_version_code_idx" ON "_partners_v" USING btree ("version_market_id","version_code");
  CREATE INDEX "_partners_v_texts_order_parent" ON "_partners_v_texts" USING btree ("order","parent_id");
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
  CREATE INDEX "pages_market_idx" ON "pages" USING btree ("market_id");
  CREATE INDEX "pages_translation_of_idx" ON "pages" USING btree ("translation_of_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "market_slug_idx" ON "pages" USING btree ("market_id","slug") WHERE "pages"."deleted_at" is null;
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
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_market_idx" ON "_pages_v" USING btree ("version_market_id");
  CREATE INDEX "_pages_v_version_version_translation_of_idx" ON "_pages_v" USING btree ("version_translation_of_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "version_market_version_slug_idx" ON "_pages_v" USING btree ("version_market_id","version_slug");
  CREATE INDEX "navigation_main_order_idx" ON "navigation_main" USING btree ("_order");
  CREATE INDEX "navigation_main_parent_id_idx" ON "navigation_main" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_links_order_idx" ON "navigation_footer_links" USING btree ("_order");
  CREATE INDEX "navigation_footer_links_parent_id_idx" ON "navigation_footer_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_order_idx" ON "navigation_footer" USING btree ("_order");
  CREATE INDEX "navigation_footer_parent_id_idx" ON "navigation_footer" USING btree ("_parent_id");
  CREATE INDEX "navigation_legal_order_idx" ON "navigation_legal" USING btree ("_order");
  CREATE INDEX "navigation_legal_parent_id_idx" ON "navigation_legal" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_market_idx" ON "navigation" USING btree ("market_id") WHERE "navigation"."deleted_at" is null;
  CREATE INDEX "navigation_updated_at_idx" ON "navigation" USING btree ("updated_at");
  CREATE INDEX "navigation_created_at_idx" ON "navigation" USING btree ("created_at");
  CREATE INDEX "navigation_deleted_at_idx" ON "navigation" USING btree ("deleted_at");
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
  CREATE INDEX "_navigation_v_version_main_order_idx" ON "_navigation_v_version_main" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_main_parent_id_idx" ON "_navigation_v_version_main" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_order_idx" ON "_navigation_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_links_parent_id_idx" ON "_navigation_v_version_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_order_idx" ON "_navigation_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_parent_id_idx" ON "_navigation_v_version_footer" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_legal_order_idx" ON "_navigation_v_version_legal" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_legal_parent_id_idx" ON "_navigation_v_version_legal" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_parent_idx" ON "_navigation_v" USING btree ("parent_id");
  CREATE INDEX "_navigation_v_version_version_market_idx" ON "_navigation_v" USING btree ("version_market_id");
  CREATE INDEX "_navigation_v_version_version_updated_at_idx" ON "_navigation_v" USING btree ("version_updated_at");
  CREATE INDEX "_navigation_v_version_version_created_at_idx" ON "_navigation_v" USING btree ("version_created_at");
  CREATE INDEX "_navigation_v_version_version_deleted_at_idx" ON "_navigation_v" USING btree ("version_deleted_at");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "banners_market_idx" ON "banners" USING btree ("market_id");
  CREATE INDEX "banners_image_idx" ON "banners" USING btree ("image_id");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE INDEX "banners_deleted_at_idx" ON "banners" USING btree ("deleted_at");
  CREATE INDEX "banners__status_idx" ON "banners" USING btree ("_status");
  CREATE INDEX "_banners_v_parent_idx" ON "_banners_v" USING btree ("parent_id");
  CREATE INDEX "_banners_v_version_version_market_idx" ON "_banners_v" USING btree ("version_market_id");
  CREATE INDEX "_banners_v_version_version_image_idx" ON "_banners_v" USING btree ("version_image_id");
  CREATE INDEX "_banners_v_version_version_updated_at_idx" ON "_banners_v" USING btree ("version_updated_at");
  CREATE INDEX "_banners_v_version_version_created_at_idx" ON "_banners_v" USING btree ("version_created_at");
  CREATE INDEX "_banners_v_version_version_deleted_at_idx" ON "_banners_v" USING btree ("version_deleted_at");
  CREATE INDEX "_banners_v_version_version__status_idx" ON "_banners_v" USING btree ("version__status");
  CREATE INDEX "_banners_v_created_at_idx" ON "_banners_v" USING btree ("created_at");
  CREATE INDEX "_banners_v_updated_at_idx" ON "_banners_v" USING btree ("updated_at");
  CREATE INDEX "_banners_v_latest_idx" ON "_banners_v" USING btree ("latest");
  CREATE INDEX "contact_subjects_subjects_order_idx" ON "contact_subjects_subjects" USING btree ("_order");
  CREATE INDEX "contact_subjects_subjects_parent_id_idx" ON "contact_subjects_subjects" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "contact_subjects_market_idx" ON "contact_subjects" USING btree ("market_id") WHERE "contact_subjects"."deleted_at" is null;
  CREATE INDEX "contact_subjects_updated_at_idx" ON "contact_subjects" USING btree ("updated_at");
  CREATE INDEX "contact_subjects_created_at_idx" ON "contact_subjects" USING btree ("created_at");
  CREATE INDEX "contact_subjects_deleted_at_idx" ON "contact_subjects" USING btree ("deleted_at");
  CREATE INDEX "contact_subjects__status_idx" ON "contact_subjects" USING btree ("_status");
  CREATE INDEX "_contact_subjects_v_version_subjects_order_idx" ON "_contact_subjects_v_version_subjects" USING btree ("_order");
  CREATE INDEX "_contact_subjects_v_version_subjects_parent_id_idx" ON "_contact_subjects_v_version_subjects" USING btree ("_parent_id");
  CREATE INDEX "_contact_subjects_v_parent_idx" ON "_contact_subjects_v" USING btree ("parent_id");
  CREATE INDEX "_contact_subjects_v_version_version_market_idx" ON "_contact_subjects_v" USING btree ("version_market_id");
  CREATE INDEX "_contact_subjects_v_version_version_updated_at_idx" ON "_contact_subjects_v" USING btree ("version_updated_at");
  CREATE INDEX "_contact_subjects_v_version_version_created_at_idx" ON "_contact_subjects_v" USING btree ("version_created_at");
  CREATE INDEX "_contact_subjects_v_version_version_deleted_at_idx" ON "_contact_subjects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_contact_subjects_v_version_version__status_idx" ON "_contact_subjects_v" USING btree ("version__status");
  CREATE INDEX "_contact_subjects_v_created_at_idx" ON "_contact_subjects_v" USING btree ("created_at");
  CREATE INDEX "_contact_subjects_v_updated_at_idx" ON "_contact_subjects_v" USING btree ("updated_at");
  CREATE INDEX "_contact_subjects_v_latest_idx" ON "_contact_subjects_v" USING btree ("latest");
  CREATE INDEX "media_translations_order_idx" ON "media_translations" USING btree ("_order");
  CREATE INDEX "media_translations_parent_id_idx" ON "media_translations" USING btree ("_parent_id");
  CREATE INDEX "media_original_name_idx" ON "media" USING btree ("original_name");
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");
  CREATE INDEX "audit_log_who_idx" ON "audit_log" USING btree ("who_id");
  CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject");
  CREATE INDEX "audit_log_document_id_idx" ON "audit_log" USING btree ("document_id");
  CREATE INDEX "audit_log_market_idx" ON "audit_log" USING btree ("market_id");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE INDEX "staff_deleted_at_idx" ON "staff" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email") WHERE "staff"."deleted_at" is null;
  CREATE INDEX "staff_texts_order_parent" ON "staff_texts" USING btree ("order","parent_id");
  CREATE INDEX "staff_rels_order_idx" ON "staff_rels" USING btree ("order");
  CREATE INDEX "staff_rels_parent_idx" ON "staff_rels" USING btree ("parent_id");
  CREATE INDEX "staff_rels_path_idx" ON "staff_rels" USING btree ("path");
  CREATE INDEX "staff_rels_markets_id_idx" ON "staff_rels" USING btree ("markets_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
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
  CREATE INDEX "picture_folders_name_idx" ON "picture_folders" USING btree ("name");
  CREATE INDEX "picture_folders_folder_idx" ON "picture_folders" USING btree ("folder_id");
  CREATE INDEX "picture_folders_updated_at_idx" ON "picture_folders" USING btree ("updated_at");
  CREATE INDEX "picture_folders_created_at_idx" ON "picture_folders" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_markets_id_idx" ON "payload_locked_documents_rels" USING btree ("markets_id");
  CREATE INDEX "payload_locked_documents_rels_route_maps_id_idx" ON "payload_locked_documents_rels" USING btree ("route_maps_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_redirect_hits_id_idx" ON "payload_locked_documents_rels" USING btree ("redirect_hits_id");
  CREATE INDEX "payload_locked_documents_rels_missing_paths_id_idx" ON "payload_locked_documents_rels" USING btree ("missing_paths_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_navigation_id_idx" ON "payload_locked_documents_rels" USING btree ("navigation_id");
  CREATE INDEX "payload_locked_documents_rels_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("banners_id");
  CREATE INDEX "payload_locked_documents_rels_contact_subjects_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_subjects_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_locked_documents_rels_picture_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("picture_folders_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_staff_id_idx" ON "payload_query_presets_rels" USING btree ("staff_id");`)
  await db.execute(sql`
  -- No entry of the audit log is changed or deleted, not even by code with every right (P-28). One change is allowed: a
  -- member of staff or a market that is deleted leaves nothing to point to.
  CREATE FUNCTION "audit_log_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND (NEW."who_id" IS NULL OR NEW."who_id" = OLD."who_id")
      AND (NEW."market_id" IS NULL OR NEW."market_id" = OLD."market_id")
      AND (to_jsonb(NEW) - 'who_id' - 'market_id') = (to_jsonb(OLD) - 'who_id' - 'market_id')
    THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'insufficient_privilege';
  END $$;
  CREATE TRIGGER "audit_log_rows_stay" BEFORE UPDATE OR DELETE ON "audit_log"
    FOR EACH ROW EXECUTE FUNCTION "audit_log_append_only"();
  CREATE TRIGGER "audit_log_table_stays" BEFORE TRUNCATE ON "audit_log"
    FOR EACH STATEMENT EXECUTE FUNCTION "audit_log_append_only"();

  -- Attempts to log in to the CMS, counted once for all processes (shared-limiter.ts). key is a keyed hash; full_at
  -- (milliseconds since 1970) is when all attempts are available again and the row can go.
  CREATE TABLE "staff_attempts" ("key" bytea PRIMARY KEY, "full_at" bigint NOT NULL);
  CREATE INDEX "staff_attempts_full_at" ON "staff_attempts" ("full_at");

  -- What each shop counts of itself by day of its market (src/collections/daily-counts.ts), without personal data.
  CREATE TABLE "daily_counts" (
    "market_id" integer NOT NULL REFERENCES "markets"("id") ON DELETE CASCADE,
    "day" date NOT NULL,
    "kind" varchar NOT NULL,
    "mode" varchar NOT NULL,
    "partner" varchar NOT NULL,
    "words" varchar NOT NULL,
    "count" bigint NOT NULL,
    PRIMARY KEY ("market_id", "day", "kind", "mode", "partner", "words")
  );

  -- Markets that a page is not meant for (U-16). Every page of a group has the mark, so that it outlives each of them.
  CREATE TABLE "pages_not_for_markets" (
    "page_id" integer NOT NULL REFERENCES "pages" ("id") ON DELETE CASCADE,
    "market_id" integer NOT NULL REFERENCES "markets" ("id") ON DELETE CASCADE,
    PRIMARY KEY ("page_id", "market_id")
  );
  CREATE INDEX "pages_not_for_markets_market" ON "pages_not_for_markets" ("market_id");

  -- Changes that go live together at one minute (src/collections/releases/release.ts). tries: how often a release failed in an
  -- unforeseen way since it was scheduled (src/cms/run-schedules.ts).
  CREATE TABLE "releases" (
    "id" serial PRIMARY KEY,
    "title" varchar NOT NULL,
    "state" varchar NOT NULL DEFAULT 'open',
    "at" timestamp(3) with time zone,
    "problem" varchar,
    "made_by" integer,
    "scheduled_by" integer,
    "live_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
    "tries" integer NOT NULL DEFAULT 0,
    CONSTRAINT "releases_state" CHECK ("state" IN ('open', 'scheduled', 'failed', 'live', 'takenBack'))
  );
  CREATE INDEX "releases_due" ON "releases" ("at") WHERE "state" = 'scheduled';
  CREATE TABLE "release_items" (
    "id" serial PRIMARY KEY,
    "release_id" integer NOT NULL REFERENCES "releases"("id") ON DELETE CASCADE,
    "collection" varchar NOT NULL,
    "document" integer,
    "market_id" integer NOT NULL REFERENCES "markets"("id") ON DELETE CASCADE,
    "kind" varchar NOT NULL,
    "title" varchar NOT NULL,
    "version" integer,
    "wanted" jsonb,
    "base" jsonb,
    "before" jsonb,
    "made_by" integer,
    CONSTRAINT "release_items_kind" CHECK ("kind" IN ('change', 'create', 'publish', 'unpublish'))
  );
  CREATE UNIQUE INDEX "release_items_document" ON "release_items" ("release_id", "collection", "document");
  CREATE INDEX "release_items_of_document" ON "release_items" ("collection", "document");

  -- Comments of staff at the fields of a page (P-31). parent_id is the comment that an answer belongs to.
  CREATE TABLE "page_comments" (
    "id" serial PRIMARY KEY,
    "page_id" integer NOT NULL REFERENCES "pages" ("id") ON DELETE CASCADE,
    "parent_id" integer REFERENCES "page_comments" ("id") ON DELETE CASCADE,
    "row_id" varchar NOT NULL,
    "field" varchar NOT NULL,
    "by_id" integer REFERENCES "staff" ("id") ON DELETE SET NULL,
    "text" varchar(2000) NOT NULL,
    "at" timestamptz NOT NULL DEFAULT now(),
    "resolved_by_id" integer REFERENCES "staff" ("id") ON DELETE SET NULL,
    "resolved_at" timestamptz
  );
  CREATE INDEX "page_comments_page" ON "page_comments" ("page_id");
  CREATE INDEX "page_comments_parent" ON "page_comments" ("parent_id");`)
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('There is no schema before that of release 1.0.0: delete the database instead')
}
