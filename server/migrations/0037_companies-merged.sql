ALTER TABLE "four_eyes_request" DROP CONSTRAINT "four_eyes_request_kind";--> statement-breakpoint
ALTER TABLE "four_eyes_request" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "four_eyes_request" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "four_eyes_request" ADD COLUMN "into_company_id" uuid;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "four_eyes_request" ADD CONSTRAINT "four_eyes_request_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "four_eyes_request" ADD CONSTRAINT "four_eyes_request_into_company_id_company_id_fk" FOREIGN KEY ("into_company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_merged_into_company_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."company"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "four_eyes_request_open_company" ON "four_eyes_request" USING btree ("company_id","kind") WHERE "four_eyes_request"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "four_eyes_request_into" ON "four_eyes_request" USING btree ("into_company_id");--> statement-breakpoint
ALTER TABLE "four_eyes_request" ADD CONSTRAINT "four_eyes_request_subject" CHECK (("four_eyes_request"."kind" = 'merge_companies') = ("four_eyes_request"."company_id" is not null) and
        ("four_eyes_request"."company_id" is null) = ("four_eyes_request"."into_company_id" is null) and
        ("four_eyes_request"."company_id" is null) = ("four_eyes_request"."account_id" is not null));--> statement-breakpoint
ALTER TABLE "four_eyes_request" ADD CONSTRAINT "four_eyes_request_kind" CHECK ("four_eyes_request"."kind" in ('reset_second_factor', 'merge_companies'));--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_merged" CHECK ("company"."merged_into" is null or "company"."status" = 'closed');