import type { AccountDeletion } from '@tandem/contract/accounts/own-account'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'

export type DeletionAnswers = z.output<typeof AccountDeletion>

export type DeletionForm = UseFormReturn<z.input<typeof AccountDeletion>, unknown, DeletionAnswers>
