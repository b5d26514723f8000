ALTER TABLE "institution_location" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "institution_location" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "institution_location" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;