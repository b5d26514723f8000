-- All at once and in order, so that two who learn the same words do not wait for each other in a circle.
CREATE FUNCTION search_learn(into_vocabulary text, heard text[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$ BEGIN
  INSERT INTO search_word (vocabulary, word, stem)
  SELECT into_vocabulary, word, stem
  FROM (
    SELECT DISTINCT word FROM unnest(heard) AS word
    WHERE NOT EXISTS
      (SELECT FROM search_word AS known WHERE known.vocabulary = into_vocabulary AND known.word = word.word)
  ) AS new CROSS JOIN LATERAL search_stem(word) AS stem
  WHERE stem IS NOT NULL
  ORDER BY word
  ON CONFLICT DO NOTHING;
END $$;

-- Of these words of profiles, takes out those that no profile has any more. Whoever calls it holds all the locks of
-- `search_lock`. Each word is looked up in the index, since all texts would be read for a rare one otherwise; of a common
-- one a few texts say enough.
CREATE FUNCTION search_forget(heard text[]) RETURNS void LANGUAGE sql
SET enable_seqscan TO off SET gin_fuzzy_search_limit TO 100 AS $$
  DELETE FROM search_word AS known
  WHERE vocabulary = 'profile' AND word = ANY (heard)
    AND NOT EXISTS (SELECT FROM profile_text WHERE words @@ quote_literal(known.stem)::tsquery OFFSET 0)
$$;
