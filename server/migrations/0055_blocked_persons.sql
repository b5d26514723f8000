DROP INDEX "applicant_company_block_company";--> statement-breakpoint
ALTER TABLE "applicant_company_block" ADD COLUMN "person" bigint GENERATED ALWAYS AS (search_person(applicant_id)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "applicant_company_block_person" ON "applicant_company_block" USING btree ("company_id","person");