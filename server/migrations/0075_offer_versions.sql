ALTER TABLE "offer_posting" ADD COLUMN "version" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "offer_posting_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
-- Drizzle has no word for what an index includes: which offers a company has is read from it alone.
DROP INDEX "offer_posting_company";--> statement-breakpoint
CREATE INDEX "offer_posting_company" ON "offer_posting" ("company", "interest") INCLUDE ("place", "no", "version");
