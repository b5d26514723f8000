-- The list takes the keys that applications hold since migration 11, as that one translated them. Names that an admin gave
-- stay; all others come from the file at the start.
UPDATE "reference_option" SET "key" = CASE "key"
  WHEN 'place_taken' THEN 'places_taken' WHEN 'other_profile_fits_better' THEN 'others_fit_better'
  WHEN 'course_requirements' THEN 'requirement_missing' ELSE 'documents_missing' END
  WHERE "set_name" = 'decline_reason'
    AND "key" IN ('place_taken', 'other_profile_fits_better', 'course_requirements', 'documents_incomplete');--> statement-breakpoint
UPDATE "reference_edit" SET "key" = CASE "key"
  WHEN 'place_taken' THEN 'places_taken' WHEN 'other_profile_fits_better' THEN 'others_fit_better'
  WHEN 'course_requirements' THEN 'requirement_missing' ELSE 'documents_missing' END
  WHERE "list" = 'decline-reasons'
    AND "key" IN ('place_taken', 'other_profile_fits_better', 'course_requirements', 'documents_incomplete');--> statement-breakpoint
-- No company could ever choose these.
DELETE FROM "reference_option" WHERE "set_name" = 'decline_reason'
  AND "key" IN ('admission_requirements', 'no_contact', 'offer_withdrawn');--> statement-breakpoint
DELETE FROM "reference_edit" WHERE "list" = 'decline-reasons'
  AND "key" IN ('admission_requirements', 'no_contact', 'offer_withdrawn');