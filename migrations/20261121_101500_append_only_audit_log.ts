import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Nobody changes or deletes an entry of the audit log, not even code with every right (P-28). One change is allowed: a
 * member of staff or a market that is deleted leaves nothing to point to.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
    FOR EACH STATEMENT EXECUTE FUNCTION "audit_log_append_only"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TRIGGER IF EXISTS "audit_log_table_stays" ON "audit_log";
  DROP TRIGGER IF EXISTS "audit_log_rows_stay" ON "audit_log";
  DROP FUNCTION IF EXISTS "audit_log_append_only";`)
}
