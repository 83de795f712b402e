import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Comments of staff at the fields of a page (P-31). `parent_id` is the comment that an answer belongs to. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS "page_comments";`)
}
