import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A schedule of a page, until now a job of Payload, becomes a release without a name. The tables `payload_jobs` and
 * `payload_jobs_log` go in the next release, because the last one still reads them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    WITH job AS (
      SELECT nextval('releases_id_seq')::int AS release, payload_jobs.*, (input->'user'->>'value')::int AS scheduler,
        pages.id AS page, pages.market_id, coalesce(pages.title, '') AS title
      FROM payload_jobs JOIN pages ON pages.id::text = input->'doc'->>'value'
      WHERE task_slug = 'schedulePublish' AND queue = 'pages' AND pages.market_id IS NOT NULL
    ), made AS (
      INSERT INTO releases (id, title, state, at, problem, made_by, scheduled_by, tries)
      SELECT release, '', CASE WHEN has_error THEN 'failed' ELSE 'scheduled' END, wait_until, error->>'message', scheduler, scheduler,
        coalesce(total_tried, 0)
      FROM job
    )
    INSERT INTO release_items (release_id, collection, document, market_id, kind, title, version, made_by)
    SELECT release, 'pages', page, market_id, input->>'type', title, (input->>'version')::int, scheduler FROM job;
    DELETE FROM payload_jobs;

    -- Who has saved a document (src/collections/saving/savers.ts).
    UPDATE payload_kv SET data = replace(data::text, '"way": "schedule"', '"way": "release"')::jsonb
    WHERE starts_with(key, 'saved:') AND data::text LIKE '%"way": "schedule"%';`)
}

/** The build before carries such releases out as well. */
export async function down(_: MigrateDownArgs): Promise<void> {}
