-- How the search rows are kept true, whoever writes their sources: row triggers there note what was touched; this one,
-- at the end of the transaction, has each noted record indexed once. What is put together at run time is planned each time.
CREATE FUNCTION search_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  due record;
BEGIN
  -- The first of a transaction takes all; the others find nothing left.
  FOR due IN
    WITH taken AS (DELETE FROM search_dirty WHERE tx = pg_current_xact_id() RETURNING kind, id)
    SELECT kind, array_agg(id ORDER BY id) AS ids FROM taken GROUP BY kind ORDER BY kind
  LOOP
    CASE due.kind
      WHEN 'offer' THEN PERFORM index_offer(due.ids);
      WHEN 'profile' THEN PERFORM index_profile(due.ids);
      WHEN 'company' THEN PERFORM index_company(due.ids);
      WHEN 'company_courses' THEN PERFORM index_company_courses(due.ids);
    END CASE;
  END LOOP;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER search_dirty_refresh AFTER INSERT ON search_dirty
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION search_refresh();

-- Two transactions that touched different parts of one record index it one after the other: the second waits here
-- until the first is committed, and then sees what it did. In the order of the kinds in `search_refresh`, and within each
-- kind in order, so that two do not wait for each other.
CREATE FUNCTION search_lock(kind text, ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  bucket integer;
BEGIN
  FOR bucket IN SELECT DISTINCT hashtext(id::text) & 255 FROM unnest(ids) AS id ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(hashtext('search index of ' || kind), bucket);
  END LOOP;
END $$;

-- For a table whose column (second argument) is the id of a record of the kind (first argument).
CREATE FUNCTION search_touch() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid[];
BEGIN
  -- One after the other: a row has no other columns than those of its table.
  IF TG_ARGV[1] = 'id' THEN
    touched := array[CASE WHEN TG_OP <> 'INSERT' THEN OLD.id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.id END];
  ELSIF TG_ARGV[1] = 'offer_id' THEN
    touched := array[CASE WHEN TG_OP <> 'INSERT' THEN OLD.offer_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.offer_id END];
  ELSIF TG_ARGV[1] = 'company_id' THEN
    touched := array[
      CASE WHEN TG_OP <> 'INSERT' THEN OLD.company_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.company_id END];
  ELSIF TG_ARGV[1] = 'applicant_id' THEN
    touched := array[
      CASE WHEN TG_OP <> 'INSERT' THEN OLD.applicant_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.applicant_id END];
  ELSE
    RAISE EXCEPTION 'search_touch knows no column %', TG_ARGV[1];
  END IF;
  INSERT INTO search_dirty (kind, id) SELECT TG_ARGV[0], id FROM unnest(touched) AS id WHERE id IS NOT NULL
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- The same JSON in characters of one byte, as `inOneByte` of the server makes it: all beyond U+00FF are escaped.
CREATE FUNCTION json_in_one_byte(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT AS $$
DECLARE
  wide text;
  code integer;
BEGIN
  IF value ~ '[^\u0001-\u00ff]' THEN
    FOR wide IN SELECT DISTINCT match[1] FROM regexp_matches(value, '[^\u0001-\u00ff]', 'g') AS match LOOP
      code := ascii(wide);
      value := replace(value, wide, CASE WHEN code < 65536 THEN '\u' || lpad(to_hex(code), 4, '0')
        ELSE '\u' || to_hex(55296 + (code - 65536) / 1024) || '\u' || to_hex(56320 + (code - 65536) % 1024) END);
    END LOOP;
  END IF;
  RETURN value;
END $$;
