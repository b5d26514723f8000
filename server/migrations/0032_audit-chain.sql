-- Waits for writers that are under way, so that none of their entries stays out of the chain.
LOCK TABLE audit_entry IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
ALTER TABLE "audit_entry" DROP CONSTRAINT "audit_entry_account_id_account_id_fk";
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "position" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "previous_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What an entry says, as the text that its hash is made of.
CREATE FUNCTION audit_payload(entry audit_entry) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(
    entry.position, entry.id, entry.account_id, entry.action, entry.record_type, entry.record_id, entry.details,
    to_char(entry.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  )::text
$$;
--> statement-breakpoint
-- The entries that stand already, in the order in which they were written.
DO $$
DECLARE
  entry audit_entry;
  last_hash text := '';
  at bigint := 0;
BEGIN
  FOR entry IN SELECT * FROM audit_entry ORDER BY created_at, id LOOP
    at := at + 1;
    entry.position := at;
    entry.previous_hash := last_hash;
    last_hash := encode(sha256(convert_to(last_hash || audit_payload(entry), 'UTF8')), 'hex');
    UPDATE audit_entry SET position = at, previous_hash = entry.previous_hash, hash = last_hash WHERE id = entry.id;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entry_position" ON "audit_entry" USING btree ("position");--> statement-breakpoint
CREATE INDEX "audit_entry_account" ON "audit_entry" USING btree ("account_id","position");--> statement-breakpoint
-- Puts each entry behind the newest one. Writers wait for each other until the end of their transactions: two entries
-- never follow the same one, and no position is left out by a transaction that fails.
CREATE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('audit entries'));
  SELECT position + 1, hash INTO NEW.position, NEW.previous_hash FROM audit_entry ORDER BY position DESC LIMIT 1;
  NEW.position := coalesce(NEW.position, 1);
  NEW.previous_hash := coalesce(NEW.previous_hash, '');
  NEW.hash := encode(sha256(convert_to(NEW.previous_hash || audit_payload(NEW), 'UTF8')), 'hex');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_chained BEFORE INSERT ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Audit entries are only ever added' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
