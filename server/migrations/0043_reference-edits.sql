CREATE TABLE "reference_edit" (
	"list" text NOT NULL,
	"key" text NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reference_edit_list_key_pk" PRIMARY KEY("list","key")
);
--> statement-breakpoint
CREATE TABLE "reference_list" (
	"list" text PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"is_arranged" boolean DEFAULT false NOT NULL
);
