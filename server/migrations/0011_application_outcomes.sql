ALTER TABLE "application" ADD COLUMN "decline_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "place_year" smallint;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "undo_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "told_status" smallint;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "told_stage" text;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "told_outcome" text;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "told_revision" integer;--> statement-breakpoint
ALTER TABLE "application_event" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "application_event" ADD COLUMN "revision" integer;--> statement-breakpoint
ALTER TABLE "application_event" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
-- An entry says its outcome itself from now on.
UPDATE "application_event" SET "outcome" = "application"."outcome" FROM "application"
  WHERE "application"."id" = "application_event"."application_id" AND "application_event"."event" = 'finished';--> statement-breakpoint
-- Reasons come from a list from now on.
UPDATE "application" SET "decline_reason" = CASE "decline_reason"
  WHEN 'other_profile_fits_better' THEN 'others_fit_better' WHEN 'place_taken' THEN 'places_taken'
  WHEN 'course_requirements' THEN 'requirement_missing' ELSE 'other' END
  WHERE "decline_reason" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_outcome" CHECK (("application"."status" = 9) = ("application"."outcome" is not null));--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_told" CHECK (("application"."undo_until" is null) = ("application"."told_status" is null) and ("application"."undo_until" is null) = ("application"."told_revision" is null));