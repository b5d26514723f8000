CREATE TABLE "attempt" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempt_scope_key_pk" PRIMARY KEY("scope","key"),
	CONSTRAINT "attempt_scope" CHECK ("attempt"."scope" in ('login_account', 'login_address', 'password', 'mail'))
);
--> statement-breakpoint
CREATE TABLE "known_address" (
	"account_id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_address_account_id_address_hash_pk" PRIMARY KEY("account_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"sign_count" bigint DEFAULT 0 NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkey_credential_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"challenge" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"account_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_code_account_id_hash_pk" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
CREATE TABLE "totp" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"secret" text,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"pending_secret" text,
	"pending_since" timestamp with time zone,
	CONSTRAINT "totp_confirmed" CHECK (("totp"."secret" is null) = ("totp"."confirmed_at" is null)),
	CONSTRAINT "totp_pending" CHECK (("totp"."pending_secret" is null) = ("totp"."pending_since" is null))
);
--> statement-breakpoint
CREATE TABLE "messaging_setting" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"mail_interval" text DEFAULT 'immediately' NOT NULL,
	"read_receipts" boolean DEFAULT true NOT NULL,
	CONSTRAINT "messaging_setting_interval" CHECK ("messaging_setting"."mail_interval" in ('immediately', 'daily'))
);
--> statement-breakpoint
ALTER TABLE "login_failure" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "login_failure" CASCADE;--> statement-breakpoint
ALTER TABLE "company" DROP CONSTRAINT "company_status";--> statement-breakpoint
-- Nothing could issue a key before.
DELETE FROM "company_registration_key";--> statement-breakpoint
ALTER TABLE "company_registration_key" DROP CONSTRAINT "company_registration_key_pkey";--> statement-breakpoint
ALTER TABLE "company_registration_key" ALTER COLUMN "hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "warned_days" smallint;--> statement-breakpoint
ALTER TABLE "applicant" ADD COLUMN "country_code" text;--> statement-breakpoint
ALTER TABLE "applicant" ADD COLUMN "university_id" integer;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "company_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_registration_key" ADD COLUMN "id" uuid PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "company_registration_key" ADD COLUMN "email" "citext";--> statement-breakpoint
ALTER TABLE "organisation_person" ADD COLUMN "registration_key_id" uuid;--> statement-breakpoint
ALTER TABLE "thread_state" ADD COLUMN "mailed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "known_address" ADD CONSTRAINT "known_address_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp" ADD CONSTRAINT "totp_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_setting" ADD CONSTRAINT "messaging_setting_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_age" ON "attempt" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "passkey_account" ON "passkey" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "passkey_challenge_age" ON "passkey_challenge" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_country_code_country_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."country"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_university_id_university_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."university"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_person" ADD CONSTRAINT "organisation_person_registration_key_id_company_registration_key_id_fk" FOREIGN KEY ("registration_key_id") REFERENCES "public"."company_registration_key"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_registration_key_company" ON "company_registration_key" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "company_registration_key" ADD CONSTRAINT "company_registration_key_hash_unique" UNIQUE("hash");--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_status" CHECK ("company"."status" in ('pending', 'confirmed', 'closed'));