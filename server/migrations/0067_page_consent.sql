CREATE TABLE "page_consent" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"revision" integer NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_consent_account_id_kind_record_id_revision_pk" PRIMARY KEY("account_id","kind","record_id","revision")
);
--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "asks_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "page_consent" ADD CONSTRAINT "page_consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_consent" ADD CONSTRAINT "page_consent_version" FOREIGN KEY ("kind","record_id","revision") REFERENCES "public"."content_version"("kind","record_id","revision") ON DELETE no action ON UPDATE no action;