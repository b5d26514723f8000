import { zodResolver } from '@hookform/resolvers/zod'
import { toViolations } from '@tandem/contract/violations'
import { useEffect, useMemo } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useLocale } from '#lib/i18n/locale.ts'
import { countShiftedClicks } from './shifted-clicks.ts'

/**
 * Checks a form by the contract's own schema, with its messages in the reader's language; those that come when a field is
 * left cost no click.
 */
export function useContractResolver<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const locale = useLocale()
  useEffect(countShiftedClicks, [])
  return useMemo(
    () =>
      zodResolver(schema, {
        reportInput: true,
        error: (issue) => toViolations([issue as z.core.$ZodIssue], locale)[0]?.message,
      }),
    [schema, locale],
  )
}
