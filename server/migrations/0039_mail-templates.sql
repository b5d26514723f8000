CREATE TABLE "mail_template" (
	"key" text PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
