CREATE TABLE "applicant_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"applicant_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"asked_by" uuid,
	"note" text DEFAULT '' NOT NULL,
	"offer_id" uuid,
	"application_id" uuid,
	"target_company_id" uuid,
	"sent_application_id" uuid,
	"answer" text,
	"answered_at" timestamp with time zone,
	"decline_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applicant_request_kind" CHECK ("applicant_request"."kind" in ('invitation', 'name', 'recommendation')),
	CONSTRAINT "applicant_request_answer" CHECK ("applicant_request"."answer" in ('accepted', 'declined', 'withdrawn')),
	CONSTRAINT "applicant_request_answered" CHECK (("applicant_request"."answer" is null) = ("applicant_request"."answered_at" is null)),
	CONSTRAINT "applicant_request_offer" CHECK (("applicant_request"."kind" = 'invitation') = ("applicant_request"."offer_id" is not null)),
	CONSTRAINT "applicant_request_target" CHECK (("applicant_request"."kind" = 'recommendation') = ("applicant_request"."application_id" is not null)
        and ("applicant_request"."kind" = 'recommendation') = ("applicant_request"."target_company_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "applicant_request" ADD CONSTRAINT "applicant_request_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_request" ADD CONSTRAINT "applicant_request_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_request" ADD CONSTRAINT "applicant_request_asked_by_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_request" ADD CONSTRAINT "applicant_request_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_request" ADD CONSTRAINT "applicant_request_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_request" ADD CONSTRAINT "applicant_request_target_company_id_company_id_fk" FOREIGN KEY ("target_company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_request" ADD CONSTRAINT "applicant_request_sent_application_id_application_id_fk" FOREIGN KEY ("sent_application_id") REFERENCES "public"."application"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_request_applicant" ON "applicant_request" USING btree ("applicant_id","company_id");--> statement-breakpoint
CREATE INDEX "applicant_request_company" ON "applicant_request" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applicant_request_application" ON "applicant_request" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "applicant_request_sent" ON "applicant_request" USING btree ("sent_application_id");--> statement-breakpoint
CREATE INDEX "applicant_request_target" ON "applicant_request" USING btree ("target_company_id");--> statement-breakpoint
CREATE INDEX "applicant_request_asked_by" ON "applicant_request" USING btree ("asked_by");--> statement-breakpoint
CREATE UNIQUE INDEX "applicant_request_invitation_unique" ON "applicant_request" USING btree ("offer_id","applicant_id") WHERE "applicant_request"."kind" = 'invitation';--> statement-breakpoint
CREATE UNIQUE INDEX "applicant_request_name_unique" ON "applicant_request" USING btree ("company_id","applicant_id") WHERE "applicant_request"."kind" = 'name';--> statement-breakpoint
CREATE UNIQUE INDEX "applicant_request_recommendation_unique" ON "applicant_request" USING btree ("application_id","target_company_id") WHERE "applicant_request"."kind" = 'recommendation';