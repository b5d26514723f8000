CREATE TABLE "calendar_feed" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feed_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "interview" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"status" text NOT NULL,
	"minutes" smallint NOT NULL,
	"kind" text NOT NULL,
	"where" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone,
	"cancelled_by" text,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"proposed_by" uuid,
	"revision" integer DEFAULT 0 NOT NULL,
	"sequence" integer,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_status" CHECK ("interview"."status" in ('proposed', 'countered', 'agreed', 'cancelled')),
	CONSTRAINT "interview_agreed" CHECK (("interview"."status" = 'agreed') <= ("interview"."starts_at" is not null)),
	CONSTRAINT "interview_waiting" CHECK (("interview"."status" in ('proposed', 'countered')) <= ("interview"."starts_at" is null)),
	CONSTRAINT "interview_cancelled" CHECK (("interview"."status" = 'cancelled') = ("interview"."cancelled_by" is not null)),
	CONSTRAINT "interview_minutes" CHECK ("interview"."minutes" between 15 and 240)
);
--> statement-breakpoint
CREATE TABLE "interview_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"interview_id" uuid NOT NULL,
	"event" text NOT NULL,
	"party" text NOT NULL,
	"account_id" uuid,
	"starts_at" timestamp with time zone,
	"sequence" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_interviewer" (
	"interview_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "interview_interviewer_interview_id_person_id_pk" PRIMARY KEY("interview_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "interview_slot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"interview_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_proposed_by_account_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_event" ADD CONSTRAINT "interview_event_interview_id_interview_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_event" ADD CONSTRAINT "interview_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_interviewer" ADD CONSTRAINT "interview_interviewer_interview_id_interview_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_interviewer" ADD CONSTRAINT "interview_interviewer_person_id_organisation_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."organisation_person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot" ADD CONSTRAINT "interview_slot_interview_id_interview_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_application" ON "interview" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "interview_starts_at" ON "interview" USING btree ("starts_at") WHERE "interview"."status" = 'agreed';--> statement-breakpoint
CREATE UNIQUE INDEX "interview_waiting_unique" ON "interview" USING btree ("application_id") WHERE "interview"."status" in ('proposed', 'countered');--> statement-breakpoint
CREATE INDEX "interview_event_interview" ON "interview_event" USING btree ("interview_id");--> statement-breakpoint
CREATE INDEX "interview_interviewer_person" ON "interview_interviewer" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_slot_unique" ON "interview_slot" USING btree ("interview_id","starts_at");