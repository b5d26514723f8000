ALTER TABLE "company" DROP CONSTRAINT "company_status";--> statement-breakpoint
ALTER TABLE "company" DROP CONSTRAINT "company_refused";--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_status" CHECK ("company"."status" in ('pending', 'confirmed', 'refused', 'suspended', 'closed'));--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_refused" CHECK (("company"."status" in ('refused', 'suspended')) <= ("company"."refusal_reason" <> ''));