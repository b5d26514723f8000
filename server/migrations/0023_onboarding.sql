ALTER TABLE "applicant" ADD COLUMN "onboarding_step" text;--> statement-breakpoint
ALTER TABLE "applicant" ADD COLUMN "onboarding_finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_onboarding_step" CHECK ("applicant"."onboarding_step" in ('qualification', 'interests', 'places', 'start', 'matches'));--> statement-breakpoint
-- Whoever has begun a profile has found the way without the first questions.
UPDATE "applicant" SET "onboarding_step" = 'matches', "onboarding_finished_at" = now()
WHERE EXISTS (SELECT 1 FROM "application" WHERE "application"."applicant_id" = "applicant"."id" AND "application"."type" = 3);
