ALTER TABLE "account" ADD COLUMN "permissions_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_pattern" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;