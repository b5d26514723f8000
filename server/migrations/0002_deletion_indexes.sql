CREATE INDEX "application_event_account" ON "application_event" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "offer_contact" ON "offer" USING btree ("contact_id");