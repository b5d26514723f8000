CREATE TABLE "cms_page_version" (
	"page_key" text NOT NULL,
	"revision" integer NOT NULL,
	"title_de" text NOT NULL,
	"title_en" text NOT NULL,
	"body_de" text NOT NULL,
	"body_en" text NOT NULL,
	"is_starter" boolean DEFAULT false NOT NULL,
	"saved_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cms_page_version_page_key_revision_pk" PRIMARY KEY("page_key","revision")
);
--> statement-breakpoint
CREATE TABLE "faq_topic" (
	"audience" text NOT NULL,
	"key" text NOT NULL,
	"title_de" text NOT NULL,
	"title_en" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_starter" boolean DEFAULT false NOT NULL,
	CONSTRAINT "faq_topic_audience_key_pk" PRIMARY KEY("audience","key"),
	CONSTRAINT "faq_topic_audience" CHECK ("faq_topic"."audience" in ('applicant', 'company'))
);
--> statement-breakpoint
ALTER TABLE "institution_location" ADD COLUMN "mail" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "institution_location" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "institution_location" ADD COLUMN "hours_de" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "institution_location" ADD COLUMN "hours_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_page" ADD COLUMN "is_starter" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_page" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- No release had a screen to write questions with; whoever did it otherwise finds them under a topic of their own.
INSERT INTO "faq_topic" ("audience", "key", "title_de", "title_en", "position")
SELECT DISTINCT "audience", 'weitere', 'Weitere Fragen', 'More questions', 100 FROM "faq_entry";--> statement-breakpoint
ALTER TABLE "faq_entry" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "faq_entry" ADD COLUMN "topic_key" text;--> statement-breakpoint
UPDATE "faq_entry" SET "key" = 'frage-' || "id", "topic_key" = 'weitere';--> statement-breakpoint
ALTER TABLE "faq_entry" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_entry" ALTER COLUMN "topic_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_entry" ADD COLUMN "is_starter" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_entry" ADD COLUMN "helpful" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_entry" ADD COLUMN "unhelpful" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_entry" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_page_version" ADD CONSTRAINT "cms_page_version_page_key_cms_page_key_fk" FOREIGN KEY ("page_key") REFERENCES "public"."cms_page"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_page_version" ADD CONSTRAINT "cms_page_version_saved_by_account_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_entry" ADD CONSTRAINT "faq_entry_topic" FOREIGN KEY ("audience","topic_key") REFERENCES "public"."faq_topic"("audience","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_entry" ADD CONSTRAINT "faq_entry_key" UNIQUE("key");--> statement-breakpoint
-- What still says what it came with may be corrected; anything else was written by somebody.
UPDATE "cms_page" SET "is_starter" = true WHERE md5("body_de") IN (
  'ef4b7d15d06a86d27a87e55d647ae0b8',
  'afd7bc01d887f00902085c3891b3e985',
  '9566634b16b7100fbae4baeb1909fa25',
  '0e93b35285de333f5190294a4d58106a',
  '4077b7a54e563411f09242ee6ceca999',
  '14e4fdc7e0453fe4a93d77b2e9e5e9a4',
  '0a97a2cd259ecb26a378bcf9a6545913',
  'a18f71eaea803a8a93dbe235fe02d481',
  'ceacb6a625c05adad6c1c6fd182f2c11'
);--> statement-breakpoint
INSERT INTO "cms_page_version" ("page_key", "revision", "title_de", "title_en", "body_de", "body_en", "is_starter", "created_at")
SELECT "key", "revision", "title_de", "title_en", "body_de", "body_en", "is_starter", "updated_at" FROM "cms_page";
