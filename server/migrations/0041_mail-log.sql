CREATE TABLE "mail_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"account_id" uuid,
	"job_id" uuid NOT NULL,
	"job_name" text NOT NULL,
	"job_data" jsonb,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_tried_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "mail_log_of_job" UNIQUE NULLS NOT DISTINCT("job_id","kind","recipient","account_id"),
	CONSTRAINT "mail_log_state" CHECK ("mail_log"."state" in ('waiting', 'sent', 'failed', 'bounced'))
);
--> statement-breakpoint
ALTER TABLE "mail_log" ADD CONSTRAINT "mail_log_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_log_account" ON "mail_log" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "mail_log_created" ON "mail_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_log_flagged" ON "mail_log" USING btree ("id") WHERE "mail_log"."state" in ('failed', 'bounced') and "mail_log"."settled_at" is null;