-- All that a search for companies asks of their offers, so that it does not read the offers themselves.
DROP INDEX "offer_entry_interest";--> statement-breakpoint
CREATE INDEX "offer_entry_interest" ON "offer_entry" ("study_interest_id", "published_at" DESC NULLS LAST, "offer_id" DESC NULLS LAST)
  INCLUDE ("company_id", "years", "free_years", "qualifications", "minimum_grade");--> statement-breakpoint
-- Index-only scans need the visibility map, so this is vacuumed long before the standard's fifth has changed.
ALTER TABLE "offer_entry" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
