ALTER TABLE "company" DROP CONSTRAINT "company_status";--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "submission_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "refusal_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "company_waiting" ON "company" USING btree ("submitted_at") WHERE "company"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_refused" CHECK (("company"."status" = 'refused') <= ("company"."refusal_reason" <> ''));--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_status" CHECK ("company"."status" in ('pending', 'confirmed', 'refused', 'closed'));--> statement-breakpoint
UPDATE "company" SET "submitted_at" = "created_at" WHERE "status" <> 'pending' OR EXISTS (
  SELECT FROM "organisation_person" p JOIN "account" a ON a.id = p.account_id
  WHERE p.company_id = "company".id AND a.confirmed_at IS NOT NULL
);
