ALTER TABLE "organisation_person" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_person" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_person" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;