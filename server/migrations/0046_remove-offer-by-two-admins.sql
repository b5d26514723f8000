ALTER TABLE "four_eyes_request" DROP CONSTRAINT "four_eyes_request_kind";--> statement-breakpoint
ALTER TABLE "four_eyes_request" DROP CONSTRAINT "four_eyes_request_subject";--> statement-breakpoint
ALTER TABLE "four_eyes_request" DROP CONSTRAINT "four_eyes_request_outcome";--> statement-breakpoint
ALTER TABLE "four_eyes_request" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "four_eyes_request" ADD CONSTRAINT "four_eyes_request_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "four_eyes_request_open_offer" ON "four_eyes_request" USING btree ("offer_id","kind") WHERE "four_eyes_request"."decided_at" is null;--> statement-breakpoint
ALTER TABLE "four_eyes_request" ADD CONSTRAINT "four_eyes_request_kind" CHECK ("four_eyes_request"."kind" in ('reset_second_factor', 'merge_companies', 'remove_offer'));--> statement-breakpoint
ALTER TABLE "four_eyes_request" ADD CONSTRAINT "four_eyes_request_subject" CHECK (("four_eyes_request"."kind" = 'merge_companies') = ("four_eyes_request"."company_id" is not null) and
        ("four_eyes_request"."company_id" is null) = ("four_eyes_request"."into_company_id" is null) and
        ("four_eyes_request"."kind" = 'remove_offer') = ("four_eyes_request"."offer_id" is not null) and
        ("four_eyes_request"."kind" = 'reset_second_factor') = ("four_eyes_request"."account_id" is not null));--> statement-breakpoint
ALTER TABLE "four_eyes_request" ADD CONSTRAINT "four_eyes_request_outcome" CHECK ("four_eyes_request"."outcome" in ('confirmed', 'withdrawn', 'refused', 'expired'));