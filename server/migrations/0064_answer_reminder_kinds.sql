ALTER TABLE "answer_reminder" ADD COLUMN "kind" text;--> statement-breakpoint
-- So far they were sent after 10 and after 14 days, whatever the setting said.
UPDATE "answer_reminder" SET "kind" = CASE WHEN "after_days" >= 14 THEN 'due' ELSE 'before_due' END;--> statement-breakpoint
ALTER TABLE "answer_reminder" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_reminder" DROP CONSTRAINT "answer_reminder_application_id_after_days_pk";--> statement-breakpoint
ALTER TABLE "answer_reminder" DROP COLUMN "after_days";--> statement-breakpoint
ALTER TABLE "answer_reminder" ADD CONSTRAINT "answer_reminder_application_id_kind_pk" PRIMARY KEY("application_id","kind");--> statement-breakpoint
ALTER TABLE "answer_reminder" ADD CONSTRAINT "answer_reminder_kind" CHECK ("answer_reminder"."kind" in ('before_due', 'due'));