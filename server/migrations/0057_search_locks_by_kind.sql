CREATE OR REPLACE FUNCTION search_lock(kind text, ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  bucket integer;
BEGIN
  FOR bucket IN SELECT DISTINCT hashtext(id::text) & 255 FROM unnest(ids) AS id ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(hashtext('search index of ' || kind), bucket);
  END LOOP;
END $$;
