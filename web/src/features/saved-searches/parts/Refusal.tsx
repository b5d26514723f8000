import { ApiError } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'

type RefusalProps = { error: Error | null; title: string; fields: readonly string[] }

/** What the server refused, unless all of it stands at the fields of the form. */
export function Refusal({ error, title, fields }: RefusalProps) {
  const violations = (error instanceof ApiError && error.problem?.violations) || []
  const elsewhere = violations.filter(({ propertyPath }) => !fields.includes(propertyPath))
  if (!error || (violations.length > 0 && elsewhere.length === 0)) return null
  return (
    <InlineAlert tone="danger" title={title} alert>
      {elsewhere[0]?.message ?? failureTextOf(error)}
    </InlineAlert>
  )
}
