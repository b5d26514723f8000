ALTER TABLE "four_eyes_request" DROP CONSTRAINT "four_eyes_request_kind";--> statement-breakpoint
ALTER TABLE "four_eyes_request" DROP CONSTRAINT "four_eyes_request_subject";--> statement-breakpoint
DROP INDEX "four_eyes_request_open";--> statement-breakpoint
ALTER TABLE "four_eyes_request" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "four_eyes_request" ADD CONSTRAINT "four_eyes_request_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "four_eyes_request_open_profile" ON "four_eyes_request" USING btree ("application_id") WHERE "four_eyes_request"."decided_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "four_eyes_request_open" ON "four_eyes_request" USING btree ("account_id","kind") WHERE "four_eyes_request"."decided_at" is null and "four_eyes_request"."application_id" is null;--> statement-breakpoint
ALTER TABLE "four_eyes_request" ADD CONSTRAINT "four_eyes_request_kind" CHECK ("four_eyes_request"."kind" in ('reset_second_factor', 'merge_companies', 'remove_offer', 'remove_profile'));--> statement-breakpoint
ALTER TABLE "four_eyes_request" ADD CONSTRAINT "four_eyes_request_subject" CHECK (("four_eyes_request"."kind" = 'merge_companies') = ("four_eyes_request"."company_id" is not null) and
        ("four_eyes_request"."company_id" is null) = ("four_eyes_request"."into_company_id" is null) and
        ("four_eyes_request"."kind" = 'remove_offer') = ("four_eyes_request"."offer_id" is not null) and
        ("four_eyes_request"."kind" = 'remove_profile') = ("four_eyes_request"."application_id" is not null) and
        ("four_eyes_request"."kind" in ('reset_second_factor', 'remove_profile')) = ("four_eyes_request"."account_id" is not null));