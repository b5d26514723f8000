ALTER TABLE "application_attachment" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "scan" text DEFAULT 'unscanned' NOT NULL;--> statement-breakpoint
CREATE INDEX "stored_file_unscanned" ON "stored_file" USING btree ("created_at") WHERE "stored_file"."scan" = 'unscanned';--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_scan" CHECK ("stored_file"."scan" in ('unscanned', 'clean', 'infected'));