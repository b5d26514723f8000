CREATE TABLE "content_version" (
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb NOT NULL,
	"is_starter" boolean DEFAULT false NOT NULL,
	"saved_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	CONSTRAINT "content_version_kind_record_id_revision_pk" PRIMARY KEY("kind","record_id","revision")
);
--> statement-breakpoint
-- Versions of pages are versions of contents from now on.
INSERT INTO "content_version" ("kind", "record_id", "revision", "content", "is_starter", "saved_by", "created_at", "published_at")
SELECT 'page', "page_key", "revision",
  jsonb_build_object('kind', 'page', 'titleDe', "title_de", 'titleEn', "title_en", 'bodyDe', "body_de", 'bodyEn', "body_en"),
  "is_starter", "saved_by", "created_at", "created_at"
FROM "cms_page_version";--> statement-breakpoint
DROP TABLE "cms_page_version";--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "audience" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "notice" SET "updated_at" = "created_at";--> statement-breakpoint
ALTER TABLE "faq_entry" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_saved_by_account_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_version_planned" ON "content_version" USING btree ("kind","record_id") WHERE "content_version"."publish_at" is not null and "content_version"."published_at" is null;--> statement-breakpoint
ALTER TABLE "cms_page" DROP COLUMN "revision";--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_audience" CHECK ("notice"."audience" in ('everyone', 'visitor', 'applicant', 'company'));