CREATE TABLE "search_news" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_news_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"event" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_pattern_watch" (
	"pattern_id" uuid PRIMARY KEY NOT NULL,
	"keys" text[] NOT NULL,
	"years" smallint[] NOT NULL,
	"grade" smallint,
	"x" double precision[] NOT NULL,
	"y" double precision[] NOT NULL,
	"z" double precision[] NOT NULL,
	"chord" double precision[] NOT NULL,
	"known" bigint[] DEFAULT '{}' NOT NULL,
	"knows_all" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_pattern" ADD COLUMN "known_until" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "search_pattern" ADD COLUMN "new_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "search_pattern_watch" ADD CONSTRAINT "search_pattern_watch_pattern_id_search_pattern_id_fk" FOREIGN KEY ("pattern_id") REFERENCES "public"."search_pattern"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_pattern_watch_keys" ON "search_pattern_watch" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "search_pattern_hit_untold" ON "search_pattern_hit" USING btree ("pattern_id","found_at") WHERE "search_pattern_hit"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "search_pattern_hit_record" ON "search_pattern_hit" USING btree ("record_id");--> statement-breakpoint

-- Which keys of `search_pattern_watch` a record has that is of these study interests.
CREATE FUNCTION search_watch_keys(kind text, interests integer[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array[kind || ' any'] || coalesce(array_agg(DISTINCT kind || ' ' || key), '{}')
  FROM study_interest AS i, unnest(array['i' || i.id, 'c' || i.study_course_id, 'a' || i.subject_area_key]) AS key
  WHERE i.id = ANY (interests)
$$;--> statement-breakpoint

-- For a statement on a table of search rows: the kind of its records, the event, the column that names them.
CREATE FUNCTION search_tell_news() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told integer;
BEGIN
  EXECUTE format('INSERT INTO search_news (kind, record_id, event) SELECT DISTINCT %L, %I, %L FROM touched',
    TG_ARGV[0], TG_ARGV[2], TG_ARGV[1]);
  GET DIAGNOSTICS told = ROW_COUNT;
  IF told > 0 THEN
    PERFORM pg_notify('search_news', '');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER profile_entry_came AFTER INSERT ON profile_entry REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION search_tell_news('applicants', 'came', 'applicant_id');--> statement-breakpoint
CREATE TRIGGER profile_entry_changed AFTER UPDATE ON profile_entry REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION search_tell_news('applicants', 'changed', 'applicant_id');--> statement-breakpoint
-- Rows of offers and companies are deleted and made anew: what left before it came has only changed.
CREATE TRIGGER offer_entry_left AFTER DELETE ON offer_entry REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION search_tell_news('offers', 'left', 'offer_id');--> statement-breakpoint
CREATE TRIGGER offer_entry_came AFTER INSERT ON offer_entry REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION search_tell_news('offers', 'came', 'offer_id');--> statement-breakpoint
CREATE TRIGGER company_entry_left AFTER DELETE ON company_entry REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION search_tell_news('companies', 'left', 'company_id');--> statement-breakpoint
CREATE TRIGGER company_entry_came AFTER INSERT ON company_entry REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION search_tell_news('companies', 'came', 'company_id');--> statement-breakpoint
-- A company is found by its offers.
CREATE TRIGGER offer_entry_company AFTER INSERT ON offer_entry REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION search_tell_news('companies', 'changed', 'company_id');
