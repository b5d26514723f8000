CREATE TABLE "thread_report_addition" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "thread_report" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "thread_report_addition" ADD CONSTRAINT "thread_report_addition_report_id_thread_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."thread_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_report_addition_report" ON "thread_report_addition" USING btree ("report_id","added_at");