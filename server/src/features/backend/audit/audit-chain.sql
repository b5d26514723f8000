-- What an entry says, as the text that its hash is made of.
CREATE FUNCTION audit_payload(entry audit_entry) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(
    entry.position, entry.id, entry.account_id, entry.action, entry.record_type, entry.record_id, entry.details,
    to_char(entry.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  )::text
$$;
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
CREATE TRIGGER audit_entry_chained BEFORE INSERT ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Audit entries are only ever added' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER audit_entry_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
