CREATE TABLE "changed_text" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"offer_id" uuid,
	"approved" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"sent_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "on_behalf" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid,
	"account_id" uuid,
	"company_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "on_behalf_session_unique" UNIQUE("session_id")
);
--> statement-breakpoint
ALTER TABLE "changed_text" ADD CONSTRAINT "changed_text_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changed_text" ADD CONSTRAINT "changed_text_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_behalf" ADD CONSTRAINT "on_behalf_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_behalf" ADD CONSTRAINT "on_behalf_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_behalf" ADD CONSTRAINT "on_behalf_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "changed_text_company" ON "changed_text" USING btree ("company_id") WHERE "changed_text"."offer_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "changed_text_offer" ON "changed_text" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "changed_text_of" ON "changed_text" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "on_behalf_company" ON "on_behalf" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "on_behalf_account" ON "on_behalf" USING btree ("account_id");--> statement-breakpoint
-- What a company says of itself, and what an offer says, in free words; the names are those of the contract.
CREATE FUNCTION company_texts(said company) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('name', said.name, 'descriptionDe', said.description_de, 'descriptionEn', said.description_en)
$$;
CREATE FUNCTION offer_texts(said offer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('titleDe', said.title_de, 'titleEn', said.title_en,
    'descriptionDe', said.description_de, 'descriptionEn', said.description_en,
    'tasksDe', said.tasks_de, 'tasksEn', said.tasks_en, 'benefitsDe', said.benefits_de, 'benefitsEn', said.benefits_en)
$$;
-- Keeps what was approved when it is changed first; a later change answers what was sent back. Whoever takes every change
-- back has nothing left to be looked at.
CREATE FUNCTION keep_approved_texts(of_company uuid, of_offer uuid, before jsonb, now_said jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE changed_text SET changed_at = now(), sent_back_at = NULL, revision = revision + 1
    WHERE company_id = of_company AND offer_id IS NOT DISTINCT FROM of_offer;
  IF NOT FOUND THEN
    INSERT INTO changed_text (company_id, offer_id, approved) VALUES (of_company, of_offer, before);
  END IF;
  DELETE FROM changed_text
    WHERE company_id = of_company AND offer_id IS NOT DISTINCT FROM of_offer AND approved = now_said;
END $$;
CREATE FUNCTION keep_company_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status IN ('confirmed', 'suspended') AND company_texts(OLD) <> company_texts(NEW) THEN
    PERFORM keep_approved_texts(NEW.id, NULL, company_texts(OLD), company_texts(NEW));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER company_texts_kept AFTER UPDATE OF name, description_de, description_en ON company
  FOR EACH ROW EXECUTE FUNCTION keep_company_texts();
CREATE FUNCTION keep_offer_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'draft' AND offer_texts(OLD) <> offer_texts(NEW) THEN
    PERFORM keep_approved_texts(NEW.company_id, NEW.id, offer_texts(OLD), offer_texts(NEW));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER offer_texts_kept AFTER UPDATE OF title_de, title_en, description_de, description_en, tasks_de, tasks_en,
  benefits_de, benefits_en ON offer FOR EACH ROW EXECUTE FUNCTION keep_offer_texts();
-- With a merge the offers of a company become another one's.
CREATE FUNCTION move_changed_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE changed_text SET company_id = NEW.company_id WHERE offer_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER offer_texts_moved AFTER UPDATE OF company_id ON offer FOR EACH ROW EXECUTE FUNCTION move_changed_texts();
