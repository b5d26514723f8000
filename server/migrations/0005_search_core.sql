CREATE TABLE "search_dirty" (
	"tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "search_dirty_tx_kind_id_pk" PRIMARY KEY("tx","kind","id")
);
--> statement-breakpoint
CREATE TABLE "profile_entry" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_entry_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"applicant_id" uuid NOT NULL,
	"person" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"name" text,
	"sort_name" text,
	"title" text NOT NULL,
	"grade" smallint,
	"qualification" text,
	"interests" integer[] NOT NULL,
	"places" text[] NOT NULL,
	"years" smallint[] NOT NULL,
	"languages" text[] NOT NULL,
	"maths" smallint,
	"facets" text[] NOT NULL,
	CONSTRAINT "profile_entry_application_unique" UNIQUE("application_id")
);
--> statement-breakpoint
CREATE TABLE "profile_posting" (
	"interest" smallint NOT NULL,
	"place" smallint NOT NULL,
	"no" integer NOT NULL,
	"person" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"grade" smallint,
	"qualification" smallint,
	"years" bigint NOT NULL,
	"documents" integer NOT NULL,
	"courses" bigint NOT NULL,
	"cell" integer NOT NULL,
	"town" integer,
	"x" real,
	"y" real,
	"z" real,
	CONSTRAINT "profile_posting_no_interest_place_pk" PRIMARY KEY("no","interest","place")
);
--> statement-breakpoint
CREATE TABLE "profile_text" (
	"no" integer PRIMARY KEY NOT NULL,
	"seeker" json NOT NULL,
	"text" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_code" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"code" smallint NOT NULL,
	CONSTRAINT "search_code_kind_key_pk" PRIMARY KEY("kind","key"),
	CONSTRAINT "search_code_bits" CHECK ("search_code"."kind" <> 'document' or "search_code"."code" < 31)
);
--> statement-breakpoint
ALTER TABLE "profile_text" ADD CONSTRAINT "profile_text_no_profile_entry_no_fk" FOREIGN KEY ("no") REFERENCES "public"."profile_entry"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_company_block_company" ON "applicant_company_block" USING btree ("company_id","applicant_id");--> statement-breakpoint
CREATE INDEX "profile_text_words" ON "profile_text" USING gin ("words");
--> statement-breakpoint
CREATE INDEX "profile_entry_person" ON "profile_entry" ("person");--> statement-breakpoint
CREATE INDEX "profile_entry_newest" ON "profile_entry" ("at" DESC, "no" DESC);--> statement-breakpoint
CREATE INDEX "profile_entry_name" ON "profile_entry" ("sort_name" COLLATE "und-x-icu", "no");--> statement-breakpoint
CREATE INDEX "profile_entry_grade" ON "profile_entry" ("grade", "at" DESC, "no" DESC);--> statement-breakpoint
CREATE INDEX "profile_posting_newest" ON "profile_posting" ("interest", "at" DESC, "no" DESC)
  INCLUDE ("place", "person", "grade", "qualification", "years", "documents", "courses", "town", "x", "y", "z");--> statement-breakpoint
CREATE INDEX "profile_posting_cell" ON "profile_posting" ("interest", "cell", "grade")
  INCLUDE ("place", "no", "person", "at", "qualification", "years", "documents", "courses", "town", "x", "y", "z");--> statement-breakpoint
-- Index-only scans need the visibility map, so these are vacuumed long before the standard's fifth has changed.
ALTER TABLE "profile_posting" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);--> statement-breakpoint
ALTER TABLE "profile_entry" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint

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
$$;--> statement-breakpoint

-- The cell of a place, 0.2° by 0.3°; the server's `cellOf` numbers them alike.
CREATE FUNCTION search_cell(latitude double precision, longitude double precision) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT least(899, greatest(0, floor((latitude + 90) * 5)::integer)) * 1200
    + floor((longitude + 180) * 10 / 3)::integer % 1200
$$;--> statement-breakpoint

-- Towns of one name have one number.
CREATE FUNCTION search_town(name text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT hashtext(fold(name))
$$;--> statement-breakpoint

-- The random half of a UUIDv7.
CREATE FUNCTION search_person(id uuid) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ('x' || right(replace(id::text, '-', ''), 16))::bit(64)::bigint
$$;--> statement-breakpoint

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
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER search_dirty_refresh AFTER INSERT ON search_dirty
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION search_refresh();--> statement-breakpoint

-- Two transactions that touched different parts of one record index it one after the other: the second waits here
-- until the first is committed, and then sees what it did. In order, so that none waits for another in a circle.
CREATE FUNCTION search_lock(kind text, ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  bucket integer;
BEGIN
  FOR bucket IN SELECT DISTINCT hashtext(kind || id) & 255 FROM unnest(ids) AS id ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(hashtext('search index'), bucket);
  END LOOP;
END $$;--> statement-breakpoint

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
END $$;--> statement-breakpoint

CREATE FUNCTION search_give_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_code (kind, key, code)
    SELECT TG_ARGV[0], NEW.key, coalesce(max(code) + 1, 0) FROM search_code WHERE kind = TG_ARGV[0]
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
INSERT INTO search_code (kind, key, code) SELECT 'qualification', key, row_number() OVER (ORDER BY key) - 1 FROM qualification;--> statement-breakpoint
INSERT INTO search_code (kind, key, code) SELECT 'document', key, row_number() OVER (ORDER BY key) - 1 FROM document_type;--> statement-breakpoint
CREATE TRIGGER qualification_search_code AFTER INSERT ON qualification
  FOR EACH ROW EXECUTE FUNCTION search_give_code('qualification');--> statement-breakpoint
CREATE TRIGGER document_type_search_code AFTER INSERT ON document_type
  FOR EACH ROW EXECUTE FUNCTION search_give_code('document');--> statement-breakpoint

-- What may be found, by whoever may find at all and was not blocked.
CREATE VIEW findable_profile AS
  SELECT application.id, application.applicant_id, account.first_name, account.last_name
  FROM application
  JOIN applicant ON applicant.id = application.applicant_id
  JOIN account ON account.id = applicant.account_id
  WHERE application.type = 3 AND application.status = 1 AND application.visibility IN ('anonymous', 'open')
    AND account.confirmed_at IS NOT NULL AND account.hidden_at IS NULL;--> statement-breakpoint

-- All that a text may find a profile by. What an anonymous one withholds finds nothing.
CREATE FUNCTION profile_words(a application, first_name text, last_name text) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT concat_ws(E'\n',
    a.title,
    (SELECT string_agg(concat_ws(E'\n', name_de, nullif(name_en, name_de)), E'\n' ORDER BY own.position)
      FROM study_interest JOIN application_study_interest own ON own.study_interest_id = study_interest.id
      WHERE own.application_id = a.id),
    (SELECT string_agg(value ->> 'name', E'\n') FROM jsonb_array_elements(a.expertises)),
    (SELECT string_agg(concat_ws(E'\n', value ->> 'academyName', value ->> 'academicTitle'), E'\n')
      FROM jsonb_array_elements(a.education)),
    (SELECT string_agg(concat_ws(E'\n', value ->> 'companyName', value ->> 'position'), E'\n')
      FROM jsonb_array_elements(a.career)),
    CASE WHEN a.visibility = 'open' THEN concat_ws(E'\n', first_name || ' ' || last_name,
      (SELECT string_agg(value ->> 'description', E'\n') FROM jsonb_array_elements(a.expertises)), a.about_me) END)
$$;--> statement-breakpoint

-- What the study interests of a profile count for, by filter.
CREATE FUNCTION profile_facets(interests integer[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT value), '{}')
  FROM study_interest, unnest(array[
    'studyInterest:' || id, 'studyCourse:' || study_course_id, 'subjectArea:' || subject_area_key]) AS value
  WHERE id = ANY (interests)
$$;--> statement-breakpoint

CREATE FUNCTION index_profile(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  persons bigint[] := array(SELECT search_person(id) FROM unnest(ids) AS id);
BEGIN
  PERFORM search_lock('profile', ids);
  DELETE FROM profile_posting WHERE no IN (SELECT no FROM profile_entry WHERE person = ANY (persons));
  DELETE FROM profile_entry WHERE person = ANY (persons)
    AND NOT EXISTS (SELECT FROM findable_profile WHERE id = application_id);

  INSERT INTO profile_entry AS entry (application_id, applicant_id, person, at, name, sort_name, title, grade,
    qualification, interests, places, years, languages, maths, facets)
  SELECT source.id, source.applicant_id, search_person(source.applicant_id), date_trunc('milliseconds', updated_at),
    CASE visibility WHEN 'open' THEN first_name || ' ' || last_name END,
    CASE visibility WHEN 'open' THEN last_name || ' ' || first_name END,
    title, grade, qualification_key,
    array(SELECT study_interest_id FROM application_study_interest WHERE application_id = source.id ORDER BY position),
    array(SELECT name FROM application_place WHERE application_id = source.id ORDER BY position),
    desired_years,
    array(SELECT language_code || lower_level FROM application_language, generate_series(1, level) AS lower_level
      WHERE application_id = source.id ORDER BY position, lower_level),
    (SELECT round(avg((value ->> 'rating')::integer)) FROM jsonb_array_elements(module_additionals)
      WHERE (value ->> 'visible')::boolean),
    profile_facets(array(SELECT study_interest_id FROM application_study_interest WHERE application_id = source.id))
  FROM findable_profile AS a JOIN application AS source ON source.id = a.id
  WHERE a.applicant_id = ANY (ids)
  ON CONFLICT (application_id) DO UPDATE SET
    (at, name, sort_name, title, grade, qualification, interests, places, years, languages, maths, facets) =
    (excluded.at, excluded.name, excluded.sort_name, excluded.title, excluded.grade, excluded.qualification,
     excluded.interests, excluded.places, excluded.years, excluded.languages, excluded.maths, excluded.facets);

  INSERT INTO profile_text (no, seeker, text, words)
  SELECT no, match_seeker(source), text, search_vector(text)
  FROM profile_entry AS e
  JOIN findable_profile AS a ON a.id = e.application_id
  JOIN application AS source ON source.id = a.id
  CROSS JOIN LATERAL profile_words(source, first_name, last_name) AS text
  WHERE e.person = ANY (persons)
  ON CONFLICT (no) DO UPDATE SET (seeker, text, words) = (excluded.seeker, excluded.text, excluded.words);
  PERFORM search_learn('profile', array_agg(text))
    FROM profile_text JOIN profile_entry USING (no) WHERE person = ANY (persons);

  INSERT INTO profile_posting (interest, place, no, person, at, grade, qualification, years, documents, courses,
    cell, town, x, y, z)
  SELECT interest, coalesce(place.ordinal, 0), no, person, at, grade,
    (SELECT code FROM search_code WHERE kind = 'qualification' AND key = qualification),
    (SELECT coalesce(bit_or(1::bigint << (year - 2000)), 0) FROM unnest(years) AS year WHERE year BETWEEN 2000 AND 2062),
    (SELECT coalesce(bit_or(1 << code), 0) FROM search_code JOIN application_attachment own ON own.document_type_key = key
      WHERE kind = 'document' AND own.application_id = e.application_id),
    hashtextextended(facets::text, 0),
    coalesce(search_cell(latitude, longitude), -1), search_town(place.name), x, y, z
  FROM profile_entry AS e
  CROSS JOIN LATERAL unnest(0 || CASE interests WHEN '{}' THEN array[-1] ELSE interests END) AS interest
  LEFT JOIN LATERAL (
    SELECT *, row_number() OVER (ORDER BY position) - 1 AS ordinal FROM application_place
    WHERE application_id = e.application_id
  ) AS place ON true
  WHERE person = ANY (persons);
END $$;--> statement-breakpoint

CREATE FUNCTION search_touch_profile_of_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_dirty (kind, id)
    SELECT DISTINCT 'profile', applicant_id FROM application
    WHERE type = 3 AND id IN (
      CASE WHEN TG_OP <> 'INSERT' THEN OLD.application_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.application_id END)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION search_touch_profile_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_dirty (kind, id) SELECT 'profile', id FROM applicant WHERE account_id = NEW.id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION search_touch_profile_of_study_interest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_dirty (kind, id)
    SELECT DISTINCT 'profile', applicant_id FROM profile_entry WHERE NEW.id = ANY (interests) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER application_search_added AFTER INSERT ON application FOR EACH ROW
  WHEN (NEW.type = 3) EXECUTE FUNCTION search_touch('profile', 'applicant_id');--> statement-breakpoint
CREATE TRIGGER application_search_changed AFTER UPDATE ON application FOR EACH ROW
  WHEN (3 IN (OLD.type, NEW.type) AND OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION search_touch('profile', 'applicant_id');--> statement-breakpoint
CREATE TRIGGER application_search_removed AFTER DELETE ON application FOR EACH ROW
  WHEN (OLD.type = 3) EXECUTE FUNCTION search_touch('profile', 'applicant_id');--> statement-breakpoint
CREATE TRIGGER application_study_interest_search AFTER INSERT OR UPDATE OR DELETE ON application_study_interest
  FOR EACH ROW EXECUTE FUNCTION search_touch_profile_of_application();--> statement-breakpoint
CREATE TRIGGER application_place_search AFTER INSERT OR UPDATE OR DELETE ON application_place
  FOR EACH ROW EXECUTE FUNCTION search_touch_profile_of_application();--> statement-breakpoint
CREATE TRIGGER application_language_search AFTER INSERT OR UPDATE OR DELETE ON application_language
  FOR EACH ROW EXECUTE FUNCTION search_touch_profile_of_application();--> statement-breakpoint
CREATE TRIGGER application_attachment_search AFTER INSERT OR UPDATE OR DELETE ON application_attachment
  FOR EACH ROW EXECUTE FUNCTION search_touch_profile_of_application();--> statement-breakpoint
CREATE TRIGGER account_search_profile AFTER UPDATE OF first_name, last_name, confirmed_at, hidden_at ON account FOR EACH ROW
  WHEN (NEW.type = 'applicant' AND OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION search_touch_profile_of_account();--> statement-breakpoint
CREATE TRIGGER study_interest_search_profile AFTER UPDATE ON study_interest FOR EACH ROW
  WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION search_touch_profile_of_study_interest();
