ALTER TABLE "company" ADD COLUMN "undo_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "planned_interests" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "question" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_approved" CHECK ("company"."undo_until" is null or "company"."status" in ('pending', 'refused'));--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_asked" CHECK (("company"."asked_at" is not null) = ("company"."question" <> '')
        and coalesce("company"."answered_at" >= "company"."asked_at", "company"."answered_at" is null)
        and ("company"."asked_at" is null or "company"."status" = 'pending'));