-- How the search rows are kept true, whoever writes their sources: row triggers there note what was touched; this one,
-- at the end of the transaction, has each noted record indexed once, by `index_<kind>(uuid[])`.
CREATE FUNCTION search_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  due record;
BEGIN
  -- The first of a transaction takes all; the others find nothing left.
  FOR due IN
    WITH taken AS (DELETE FROM search_dirty WHERE tx = pg_current_xact_id() RETURNING kind, id)
    SELECT kind, array_agg(id ORDER BY id) AS ids FROM taken GROUP BY kind ORDER BY kind
  LOOP
    EXECUTE format('SELECT %I($1)', 'index_' || due.kind) USING due.ids;
  END LOOP;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER search_dirty_refresh AFTER INSERT ON search_dirty
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION search_refresh();

-- Two transactions that touched different parts of one record index it one after the other: the second waits here
-- until the first is committed, and then sees what it did. In order, so that none waits for another in a circle.
CREATE FUNCTION search_lock(kind text, ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  bucket integer;
BEGIN
  FOR bucket IN SELECT DISTINCT hashtext(kind || id) & 255 FROM unnest(ids) AS id ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(hashtext('search index'), bucket);
  END LOOP;
END $$;

-- For a table whose column (second argument) is the id of a record of the kind (first argument).
CREATE FUNCTION search_touch() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    EXECUTE format('SELECT ($1).%I', TG_ARGV[1]) INTO touched USING OLD;
    INSERT INTO search_dirty (kind, id) SELECT TG_ARGV[0], touched WHERE touched IS NOT NULL ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    EXECUTE format('SELECT ($1).%I', TG_ARGV[1]) INTO touched USING NEW;
    INSERT INTO search_dirty (kind, id) SELECT TG_ARGV[0], touched WHERE touched IS NOT NULL ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
