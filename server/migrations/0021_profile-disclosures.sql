CREATE TABLE "profile_view" (
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "profile_view_application_id_day_company_id_pk" PRIMARY KEY("application_id","day","company_id")
);
--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "disclosed" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_view" ADD CONSTRAINT "profile_view_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_view" ADD CONSTRAINT "profile_view_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_view_company" ON "profile_view" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "profile_view_day" ON "profile_view" USING btree ("day");--> statement-breakpoint

-- Whether whoever finds a profile may read this part of it: an anonymous one withholds what was not switched on.
CREATE FUNCTION profile_shows(a application, part text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT a.visibility = 'open' OR part = ANY (a.disclosed)
$$;--> statement-breakpoint

-- All that a text may find a profile by. What an anonymous one withholds finds nothing.
CREATE OR REPLACE FUNCTION profile_words(a application, first_name text, last_name text) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT concat_ws(E'\n',
    CASE WHEN profile_shows(a, 'title') THEN a.title END,
    (SELECT string_agg(concat_ws(E'\n', name_de, nullif(name_en, name_de)), E'\n' ORDER BY own.position)
      FROM study_interest JOIN application_study_interest own ON own.study_interest_id = study_interest.id
      WHERE own.application_id = a.id),
    (SELECT string_agg(value ->> 'name', E'\n') FROM jsonb_array_elements(a.expertises)
      WHERE profile_shows(a, 'expertises')
        OR EXISTS (SELECT FROM expertise WHERE value ->> 'name' IN (name_de, name_en))),
    CASE WHEN profile_shows(a, 'education') THEN
      (SELECT string_agg(concat_ws(E'\n', value ->> 'academyName', value ->> 'academicTitle'), E'\n')
        FROM jsonb_array_elements(a.education)) END,
    CASE WHEN profile_shows(a, 'career') THEN
      (SELECT string_agg(concat_ws(E'\n', value ->> 'companyName', value ->> 'position'), E'\n')
        FROM jsonb_array_elements(a.career)) END,
    CASE WHEN a.visibility = 'open' THEN first_name || ' ' || last_name END,
    CASE WHEN profile_shows(a, 'expertises') THEN
      (SELECT string_agg(value ->> 'description', E'\n') FROM jsonb_array_elements(a.expertises)) END,
    CASE WHEN profile_shows(a, 'aboutMe') THEN a.about_me END)
$$;--> statement-breakpoint

-- A profile as lists show it, but for what depends on who looks: its distance, its match, the language of its courses,
-- which stand last so that their names can take their place.
CREATE OR REPLACE FUNCTION profile_card(source application, name text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT row_to_json(card)::text FROM (
    SELECT source.id, source.applicant_id AS "applicantId", name,
      CASE source.visibility WHEN 'open' THEN
        (SELECT image_file_id FROM applicant WHERE applicant.id = source.applicant_id) END AS image,
      CASE WHEN profile_shows(source, 'title') THEN source.title ELSE '' END AS title,
      array(SELECT own.name FROM application_place AS own WHERE application_id = source.id ORDER BY position) AS places,
      source.desired_years AS "desiredYears",
      (source.grade / 10.0)::numeric(2, 1) AS grade,
      source.qualification_key AS qualification,
      (SELECT round(avg((value ->> 'rating')::integer)) FROM jsonb_array_elements(source.module_additionals)
        WHERE (value ->> 'visible')::boolean) AS maths,
      to_char(source.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt",
      array(SELECT study_interest_id FROM application_study_interest WHERE application_id = source.id ORDER BY position)
        AS "studyInterests"
  ) AS card
$$;--> statement-breakpoint

CREATE TRIGGER applicant_image_search_profile AFTER UPDATE OF image_file_id ON applicant FOR EACH ROW
  WHEN (OLD.image_file_id IS DISTINCT FROM NEW.image_file_id) EXECUTE FUNCTION search_touch('profile', 'id');--> statement-breakpoint

-- What anonymous profiles withhold from now on is taken from what finds them. No saved search is to hear of it.
ALTER TABLE profile_entry DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE profile_entry AS e
  SET card = profile_card(source, CASE source.visibility WHEN 'open' THEN first_name || ' ' || last_name END)
  FROM application AS source JOIN applicant ON applicant.id = source.applicant_id
  JOIN account ON account.id = applicant.account_id
  WHERE source.id = e.application_id;--> statement-breakpoint
ALTER TABLE profile_entry ENABLE TRIGGER USER;--> statement-breakpoint
UPDATE profile_text AS t SET text = made.text, words = search_vector(made.text)
  FROM (
    SELECT e.no, profile_words(source, first_name, last_name) AS text
    FROM profile_entry AS e JOIN findable_profile ON findable_profile.id = e.application_id
    JOIN application AS source ON source.id = e.application_id
  ) AS made
  WHERE made.no = t.no;
