-- A text as it is searched; the server's `fold` does the same.
CREATE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          normalize(replace(lower(value COLLATE "und-x-icu"), 'ß', 'ss'), NFD) COLLATE "C",
          '[\u0300-\u036f]', '', 'g'),
        '([aou])e+', '\1', 'g'),
      '[\t\n\v\f\r \u00a0\u2000-\u200a\u202f\u3000]+', ' ', 'g'),
    ' ')
$$;
