CREATE TABLE "four_eyes_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"requested_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "four_eyes_request_kind" CHECK ("four_eyes_request"."kind" in ('reset_second_factor')),
	CONSTRAINT "four_eyes_request_outcome" CHECK ("four_eyes_request"."outcome" in ('confirmed', 'withdrawn', 'expired')),
	CONSTRAINT "four_eyes_request_decided" CHECK (("four_eyes_request"."outcome" is null) = ("four_eyes_request"."decided_at" is null)),
	CONSTRAINT "four_eyes_request_two" CHECK ("four_eyes_request"."outcome" <> 'confirmed' or "four_eyes_request"."decided_by" <> "four_eyes_request"."requested_by")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "lock_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "deletion_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "deletion_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "office_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "four_eyes_request" ADD CONSTRAINT "four_eyes_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "four_eyes_request" ADD CONSTRAINT "four_eyes_request_requested_by_account_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "four_eyes_request" ADD CONSTRAINT "four_eyes_request_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "four_eyes_request_open" ON "four_eyes_request" USING btree ("account_id","kind") WHERE "four_eyes_request"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "four_eyes_request_waiting" ON "four_eyes_request" USING btree ("created_at") WHERE "four_eyes_request"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "account_by_type" ON "account" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "account_unconfirmed" ON "account" USING btree ("id") WHERE "account"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "account_hidden" ON "account" USING btree ("id") WHERE "account"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "account_locked_only" ON "account" USING btree ("id") WHERE "account"."locked_at" is not null;--> statement-breakpoint
CREATE INDEX "account_leaving" ON "account" USING btree ("deletion_due_at") WHERE "account"."deletion_due_at" is not null;--> statement-breakpoint
CREATE INDEX "account_search" ON "account" USING gin (("first_name" || ' ' || "last_name" || ' ' || "email"::text) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_locked" CHECK (("account"."locked_at" is not null) <= ("account"."hidden_at" is not null));