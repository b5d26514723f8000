ALTER TABLE "company" ADD COLUMN "main_image_text_de" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "main_image_text_en" text DEFAULT '' NOT NULL;