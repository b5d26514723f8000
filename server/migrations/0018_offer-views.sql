CREATE TABLE "offer_view" (
	"offer_id" uuid NOT NULL,
	"day" date NOT NULL,
	"readers" integer NOT NULL,
	CONSTRAINT "offer_view_offer_id_day_pk" PRIMARY KEY("offer_id","day"),
	CONSTRAINT "offer_view_readers" CHECK ("offer_view"."readers" > 0)
);
--> statement-breakpoint
CREATE TABLE "offer_view_mark" (
	"mark" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offer_view" ADD CONSTRAINT "offer_view_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_view_mark_day" ON "offer_view_mark" USING btree ("day");