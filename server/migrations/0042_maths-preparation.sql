CREATE TABLE "maths_placement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"seed" integer NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"results" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "maths_plan" (
	"applicant_id" uuid PRIMARY KEY NOT NULL,
	"minutes" smallint NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "maths_plan_minutes" CHECK ("maths_plan"."minutes" between 10 and 120)
);
--> statement-breakpoint
CREATE TABLE "maths_practice" (
	"applicant_id" uuid NOT NULL,
	"exercise" text NOT NULL,
	"topic" text NOT NULL,
	"is_right" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "maths_practice_applicant_id_exercise_pk" PRIMARY KEY("applicant_id","exercise")
);
--> statement-breakpoint
CREATE TABLE "study_checklist_mark" (
	"applicant_id" uuid NOT NULL,
	"item" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_checklist_mark_applicant_id_item_pk" PRIMARY KEY("applicant_id","item")
);
--> statement-breakpoint
ALTER TABLE "maths_placement" ADD CONSTRAINT "maths_placement_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maths_plan" ADD CONSTRAINT "maths_plan_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maths_practice" ADD CONSTRAINT "maths_practice_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_checklist_mark" ADD CONSTRAINT "study_checklist_mark_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "maths_placement_running" ON "maths_placement" USING btree ("applicant_id") WHERE "maths_placement"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "maths_placement_applicant" ON "maths_placement" USING btree ("applicant_id","created_at");--> statement-breakpoint
CREATE INDEX "maths_practice_created" ON "maths_practice" USING btree ("applicant_id","created_at");