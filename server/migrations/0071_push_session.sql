ALTER TABLE "push_device" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_device_session" ON "push_device" USING btree ("session_id");