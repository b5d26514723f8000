CREATE TABLE "application_handler" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"assigned_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "application_handler_assigned" CHECK (("application_handler"."account_id" is not null) <= ("application_handler"."assigned_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "application_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_rating" (
	"application_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_rating_application_id_account_id_pk" PRIMARY KEY("application_id","account_id"),
	CONSTRAINT "application_rating_range" CHECK ("application_rating"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "application_handler" ADD CONSTRAINT "application_handler_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_handler" ADD CONSTRAINT "application_handler_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_rating" ADD CONSTRAINT "application_rating_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_rating" ADD CONSTRAINT "application_rating_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_handler_account" ON "application_handler" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "application_note_application" ON "application_note" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_note_author" ON "application_note" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "application_rating_account" ON "application_rating" USING btree ("account_id");