CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"email" "citext" NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"locale" text DEFAULT 'de' NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"consent_at" timestamp with time zone,
	"renewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_email_unique" UNIQUE("email"),
	CONSTRAINT "account_type" CHECK ("account"."type" in ('applicant', 'company', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "account_subscription" (
	"account_id" uuid NOT NULL,
	"subscription" text NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "account_subscription_account_id_subscription_pk" PRIMARY KEY("account_id","subscription")
);
--> statement-breakpoint
CREATE TABLE "deletion_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_type" text NOT NULL,
	"reason" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"failures" integer NOT NULL,
	"last_failure_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_failure_unique" UNIQUE("scope","key")
);
--> statement-breakpoint
CREATE TABLE "one_time_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" "citext",
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_token_purpose" CHECK ("one_time_token"."purpose" in ('confirm_account', 'reset_password', 'change_email'))
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "applicant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"gender" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"birthdate" date,
	"nationality" text,
	"image_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applicant_account_unique" UNIQUE("account_id"),
	CONSTRAINT "applicant_gender" CHECK ("applicant"."gender" in ('female', 'male', 'diverse', 'none'))
);
--> statement-breakpoint
CREATE TABLE "applicant_company_block" (
	"applicant_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	CONSTRAINT "applicant_company_block_applicant_id_company_id_pk" PRIMARY KEY("applicant_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"type" smallint NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"stage" text,
	"outcome" text,
	"decline_reason" text,
	"company_id" uuid,
	"offer_id" uuid,
	"title" text DEFAULT '' NOT NULL,
	"qualification_key" text,
	"grade" smallint,
	"desired_years" smallint[] DEFAULT '{}' NOT NULL,
	"expertises" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"career" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"module_additionals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"about_me" text DEFAULT '' NOT NULL,
	"cover_letter" text DEFAULT '' NOT NULL,
	"visibility" text DEFAULT 'hidden' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "application_type" CHECK ("application"."type" in (1, 2, 3, 9)),
	CONSTRAINT "application_status" CHECK ("application"."status" in (1, 2, 8, 9)),
	CONSTRAINT "application_grade" CHECK ("application"."grade" between 10 and 40),
	CONSTRAINT "application_target" CHECK (case "application"."type" when 1 then "application"."company_id" is not null and "application"."offer_id" is null
        when 2 then "application"."company_id" is not null and "application"."offer_id" is not null
        else "application"."company_id" is null and "application"."offer_id" is null end),
	CONSTRAINT "application_sent" CHECK (("application"."status" in (2, 9)) <= ("application"."sent_at" is not null)),
	CONSTRAINT "application_stage" CHECK (("application"."status" = 2) <= ("application"."stage" is not null)),
	CONSTRAINT "application_visibility" CHECK ("application"."visibility" in ('hidden', 'anonymous', 'open'))
);
--> statement-breakpoint
CREATE TABLE "application_attachment" (
	"application_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"document_type_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_attachment_application_id_file_id_pk" PRIMARY KEY("application_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "application_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"event" text NOT NULL,
	"account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_language" (
	"application_id" uuid NOT NULL,
	"language_code" text NOT NULL,
	"level" smallint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "application_language_application_id_language_code_pk" PRIMARY KEY("application_id","language_code"),
	CONSTRAINT "application_language_level" CHECK ("application_language"."level" between 0 and 7)
);
--> statement-breakpoint
CREATE TABLE "application_place" (
	"application_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"radius" smallint NOT NULL,
	"x" real NOT NULL,
	"y" real NOT NULL,
	"z" real NOT NULL,
	CONSTRAINT "application_place_application_id_position_pk" PRIMARY KEY("application_id","position")
);
--> statement-breakpoint
CREATE TABLE "application_study_interest" (
	"application_id" uuid NOT NULL,
	"study_interest_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "application_study_interest_application_id_study_interest_id_pk" PRIMARY KEY("application_id","study_interest_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"action" text NOT NULL,
	"record_type" text NOT NULL,
	"record_id" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookmark" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"record_type" text NOT NULL,
	"record_id" uuid NOT NULL,
	"category" text DEFAULT 'neutral' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookmark_unique" UNIQUE("account_id","record_type","record_id"),
	CONSTRAINT "bookmark_record_type" CHECK ("bookmark"."record_type" in ('offer', 'company', 'applicant', 'application')),
	CONSTRAINT "bookmark_category" CHECK ("bookmark"."category" in ('positive', 'neutral', 'negative'))
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"description_de" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"industry" text DEFAULT '' NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"zip" text DEFAULT '' NOT NULL,
	"town" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'DE' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"mail" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"fax" text DEFAULT '' NOT NULL,
	"www" text DEFAULT '' NOT NULL,
	"partner_since" integer,
	"logo_file_id" uuid,
	"main_image_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_status" CHECK ("company"."status" in ('pending', 'confirmed'))
);
--> statement-breakpoint
CREATE TABLE "company_file" (
	"company_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_file_company_id_file_id_pk" PRIMARY KEY("company_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "company_registration_key" (
	"hash" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"uses_left" integer NOT NULL,
	"expires_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "company_registration_key_uses" CHECK ("company_registration_key"."uses_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "company_study_interest" (
	"company_id" uuid NOT NULL,
	"study_interest_id" integer NOT NULL,
	CONSTRAINT "company_study_interest_company_id_study_interest_id_pk" PRIMARY KEY("company_id","study_interest_id")
);
--> statement-breakpoint
CREATE TABLE "institution_location" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"town" text NOT NULL,
	"postal_code" text NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"role" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"institution_location_key" text,
	"account_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role_de" text DEFAULT '' NOT NULL,
	"role_en" text DEFAULT '' NOT NULL,
	"mail" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"image_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organisation_person_account_unique" UNIQUE("account_id"),
	CONSTRAINT "organisation_person_one_organisation" CHECK (("organisation_person"."company_id" is null) <> ("organisation_person"."institution_location_key" is null))
);
--> statement-breakpoint
CREATE TABLE "organisation_person_file" (
	"organisation_person_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "organisation_person_file_organisation_person_id_file_id_pk" PRIMARY KEY("organisation_person_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"storage_key" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_file_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "stored_file_size" CHECK ("stored_file"."size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "maths_attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"module" text NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rating" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "maths_attempt_level" CHECK ("maths_attempt"."level" between 1 and 3),
	CONSTRAINT "maths_attempt_rating" CHECK ("maths_attempt"."rating" between 0 and 6)
);
--> statement-breakpoint
CREATE TABLE "account_block" (
	"id" uuid PRIMARY KEY NOT NULL,
	"blocked_by" uuid NOT NULL,
	"blocked" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_block_unique" UNIQUE("blocked_by","blocked")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"side" text NOT NULL,
	"sender_account_id" uuid,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_side" CHECK ("message"."side" in ('applicant', 'company', 'institution')),
	CONSTRAINT "message_text" CHECK (char_length("message"."text") between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "message_attachment" (
	"message_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "message_attachment_message_id_file_id_pk" PRIMARY KEY("message_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "thread" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"applicant_id" uuid,
	"company_id" uuid,
	"institution_location_key" text,
	"application_id" uuid,
	"last_message_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_person" (
	"thread_id" uuid NOT NULL,
	"organisation_person_id" uuid NOT NULL,
	CONSTRAINT "thread_person_thread_id_organisation_person_id_pk" PRIMARY KEY("thread_id","organisation_person_id")
);
--> statement-breakpoint
CREATE TABLE "thread_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"reported_by" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "thread_state" (
	"thread_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"read_until" timestamp with time zone,
	"archived" boolean DEFAULT false NOT NULL,
	CONSTRAINT "thread_state_thread_id_account_id_pk" PRIMARY KEY("thread_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"key" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"title_de" text NOT NULL,
	"title_en" text NOT NULL,
	"desc_de" text DEFAULT '' NOT NULL,
	"desc_en" text DEFAULT '' NOT NULL,
	"show_from" timestamp with time zone,
	"show_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_type" CHECK ("notice"."type" in ('info', 'warning', 'danger', 'success'))
);
--> statement-breakpoint
CREATE TABLE "notice_dismissal" (
	"notice_key" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_dismissal_notice_key_account_id_pk" PRIMARY KEY("notice_key","account_id")
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"title_de" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"study_interest_id" integer,
	"institution_location_key" text,
	"contact_id" uuid,
	"description_de" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"tasks_de" text DEFAULT '' NOT NULL,
	"tasks_en" text DEFAULT '' NOT NULL,
	"benefits_de" text DEFAULT '' NOT NULL,
	"benefits_en" text DEFAULT '' NOT NULL,
	"minimum_grade" smallint,
	"deadline" date,
	"start_date" date,
	"salary" integer[] DEFAULT '{}' NOT NULL,
	"link" text,
	"published_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_status" CHECK ("offer"."status" in ('draft', 'published', 'closed')),
	CONSTRAINT "offer_published_at" CHECK ("offer"."status" = 'draft' or "offer"."published_at" is not null),
	CONSTRAINT "offer_minimum_grade" CHECK ("offer"."minimum_grade" between 10 and 40)
);
--> statement-breakpoint
CREATE TABLE "offer_document" (
	"offer_id" uuid NOT NULL,
	"document_type_key" text NOT NULL,
	CONSTRAINT "offer_document_offer_id_document_type_key_pk" PRIMARY KEY("offer_id","document_type_key")
);
--> statement-breakpoint
CREATE TABLE "offer_expertise" (
	"offer_id" uuid NOT NULL,
	"expertise_id" integer NOT NULL,
	CONSTRAINT "offer_expertise_offer_id_expertise_id_pk" PRIMARY KEY("offer_id","expertise_id")
);
--> statement-breakpoint
CREATE TABLE "offer_language" (
	"offer_id" uuid NOT NULL,
	"language_code" text NOT NULL,
	"minimum_level" smallint NOT NULL,
	CONSTRAINT "offer_language_offer_id_language_code_pk" PRIMARY KEY("offer_id","language_code"),
	CONSTRAINT "offer_language_level" CHECK ("offer_language"."minimum_level" between 0 and 7)
);
--> statement-breakpoint
CREATE TABLE "offer_location" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"postal_code" text NOT NULL,
	"town" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"x" real NOT NULL,
	"y" real NOT NULL,
	"z" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_qualification" (
	"offer_id" uuid NOT NULL,
	"qualification_key" text NOT NULL,
	CONSTRAINT "offer_qualification_offer_id_qualification_key_pk" PRIMARY KEY("offer_id","qualification_key")
);
--> statement-breakpoint
CREATE TABLE "offer_year" (
	"offer_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"total" smallint NOT NULL,
	"taken" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "offer_year_offer_id_year_pk" PRIMARY KEY("offer_id","year"),
	CONSTRAINT "offer_year_places" CHECK ("offer_year"."taken" between 0 and "offer_year"."total")
);
--> statement-breakpoint
CREATE TABLE "cms_page" (
	"key" text PRIMARY KEY NOT NULL,
	"title_de" text NOT NULL,
	"title_en" text NOT NULL,
	"body_de" text NOT NULL,
	"body_en" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_entry" (
	"id" serial PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"question_de" text NOT NULL,
	"question_en" text NOT NULL,
	"answer_de" text NOT NULL,
	"answer_en" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "faq_entry_audience" CHECK ("faq_entry"."audience" in ('applicant', 'company'))
);
--> statement-breakpoint
CREATE TABLE "country" (
	"code" text PRIMARY KEY NOT NULL,
	"entity_id" integer NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"nationality_de" text NOT NULL,
	"nationality_en" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "country_entity_id_unique" UNIQUE("entity_id")
);
--> statement-breakpoint
CREATE TABLE "document_type" (
	"key" text PRIMARY KEY NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expertise" (
	"id" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"category_name_de" text NOT NULL,
	"category_name_en" text NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "language" (
	"code" text PRIMARY KEY NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"native" text NOT NULL,
	"common" boolean NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"postal_code" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"x" real NOT NULL,
	"y" real NOT NULL,
	"z" real NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"search_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qualification" (
	"key" text PRIMARY KEY NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"note_de" text,
	"note_en" text,
	"admission" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "qualification_admission" CHECK ("qualification"."admission" in ('direct', 'direct_if_fitting', 'delta', 'counselling', 'counselling_aptitude', 'equivalence'))
);
--> statement-breakpoint
CREATE TABLE "reference_option" (
	"set_name" text NOT NULL,
	"key" text NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"value" numeric,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "reference_option_set_name_key_pk" PRIMARY KEY("set_name","key")
);
--> statement-breakpoint
CREATE TABLE "reference_version" (
	"source" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_course" (
	"id" integer PRIMARY KEY NOT NULL,
	"subject_area_key" text NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_interest" (
	"id" integer PRIMARY KEY NOT NULL,
	"study_course_id" integer NOT NULL,
	"subject_area_key" text NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"degree" text NOT NULL,
	"verified" boolean NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subject_area" (
	"key" text PRIMARY KEY NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "university" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"town" text NOT NULL,
	"state" text NOT NULL,
	"country" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "last_search" (
	"account_id" uuid NOT NULL,
	"entity_type" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"record_id" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "last_search_account_id_entity_type_pk" PRIMARY KEY("account_id","entity_type")
);
--> statement-breakpoint
CREATE TABLE "search_pattern" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"company_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"notification_interval" text DEFAULT 'never' NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"last_run_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_pattern_kind" CHECK ("search_pattern"."kind" in ('applicants', 'companies', 'offers')),
	CONSTRAINT "search_pattern_interval" CHECK ("search_pattern"."notification_interval" in ('never', 'immediately', 'daily', 'weekly'))
);
--> statement-breakpoint
CREATE TABLE "search_pattern_hit" (
	"pattern_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "search_pattern_hit_pattern_id_record_id_pk" PRIMARY KEY("pattern_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "idempotent_answer" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotent_answer_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_subscription" ADD CONSTRAINT "account_subscription_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_token" ADD CONSTRAINT "session_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_image_file_id_stored_file_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_company_block" ADD CONSTRAINT "applicant_company_block_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_company_block" ADD CONSTRAINT "applicant_company_block_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_qualification_key_qualification_key_fk" FOREIGN KEY ("qualification_key") REFERENCES "public"."qualification"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_attachment" ADD CONSTRAINT "application_attachment_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_attachment" ADD CONSTRAINT "application_attachment_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_attachment" ADD CONSTRAINT "application_attachment_document_type_key_document_type_key_fk" FOREIGN KEY ("document_type_key") REFERENCES "public"."document_type"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_language" ADD CONSTRAINT "application_language_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_language" ADD CONSTRAINT "application_language_language_code_language_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_place" ADD CONSTRAINT "application_place_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_study_interest" ADD CONSTRAINT "application_study_interest_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_study_interest" ADD CONSTRAINT "application_study_interest_study_interest_id_study_interest_id_fk" FOREIGN KEY ("study_interest_id") REFERENCES "public"."study_interest"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_logo_file_id_stored_file_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_main_image_file_id_stored_file_id_fk" FOREIGN KEY ("main_image_file_id") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_file" ADD CONSTRAINT "company_file_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_file" ADD CONSTRAINT "company_file_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_registration_key" ADD CONSTRAINT "company_registration_key_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_study_interest" ADD CONSTRAINT "company_study_interest_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_study_interest" ADD CONSTRAINT "company_study_interest_study_interest_id_study_interest_id_fk" FOREIGN KEY ("study_interest_id") REFERENCES "public"."study_interest"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_person" ADD CONSTRAINT "organisation_person_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_person" ADD CONSTRAINT "organisation_person_institution_location_key_institution_location_key_fk" FOREIGN KEY ("institution_location_key") REFERENCES "public"."institution_location"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_person" ADD CONSTRAINT "organisation_person_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_person" ADD CONSTRAINT "organisation_person_image_file_id_stored_file_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_person_file" ADD CONSTRAINT "organisation_person_file_organisation_person_id_organisation_person_id_fk" FOREIGN KEY ("organisation_person_id") REFERENCES "public"."organisation_person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_person_file" ADD CONSTRAINT "organisation_person_file_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_uploaded_by_account_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maths_attempt" ADD CONSTRAINT "maths_attempt_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_block" ADD CONSTRAINT "account_block_blocked_by_account_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_block" ADD CONSTRAINT "account_block_blocked_account_id_fk" FOREIGN KEY ("blocked") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_thread_id_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sender_account_id_account_id_fk" FOREIGN KEY ("sender_account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachment" ADD CONSTRAINT "message_attachment_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachment" ADD CONSTRAINT "message_attachment_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread" ADD CONSTRAINT "thread_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread" ADD CONSTRAINT "thread_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread" ADD CONSTRAINT "thread_institution_location_key_institution_location_key_fk" FOREIGN KEY ("institution_location_key") REFERENCES "public"."institution_location"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread" ADD CONSTRAINT "thread_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_person" ADD CONSTRAINT "thread_person_thread_id_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_person" ADD CONSTRAINT "thread_person_organisation_person_id_organisation_person_id_fk" FOREIGN KEY ("organisation_person_id") REFERENCES "public"."organisation_person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_report" ADD CONSTRAINT "thread_report_thread_id_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_report" ADD CONSTRAINT "thread_report_reported_by_account_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_state" ADD CONSTRAINT "thread_state_thread_id_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_state" ADD CONSTRAINT "thread_state_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_dismissal" ADD CONSTRAINT "notice_dismissal_notice_key_notice_key_fk" FOREIGN KEY ("notice_key") REFERENCES "public"."notice"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_dismissal" ADD CONSTRAINT "notice_dismissal_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_study_interest_id_study_interest_id_fk" FOREIGN KEY ("study_interest_id") REFERENCES "public"."study_interest"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_institution_location_key_institution_location_key_fk" FOREIGN KEY ("institution_location_key") REFERENCES "public"."institution_location"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_contact_id_organisation_person_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."organisation_person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_document" ADD CONSTRAINT "offer_document_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_document" ADD CONSTRAINT "offer_document_document_type_key_document_type_key_fk" FOREIGN KEY ("document_type_key") REFERENCES "public"."document_type"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_expertise" ADD CONSTRAINT "offer_expertise_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_expertise" ADD CONSTRAINT "offer_expertise_expertise_id_expertise_id_fk" FOREIGN KEY ("expertise_id") REFERENCES "public"."expertise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_language" ADD CONSTRAINT "offer_language_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_language" ADD CONSTRAINT "offer_language_language_code_language_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_location" ADD CONSTRAINT "offer_location_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_qualification" ADD CONSTRAINT "offer_qualification_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_qualification" ADD CONSTRAINT "offer_qualification_qualification_key_qualification_key_fk" FOREIGN KEY ("qualification_key") REFERENCES "public"."qualification"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_year" ADD CONSTRAINT "offer_year_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_course" ADD CONSTRAINT "study_course_subject_area_key_subject_area_key_fk" FOREIGN KEY ("subject_area_key") REFERENCES "public"."subject_area"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_interest" ADD CONSTRAINT "study_interest_study_course_id_study_course_id_fk" FOREIGN KEY ("study_course_id") REFERENCES "public"."study_course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_interest" ADD CONSTRAINT "study_interest_subject_area_key_subject_area_key_fk" FOREIGN KEY ("subject_area_key") REFERENCES "public"."subject_area"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_search" ADD CONSTRAINT "last_search_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_pattern" ADD CONSTRAINT "search_pattern_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_pattern" ADD CONSTRAINT "search_pattern_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_pattern_hit" ADD CONSTRAINT "search_pattern_hit_pattern_id_search_pattern_id_fk" FOREIGN KEY ("pattern_id") REFERENCES "public"."search_pattern"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_token_account" ON "one_time_token" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_token_session" ON "session_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "application_applicant" ON "application" USING btree ("applicant_id","type");--> statement-breakpoint
CREATE INDEX "application_received" ON "application" USING btree ("company_id","status","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_offer" ON "application" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_template_unique" ON "application" USING btree ("applicant_id") WHERE "application"."type" = 9;--> statement-breakpoint
CREATE UNIQUE INDEX "application_offer_unique" ON "application" USING btree ("applicant_id","offer_id") WHERE "application"."type" = 2 and "application"."status" in (1, 2);--> statement-breakpoint
CREATE INDEX "application_attachment_file" ON "application_attachment" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "application_event_application" ON "application_event" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_study_interest_interest" ON "application_study_interest" USING btree ("study_interest_id");--> statement-breakpoint
CREATE INDEX "audit_entry_record" ON "audit_entry" USING btree ("record_type","record_id");--> statement-breakpoint
CREATE INDEX "bookmark_record" ON "bookmark" USING btree ("record_type","record_id");--> statement-breakpoint
CREATE INDEX "organisation_person_company" ON "organisation_person" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "organisation_person_location" ON "organisation_person" USING btree ("institution_location_key");--> statement-breakpoint
CREATE INDEX "stored_file_uploader" ON "stored_file" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "maths_attempt_applicant" ON "maths_attempt" USING btree ("applicant_id","module");--> statement-breakpoint
CREATE INDEX "message_thread" ON "message" USING btree ("thread_id","sent_at");--> statement-breakpoint
CREATE INDEX "message_sender" ON "message" USING btree ("sender_account_id");--> statement-breakpoint
CREATE INDEX "message_attachment_file" ON "message_attachment" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "thread_applicant" ON "thread" USING btree ("applicant_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "thread_company" ON "thread" USING btree ("company_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "thread_location" ON "thread" USING btree ("institution_location_key","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "thread_application_unique" ON "thread" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "thread_state_account" ON "thread_state" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "offer_company" ON "offer" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "offer_newest" ON "offer" USING btree ("status","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_study_interest" ON "offer" USING btree ("study_interest_id");--> statement-breakpoint
CREATE INDEX "offer_location_offer" ON "offer_location" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "place_postal_code" ON "place" USING btree ("postal_code" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "place_search_name" ON "place" USING btree ("search_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_pattern_account" ON "search_pattern" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "search_pattern_company" ON "search_pattern" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "idempotent_answer_age" ON "idempotent_answer" USING btree ("created_at");