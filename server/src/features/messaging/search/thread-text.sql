-- The words of a text as threads are searched by them (ADR 38): each whole and by its German and English stem, and with
-- "~" each of its endings from four letters on, so that "beschreibung" finds "Wegbeschreibung".
CREATE FUNCTION thread_words(value text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(
    SELECT form
    FROM (SELECT DISTINCT left(cut, 40) AS word FROM unnest(string_to_array(public.search_cut(value), ' ')) AS cut) AS words
    CROSS JOIN LATERAL (
      SELECT word
      UNION SELECT unnest(ts_lexize('pg_catalog.german_stem', word) || ts_lexize('pg_catalog.english_stem', word))
      UNION SELECT '~' || substr(word, start) FROM generate_series(2, length(word) - 3) AS start
    ) AS forms (form)
    WHERE form <> ''))
$$;

-- What a word that was typed may mean: as the beginning of a word, from four letters on inside one, and by its stem.
CREATE FUNCTION thread_query(reader text, typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg(DISTINCT form, ' | ')::tsquery
  FROM (
    SELECT quote_literal(reader || left(typed, 40)) || ':*'
    UNION SELECT quote_literal(reader || '~' || left(typed, 40)) || ':*' WHERE length(typed) >= 4
    UNION SELECT quote_literal(reader || stem)
    FROM unnest(ts_lexize('pg_catalog.german_stem', left(typed, 40)) || ts_lexize('pg_catalog.english_stem', left(typed, 40))) AS stem
    WHERE length(stem) >= 3
  ) AS forms (form)
$$;

-- Stands for a side in front of each word that it may find: an index built so holds a side's words together.
CREATE FUNCTION thread_reader(side text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT left(md5(side), 8)
$$;

CREATE FUNCTION thread_words_of(readers text[], words tsvector) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
  SELECT array_to_tsvector(array(
    SELECT reader || word FROM unnest(readers) AS reader CROSS JOIN unnest(tsvector_to_array(words)) AS word))
$$;

CREATE FUNCTION thread_readers(t thread) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(ARRAY[
    thread_reader(t.applicant_id::text), thread_reader(t.company_id::text), thread_reader(t.institution_location_key)
  ], NULL)
$$;

-- Writes these parts of these threads anew, each for those who read of it: no side finds a thread by its own name.
CREATE FUNCTION index_thread(ids uuid[], parts text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM thread_text WHERE thread_id = ANY (ids) AND part = ANY (parts);
  INSERT INTO thread_text (thread_id, part, readers, words)
  SELECT t.id, source.part, array_remove(thread_readers(t), own), thread_words(said)
  FROM thread AS t
  CROSS JOIN LATERAL (
    SELECT 'subject', t.subject, NULL
    UNION ALL
    SELECT 'persons', string_agg(person.first_name || ' ' || person.last_name, ' '), NULL
    FROM thread_person JOIN organisation_person AS person ON person.id = organisation_person_id
    WHERE thread_id = t.id
    UNION ALL
    SELECT 'offer', offer.title_de || ' ' || coalesce(offer.title_en, ''), NULL
    FROM application JOIN offer ON offer.id = application.offer_id WHERE application.id = t.application_id
    UNION ALL
    SELECT 'applicant', account.first_name || ' ' || account.last_name, thread_reader(t.applicant_id::text)
    FROM applicant JOIN account ON account.id = applicant.account_id WHERE applicant.id = t.applicant_id
    UNION ALL
    SELECT 'company', company.name, thread_reader(t.company_id::text) FROM company WHERE company.id = t.company_id
    UNION ALL
    SELECT 'location', location.name, thread_reader(location.key)
    FROM institution_location AS location WHERE location.key = t.institution_location_key
  ) AS source (part, said, own)
  WHERE t.id = ANY (ids) AND source.part = ANY (parts) AND said IS NOT NULL;
END $$;

CREATE FUNCTION index_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO thread_text (thread_id, part, message_id, readers, words)
  SELECT t.id, 'message', NEW.id, thread_readers(t), thread_words(NEW.text) FROM thread AS t WHERE t.id = NEW.thread_id;
  RETURN NULL;
END $$;
CREATE TRIGGER message_text AFTER INSERT ON message FOR EACH ROW EXECUTE FUNCTION index_message();

CREATE FUNCTION index_whole_thread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_thread(ARRAY[NEW.id], ARRAY['subject', 'persons', 'offer', 'applicant', 'company', 'location']);
  UPDATE thread_text SET readers = thread_readers(NEW)
  WHERE thread_id = NEW.id AND part = 'message' AND readers <> thread_readers(NEW);
  RETURN NULL;
END $$;
CREATE TRIGGER thread_text AFTER INSERT OR UPDATE OF subject, applicant_id, company_id, institution_location_key,
  application_id ON thread FOR EACH ROW EXECUTE FUNCTION index_whole_thread();

-- Of a table whose change touches one part of some threads: the part, and the condition that finds them by the row `$1`.
CREATE FUNCTION index_thread_part() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
BEGIN
  EXECUTE format('SELECT array_agg(id) FROM thread WHERE %s', TG_ARGV[1]) INTO ids USING coalesce(NEW, OLD);
  PERFORM index_thread(ids, ARRAY[TG_ARGV[0]]) WHERE ids IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER thread_person_text AFTER INSERT OR DELETE ON thread_person
  FOR EACH ROW EXECUTE FUNCTION index_thread_part('persons', 'id = ($1).thread_id');
CREATE TRIGGER organisation_person_thread_text AFTER UPDATE OF first_name, last_name ON organisation_person
  FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name))
  EXECUTE FUNCTION index_thread_part('persons',
    'id IN (SELECT thread_id FROM thread_person WHERE organisation_person_id = ($1).id)');
CREATE TRIGGER account_thread_text AFTER UPDATE OF first_name, last_name ON account
  FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name))
  EXECUTE FUNCTION index_thread_part('applicant',
    'applicant_id IN (SELECT applicant.id FROM applicant WHERE account_id = ($1).id)');
CREATE TRIGGER company_thread_text AFTER UPDATE OF name ON company
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name)
  EXECUTE FUNCTION index_thread_part('company', 'company_id = ($1).id');
CREATE TRIGGER institution_location_thread_text AFTER UPDATE OF name ON institution_location
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name)
  EXECUTE FUNCTION index_thread_part('location', 'institution_location_key = ($1).key');
CREATE TRIGGER offer_thread_text AFTER UPDATE OF title_de, title_en ON offer
  FOR EACH ROW WHEN ((OLD.title_de, OLD.title_en) IS DISTINCT FROM (NEW.title_de, NEW.title_en))
  EXECUTE FUNCTION index_thread_part('offer',
    'application_id IN (SELECT application.id FROM application WHERE offer_id = ($1).id)');
CREATE TRIGGER application_thread_text AFTER UPDATE OF offer_id ON application
  FOR EACH ROW WHEN (OLD.offer_id IS DISTINCT FROM NEW.offer_id)
  EXECUTE FUNCTION index_thread_part('offer', 'application_id = ($1).id');
