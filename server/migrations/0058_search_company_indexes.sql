-- Drizzle has no word for what an index includes: a page of companies is read from the index of its order alone, and
-- which offers a company has from that of their postings.
DROP INDEX "company_entry_name";--> statement-breakpoint
DROP INDEX "company_entry_newest";--> statement-breakpoint
DROP INDEX "offer_posting_company";--> statement-breakpoint
CREATE INDEX "company_entry_name" ON "company_entry" ("name" collate "und-x-icu", "no") INCLUDE ("company_id");--> statement-breakpoint
CREATE INDEX "company_entry_newest" ON "company_entry" ("created_at" DESC NULLS FIRST, "no" DESC NULLS FIRST) INCLUDE ("company_id");--> statement-breakpoint
CREATE INDEX "offer_posting_company" ON "offer_posting" ("company", "interest") INCLUDE ("place", "no");
