import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."host_mode" AS ENUM('default', 'b2bWidget', 'agan', 'aganwidget');
  CREATE TYPE "public"."host_environment" AS ENUM('production', 'test', 'stage', 'local');
  CREATE TYPE "public"."market_date_format" AS ENUM('dd.mm.yy', 'dd/mm/yy');
  CREATE TYPE "public"."enum_markets_currency" AS ENUM('EUR');
  CREATE TYPE "public"."enum_markets_payment_types_direct_debit_swift" AS ENUM('13');
  CREATE TYPE "public"."enum_markets_payment_types_paypal" AS ENUM('2');
  CREATE TYPE "public"."enum_markets_selected_payment_type" AS ENUM('13');
  CREATE TYPE "public"."enum__markets_v_version_currency" AS ENUM('EUR');
  CREATE TYPE "public"."enum__markets_v_version_payment_types_direct_debit_swift" AS ENUM('13');
  CREATE TYPE "public"."enum__markets_v_version_payment_types_paypal" AS ENUM('2');
  CREATE TYPE "public"."enum__markets_v_version_selected_payment_type" AS ENUM('13');
  CREATE TYPE "public"."route_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."redirect_match" AS ENUM('exact', 'prefix', 'pattern');
  CREATE TYPE "public"."redirect_target" AS ENUM('screen', 'page', 'path', 'external');
  CREATE TYPE "public"."redirect_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."redirect_status" AS ENUM('301', '302', '307', '308', '410');
  CREATE TYPE "public"."page_key" AS ENUM('terms', 'about', 'imprint', 'press', 'eco-effect', 'partner-programme', 'data-erasure', 'packaging-tips', 'privacy', 'how-it-works');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_navigation_main_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum_navigation_main_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."enum_navigation_footer_links_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum_navigation_footer_links_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."enum_navigation_legal_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum_navigation_legal_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."enum__navigation_v_version_main_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum__navigation_v_version_main_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."enum__navigation_v_version_footer_links_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum__navigation_v_version_footer_links_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."enum__navigation_v_version_legal_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum__navigation_v_version_legal_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."banner_place" AS ENUM('home');
  CREATE TYPE "public"."enum_banners_link_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum_banners_link_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."enum__banners_v_version_link_kind" AS ENUM('screen', 'page', 'category', 'market', 'external');
  CREATE TYPE "public"."enum__banners_v_version_link_screen" AS ENUM('home', 'contact', 'checkout', 'thankYou', 'content', 'product', 'overview', 'b2bLanding', 'sellCategory', 'accountOverview', 'register', 'accountManagement', 'addressChange', 'paymentChange', 'passwordReset', 'passwordForgot', 'clarification', 'quickAnswer', 'newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess');
  CREATE TYPE "public"."contact_subject_key" AS ENUM('offer_question', 'trade_status', 'shipping_label', 'clarification', 'payout', 'device_return', 'account_access', 'privacy_erasure', 'business_partner', 'other_feedback');
  CREATE TYPE "public"."staff_role" AS ENUM('admin', 'content-manager', 'market-manager');
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
  	"country" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"time_zone" varchar NOT NULL,
  	"date_format" "market_date_format" NOT NULL,
  	"currency" "enum_markets_currency" DEFAULT 'EUR' NOT NULL,
  	"domain" varchar NOT NULL,
  	"indexable" boolean DEFAULT false,
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
  	"zip_format_reg_exp" varchar NOT NULL,
  	"max_quantity_per_device" numeric DEFAULT 5 NOT NULL,
  	"b2b_trade_cap" numeric DEFAULT 500000 NOT NULL,
  	"promises_price_lock_days" numeric DEFAULT 14 NOT NULL,
  	"promises_payout_working_days" numeric DEFAULT 3 NOT NULL,
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
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"version_country" varchar NOT NULL,
  	"version_locale" varchar NOT NULL,
  	"version_time_zone" varchar NOT NULL,
  	"version_date_format" "market_date_format" NOT NULL,
  	"version_currency" "enum__markets_v_version_currency" DEFAULT 'EUR' NOT NULL,
  	"version_domain" varchar NOT NULL,
  	"version_indexable" boolean DEFAULT false,
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
  	"version_zip_format_reg_exp" varchar NOT NULL,
  	"version_max_quantity_per_device" numeric DEFAULT 5 NOT NULL,
  	"version_b2b_trade_cap" numeric DEFAULT 500000 NOT NULL,
  	"version_promises_price_lock_days" numeric DEFAULT 14 NOT NULL,
  	"version_promises_payout_working_days" numeric DEFAULT 3 NOT NULL,
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
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"from" varchar NOT NULL,
  	"match" "redirect_match" DEFAULT 'exact' NOT NULL,
  	"to_kind" "redirect_target",
  	"to_screen" "redirect_screen",
  	"to_slug" varchar,
  	"to_path" varchar,
  	"to_url" varchar,
  	"status" "redirect_status" DEFAULT '301' NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"hides_route" boolean DEFAULT false,
  	"valid_from" timestamp(3) with time zone,
  	"valid_to" timestamp(3) with time zone,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirect_hits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"market_id" integer NOT NULL,
  	"redirect_id" integer,
  	"hits" numeric DEFAULT 0 NOT NULL,
  	"last_hit_at" timestamp(3) with time zone
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
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"market_id" integer,
  	"key" "page_key",
  	"slug" varchar,
  	"noindex" boolean DEFAULT false,
  	"title" varchar,
  	"body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_market_id" integer,
  	"version_key" "page_key",
  	"version_slug" varchar,
  	"version_noindex" boolean DEFAULT false,
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "navigation_main" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_navigation_main_kind" NOT NULL,
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
  	"label" varchar NOT NULL,
  	"kind" "enum_navigation_footer_links_kind" NOT NULL,
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
  	"heading" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_navigation_legal_kind" NOT NULL,
  	"screen" "enum_navigation_legal_screen",
  	"slug" varchar,
  	"key" varchar,
  	"category_url" varchar,
  	"code" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"market_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_main" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum__navigation_v_version_main_kind" NOT NULL,
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
  	"label" varchar NOT NULL,
  	"kind" "enum__navigation_v_version_footer_links_kind" NOT NULL,
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
  	"heading" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum__navigation_v_version_legal_kind" NOT NULL,
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
  	"version_market_id" integer NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"market_id" integer NOT NULL,
  	"place" "banner_place" DEFAULT 'home' NOT NULL,
  	"position" numeric DEFAULT 10 NOT NULL,
  	"valid_from" timestamp(3) with time zone,
  	"valid_to" timestamp(3) with time zone,
  	"headline" varchar NOT NULL,
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
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_banners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_market_id" integer NOT NULL,
  	"version_place" "banner_place" DEFAULT 'home' NOT NULL,
  	"version_position" numeric DEFAULT 10 NOT NULL,
  	"version_valid_from" timestamp(3) with time zone,
  	"version_valid_to" timestamp(3) with time zone,
  	"version_headline" varchar NOT NULL,
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
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_subjects_subjects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" "contact_subject_key" NOT NULL,
  	"label" varchar NOT NULL,
  	"recipient" varchar
  );
  
  CREATE TABLE "contact_subjects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"market_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_contact_subjects_v_version_subjects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "contact_subject_key" NOT NULL,
  	"label" varchar NOT NULL,
  	"recipient" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contact_subjects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_market_id" integer NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
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
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
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
  	"partners_id" integer,
  	"pages_id" integer,
  	"navigation_id" integer,
  	"banners_id" integer,
  	"contact_subjects_id" integer,
  	"media_id" integer,
  	"staff_id" integer
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
  
  ALTER TABLE "markets_hosts" ADD CONSTRAINT "markets_hosts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "markets_hosts" ADD CONSTRAINT "markets_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_social_links" ADD CONSTRAINT "markets_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_rating_reviews" ADD CONSTRAINT "markets_rating_reviews_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_pop_title_exceptions" ADD CONSTRAINT "markets_pop_title_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_messaging_subjects" ADD CONSTRAINT "markets_messaging_subjects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets" ADD CONSTRAINT "markets_brand_logo_id_media_id_fk" FOREIGN KEY ("brand_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "markets" ADD CONSTRAINT "markets_footer_shipping_logo_image_id_media_id_fk" FOREIGN KEY ("footer_shipping_logo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "markets_texts" ADD CONSTRAINT "markets_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markets_v_version_hosts" ADD CONSTRAINT "_markets_v_version_hosts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_markets_v_version_hosts" ADD CONSTRAINT "_markets_v_version_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_markets_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "partners" ADD CONSTRAINT "partners_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners_texts" ADD CONSTRAINT "partners_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_market_id_markets_id_fk" FOREIGN KEY ("version_market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_texts" ADD CONSTRAINT "_partners_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_market_id_markets_id_fk" FOREIGN KEY ("version_market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_markets_fk" FOREIGN KEY ("markets_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_markets_fk" FOREIGN KEY ("markets_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_route_maps_fk" FOREIGN KEY ("route_maps_id") REFERENCES "public"."route_maps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirect_hits_fk" FOREIGN KEY ("redirect_hits_id") REFERENCES "public"."redirect_hits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_navigation_fk" FOREIGN KEY ("navigation_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_subjects_fk" FOREIGN KEY ("contact_subjects_id") REFERENCES "public"."contact_subjects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "markets_hosts_order_idx" ON "markets_hosts" USING btree ("_order");
  CREATE INDEX "markets_hosts_parent_id_idx" ON "markets_hosts" USING btree ("_parent_id");
  CREATE INDEX "markets_hosts_partner_idx" ON "markets_hosts" USING btree ("partner_id");
  CREATE INDEX "markets_social_links_order_idx" ON "markets_social_links" USING btree ("_order");
  CREATE INDEX "markets_social_links_parent_id_idx" ON "markets_social_links" USING btree ("_parent_id");
  CREATE INDEX "markets_rating_reviews_order_idx" ON "markets_rating_reviews" USING btree ("_order");
  CREATE INDEX "markets_rating_reviews_parent_id_idx" ON "markets_rating_reviews" USING btree ("_parent_id");
  CREATE INDEX "markets_pop_title_exceptions_order_idx" ON "markets_pop_title_exceptions" USING btree ("_order");
  CREATE INDEX "markets_pop_title_exceptions_parent_id_idx" ON "markets_pop_title_exceptions" USING btree ("_parent_id");
  CREATE INDEX "markets_messaging_subjects_order_idx" ON "markets_messaging_subjects" USING btree ("_order");
  CREATE INDEX "markets_messaging_subjects_parent_id_idx" ON "markets_messaging_subjects" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "markets_code_idx" ON "markets" USING btree ("code");
  CREATE INDEX "markets_brand_brand_logo_idx" ON "markets" USING btree ("brand_logo_id");
  CREATE INDEX "markets_footer_shipping_logo_footer_shipping_logo_image_idx" ON "markets" USING btree ("footer_shipping_logo_image_id");
  CREATE INDEX "markets_updated_at_idx" ON "markets" USING btree ("updated_at");
  CREATE INDEX "markets_created_at_idx" ON "markets" USING btree ("created_at");
  CREATE INDEX "markets_texts_order_parent" ON "markets_texts" USING btree ("order","parent_id");
  CREATE INDEX "_markets_v_version_hosts_order_idx" ON "_markets_v_version_hosts" USING btree ("_order");
  CREATE INDEX "_markets_v_version_hosts_parent_id_idx" ON "_markets_v_version_hosts" USING btree ("_parent_id");
  CREATE INDEX "_markets_v_version_hosts_partner_idx" ON "_markets_v_version_hosts" USING btree ("partner_id");
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
  CREATE INDEX "_markets_v_created_at_idx" ON "_markets_v" USING btree ("created_at");
  CREATE INDEX "_markets_v_updated_at_idx" ON "_markets_v" USING btree ("updated_at");
  CREATE INDEX "_markets_v_texts_order_parent" ON "_markets_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "route_maps_patterns_order_idx" ON "route_maps_patterns" USING btree ("_order");
  CREATE INDEX "route_maps_patterns_parent_id_idx" ON "route_maps_patterns" USING btree ("_parent_id");
  CREATE INDEX "route_maps_market_idx" ON "route_maps" USING btree ("market_id");
  CREATE INDEX "route_maps_updated_at_idx" ON "route_maps" USING btree ("updated_at");
  CREATE INDEX "route_maps_created_at_idx" ON "route_maps" USING btree ("created_at");
  CREATE UNIQUE INDEX "market_screen_idx" ON "route_maps" USING btree ("market_id","screen");
  CREATE INDEX "redirects_to_params_order_idx" ON "redirects_to_params" USING btree ("_order");
  CREATE INDEX "redirects_to_params_parent_id_idx" ON "redirects_to_params" USING btree ("_parent_id");
  CREATE INDEX "redirects_market_idx" ON "redirects" USING btree ("market_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "market_match_from_idx" ON "redirects" USING btree ("market_id","match","from");
  CREATE INDEX "redirect_hits_market_idx" ON "redirect_hits" USING btree ("market_id");
  CREATE UNIQUE INDEX "redirect_hits_redirect_idx" ON "redirect_hits" USING btree ("redirect_id");
  CREATE INDEX "partners_market_idx" ON "partners" USING btree ("market_id");
  CREATE INDEX "partners_logo_idx" ON "partners" USING btree ("logo_id");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE UNIQUE INDEX "market_code_idx" ON "partners" USING btree ("market_id","code");
  CREATE INDEX "partners_texts_order_parent" ON "partners_texts" USING btree ("order","parent_id");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version_market_idx" ON "_partners_v" USING btree ("version_market_id");
  CREATE INDEX "_partners_v_version_version_logo_idx" ON "_partners_v" USING btree ("version_logo_id");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "version_market_version_code_idx" ON "_partners_v" USING btree ("version_market_id","version_code");
  CREATE INDEX "_partners_v_texts_order_parent" ON "_partners_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "pages_market_idx" ON "pages" USING btree ("market_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "market_slug_idx" ON "pages" USING btree ("market_id","slug");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_market_idx" ON "_pages_v" USING btree ("version_market_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "version_market_version_slug_idx" ON "_pages_v" USING btree ("version_market_id","version_slug");
  CREATE INDEX "navigation_main_order_idx" ON "navigation_main" USING btree ("_order");
  CREATE INDEX "navigation_main_parent_id_idx" ON "navigation_main" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_links_order_idx" ON "navigation_footer_links" USING btree ("_order");
  CREATE INDEX "navigation_footer_links_parent_id_idx" ON "navigation_footer_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_order_idx" ON "navigation_footer" USING btree ("_order");
  CREATE INDEX "navigation_footer_parent_id_idx" ON "navigation_footer" USING btree ("_parent_id");
  CREATE INDEX "navigation_legal_order_idx" ON "navigation_legal" USING btree ("_order");
  CREATE INDEX "navigation_legal_parent_id_idx" ON "navigation_legal" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_market_idx" ON "navigation" USING btree ("market_id");
  CREATE INDEX "navigation_updated_at_idx" ON "navigation" USING btree ("updated_at");
  CREATE INDEX "navigation_created_at_idx" ON "navigation" USING btree ("created_at");
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
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "banners_market_idx" ON "banners" USING btree ("market_id");
  CREATE INDEX "banners_image_idx" ON "banners" USING btree ("image_id");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE INDEX "_banners_v_parent_idx" ON "_banners_v" USING btree ("parent_id");
  CREATE INDEX "_banners_v_version_version_market_idx" ON "_banners_v" USING btree ("version_market_id");
  CREATE INDEX "_banners_v_version_version_image_idx" ON "_banners_v" USING btree ("version_image_id");
  CREATE INDEX "_banners_v_version_version_updated_at_idx" ON "_banners_v" USING btree ("version_updated_at");
  CREATE INDEX "_banners_v_version_version_created_at_idx" ON "_banners_v" USING btree ("version_created_at");
  CREATE INDEX "_banners_v_created_at_idx" ON "_banners_v" USING btree ("created_at");
  CREATE INDEX "_banners_v_updated_at_idx" ON "_banners_v" USING btree ("updated_at");
  CREATE INDEX "contact_subjects_subjects_order_idx" ON "contact_subjects_subjects" USING btree ("_order");
  CREATE INDEX "contact_subjects_subjects_parent_id_idx" ON "contact_subjects_subjects" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "contact_subjects_market_idx" ON "contact_subjects" USING btree ("market_id");
  CREATE INDEX "contact_subjects_updated_at_idx" ON "contact_subjects" USING btree ("updated_at");
  CREATE INDEX "contact_subjects_created_at_idx" ON "contact_subjects" USING btree ("created_at");
  CREATE INDEX "_contact_subjects_v_version_subjects_order_idx" ON "_contact_subjects_v_version_subjects" USING btree ("_order");
  CREATE INDEX "_contact_subjects_v_version_subjects_parent_id_idx" ON "_contact_subjects_v_version_subjects" USING btree ("_parent_id");
  CREATE INDEX "_contact_subjects_v_parent_idx" ON "_contact_subjects_v" USING btree ("parent_id");
  CREATE INDEX "_contact_subjects_v_version_version_market_idx" ON "_contact_subjects_v" USING btree ("version_market_id");
  CREATE INDEX "_contact_subjects_v_version_version_updated_at_idx" ON "_contact_subjects_v" USING btree ("version_updated_at");
  CREATE INDEX "_contact_subjects_v_version_version_created_at_idx" ON "_contact_subjects_v" USING btree ("version_created_at");
  CREATE INDEX "_contact_subjects_v_created_at_idx" ON "_contact_subjects_v" USING btree ("created_at");
  CREATE INDEX "_contact_subjects_v_updated_at_idx" ON "_contact_subjects_v" USING btree ("updated_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE INDEX "staff_rels_order_idx" ON "staff_rels" USING btree ("order");
  CREATE INDEX "staff_rels_parent_idx" ON "staff_rels" USING btree ("parent_id");
  CREATE INDEX "staff_rels_path_idx" ON "staff_rels" USING btree ("path");
  CREATE INDEX "staff_rels_markets_id_idx" ON "staff_rels" USING btree ("markets_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
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
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_navigation_id_idx" ON "payload_locked_documents_rels" USING btree ("navigation_id");
  CREATE INDEX "payload_locked_documents_rels_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("banners_id");
  CREATE INDEX "payload_locked_documents_rels_contact_subjects_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_subjects_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "markets_hosts" CASCADE;
  DROP TABLE "markets_social_links" CASCADE;
  DROP TABLE "markets_rating_reviews" CASCADE;
  DROP TABLE "markets_pop_title_exceptions" CASCADE;
  DROP TABLE "markets_messaging_subjects" CASCADE;
  DROP TABLE "markets" CASCADE;
  DROP TABLE "markets_texts" CASCADE;
  DROP TABLE "_markets_v_version_hosts" CASCADE;
  DROP TABLE "_markets_v_version_social_links" CASCADE;
  DROP TABLE "_markets_v_version_rating_reviews" CASCADE;
  DROP TABLE "_markets_v_version_pop_title_exceptions" CASCADE;
  DROP TABLE "_markets_v_version_messaging_subjects" CASCADE;
  DROP TABLE "_markets_v" CASCADE;
  DROP TABLE "_markets_v_texts" CASCADE;
  DROP TABLE "route_maps_patterns" CASCADE;
  DROP TABLE "route_maps" CASCADE;
  DROP TABLE "redirects_to_params" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirect_hits" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "partners_texts" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "_partners_v_texts" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "navigation_main" CASCADE;
  DROP TABLE "navigation_footer_links" CASCADE;
  DROP TABLE "navigation_footer" CASCADE;
  DROP TABLE "navigation_legal" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "_navigation_v_version_main" CASCADE;
  DROP TABLE "_navigation_v_version_footer_links" CASCADE;
  DROP TABLE "_navigation_v_version_footer" CASCADE;
  DROP TABLE "_navigation_v_version_legal" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "banners" CASCADE;
  DROP TABLE "_banners_v" CASCADE;
  DROP TABLE "contact_subjects_subjects" CASCADE;
  DROP TABLE "contact_subjects" CASCADE;
  DROP TABLE "_contact_subjects_v_version_subjects" CASCADE;
  DROP TABLE "_contact_subjects_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "staff_rels" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."host_mode";
  DROP TYPE "public"."host_environment";
  DROP TYPE "public"."market_date_format";
  DROP TYPE "public"."enum_markets_currency";
  DROP TYPE "public"."enum_markets_payment_types_direct_debit_swift";
  DROP TYPE "public"."enum_markets_payment_types_paypal";
  DROP TYPE "public"."enum_markets_selected_payment_type";
  DROP TYPE "public"."enum__markets_v_version_currency";
  DROP TYPE "public"."enum__markets_v_version_payment_types_direct_debit_swift";
  DROP TYPE "public"."enum__markets_v_version_payment_types_paypal";
  DROP TYPE "public"."enum__markets_v_version_selected_payment_type";
  DROP TYPE "public"."route_screen";
  DROP TYPE "public"."redirect_match";
  DROP TYPE "public"."redirect_target";
  DROP TYPE "public"."redirect_screen";
  DROP TYPE "public"."redirect_status";
  DROP TYPE "public"."page_key";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_navigation_main_kind";
  DROP TYPE "public"."enum_navigation_main_screen";
  DROP TYPE "public"."enum_navigation_footer_links_kind";
  DROP TYPE "public"."enum_navigation_footer_links_screen";
  DROP TYPE "public"."enum_navigation_legal_kind";
  DROP TYPE "public"."enum_navigation_legal_screen";
  DROP TYPE "public"."enum__navigation_v_version_main_kind";
  DROP TYPE "public"."enum__navigation_v_version_main_screen";
  DROP TYPE "public"."enum__navigation_v_version_footer_links_kind";
  DROP TYPE "public"."enum__navigation_v_version_footer_links_screen";
  DROP TYPE "public"."enum__navigation_v_version_legal_kind";
  DROP TYPE "public"."enum__navigation_v_version_legal_screen";
  DROP TYPE "public"."banner_place";
  DROP TYPE "public"."enum_banners_link_kind";
  DROP TYPE "public"."enum_banners_link_screen";
  DROP TYPE "public"."enum__banners_v_version_link_kind";
  DROP TYPE "public"."enum__banners_v_version_link_screen";
  DROP TYPE "public"."contact_subject_key";
  DROP TYPE "public"."staff_role";`)
}
