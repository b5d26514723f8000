CREATE TABLE "bookmark_sharing" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"comments" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_handler" (
	"thread_id" uuid NOT NULL,
	"side" text NOT NULL,
	"account_id" uuid,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "thread_handler_thread_id_side_pk" PRIMARY KEY("thread_id","side"),
	CONSTRAINT "thread_handler_side" CHECK ("thread_handler"."side" in ('company', 'institution'))
);
--> statement-breakpoint
CREATE TABLE "thread_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "last_live_event" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"position" bigint NOT NULL,
	CONSTRAINT "last_live_event_only" CHECK ("last_live_event"."only")
);
--> statement-breakpoint
CREATE TABLE "live_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" bigint,
	"account_ids" uuid[] NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_event_position" UNIQUE("position")
);
--> statement-breakpoint
ALTER TABLE "bookmark" ADD COLUMN "notify_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "thread_report" ADD COLUMN "kind" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "thread_report" ADD COLUMN "settled_by" uuid;--> statement-breakpoint
ALTER TABLE "thread_report" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "thread_state" ADD COLUMN "unread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookmark_sharing" ADD CONSTRAINT "bookmark_sharing_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_handler" ADD CONSTRAINT "thread_handler_thread_id_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_handler" ADD CONSTRAINT "thread_handler_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_note" ADD CONSTRAINT "thread_note_thread_id_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_note" ADD CONSTRAINT "thread_note_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_handler_account" ON "thread_handler" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "thread_note_thread" ON "thread_note" USING btree ("thread_id","written_at");--> statement-breakpoint
CREATE INDEX "thread_note_author" ON "thread_note" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "live_event_age" ON "live_event" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "thread_report" ADD CONSTRAINT "thread_report_settled_by_account_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookmark_notify_free" ON "bookmark" USING btree ("record_id") WHERE "bookmark"."notify_free";--> statement-breakpoint
CREATE UNIQUE INDEX "thread_report_open" ON "thread_report" USING btree ("thread_id","reported_by") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "thread_report_reporter" ON "thread_report" USING btree ("reported_by");--> statement-breakpoint
CREATE INDEX "thread_state_unread" ON "thread_state" USING btree ("account_id","unread") WHERE unread > 0 and not archived;--> statement-breakpoint
CREATE INDEX "thread_state_archived" ON "thread_state" USING btree ("account_id","thread_id") WHERE archived;--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_notify_free_of_offer" CHECK (not "bookmark"."notify_free" or "bookmark"."record_type" = 'offer');--> statement-breakpoint
INSERT INTO "last_live_event" ("position") VALUES (0);--> statement-breakpoint
-- Positions are given at the end of a transaction under a lock that is held until its commit: a reader that has seen a
-- position will never see a lower one appear, and none is left out. Notifications come in the same order.
CREATE FUNCTION live_event_number() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given bigint;
  told text;
BEGIN
  UPDATE last_live_event SET position = position + 1 RETURNING position INTO given;
  UPDATE live_event SET position = given WHERE id = NEW.id;
  told := json_build_object('position', given, 'accountIds', NEW.account_ids, 'type', NEW.type, 'data', NEW.data);
  -- PostgreSQL's own limit; what is longer is read from the table.
  IF octet_length(told) >= 8000 THEN
    told := json_build_object('position', given);
  END IF;
  PERFORM pg_notify('tandem_events', told);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER live_event_number AFTER UPDATE ON live_event
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.position IS NULL) EXECUTE FUNCTION live_event_number();
--> statement-breakpoint

-- Puts the numbering behind all that the transaction still has to do at its end: the index of the search waits for
-- locks of its own there, and two transactions would wait for each other.
CREATE FUNCTION live_event_defer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE live_event SET position = NULL WHERE id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER live_event_defer AFTER INSERT ON live_event
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION live_event_defer();
--> statement-breakpoint
-- What nobody had counted until now.
INSERT INTO thread_state (thread_id, account_id, unread)
SELECT reader.thread_id, reader.account_id, count(*)
FROM (
  SELECT thread.id AS thread_id, applicant.account_id, 'applicant' AS side
  FROM thread JOIN applicant ON applicant.id = thread.applicant_id
  UNION ALL
  SELECT thread.id, person.account_id, CASE WHEN person.company_id IS NULL THEN 'institution' ELSE 'company' END
  FROM thread
  JOIN organisation_person AS person
    ON person.company_id = thread.company_id OR person.institution_location_key = thread.institution_location_key
  WHERE person.account_id IS NOT NULL
) AS reader
LEFT JOIN thread_state AS state ON state.thread_id = reader.thread_id AND state.account_id = reader.account_id
JOIN message ON message.thread_id = reader.thread_id AND message.side <> reader.side
  AND message.sent_at > coalesce(state.read_until, '-infinity')
GROUP BY reader.thread_id, reader.account_id
ON CONFLICT (thread_id, account_id) DO UPDATE SET unread = excluded.unread;
