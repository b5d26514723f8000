import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { firstWrong } from '#lib/form/refusals.ts'

/** What is wrong with a form, by the path of its field; the first of them takes the focus. */
export function useProposalErrors() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})

  // Once the fields say that they are wrong, however long that takes.
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>(firstWrong)?.focus()
  }, [errors])

  function show(found: Record<string, string>): boolean {
    setErrors(found)
    return Object.keys(found).length > 0
  }
  /** False where the error is about no field. */
  function showRefusal(error: unknown): boolean {
    const violations = (error instanceof ApiError && error.problem?.violations) || []
    return show(Object.fromEntries(violations.map(({ propertyPath, message }) => [propertyPath, message])))
  }
  return { form, errors, show, showRefusal }
}
