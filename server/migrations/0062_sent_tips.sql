CREATE TABLE "sent_tip" (
	"account_id" uuid NOT NULL,
	"tip" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_tip_account_id_tip_pk" PRIMARY KEY("account_id","tip")
);
--> statement-breakpoint
ALTER TABLE "account_subscription" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sent_tip" ADD CONSTRAINT "sent_tip_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;