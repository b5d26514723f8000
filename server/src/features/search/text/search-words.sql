-- The words of a text. The server's `wordsOf` cuts alike. Named with its schema, since an index is built on it.
CREATE FUNCTION search_cut(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(public.fold(value), '[^a-z0-9]+', ' ', 'g')
$$;

-- Of a text that was cut: what it is found by, and its words as they are written.
CREATE FUNCTION search_stems(cut text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.german', cut)
$$;
CREATE FUNCTION search_words(cut text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT tsvector_to_array(to_tsvector('pg_catalog.simple', cut))
$$;

-- Null for a word that nobody searches for, like “und”.
CREATE FUNCTION search_stem(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (tsvector_to_array(to_tsvector('pg_catalog.german', word)))[1]
$$;
