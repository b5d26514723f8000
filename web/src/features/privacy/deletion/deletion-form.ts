import type { AccountDeletion } from '@tandem/contract/privacy'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'

export type DeletionAnswers = z.output<typeof AccountDeletion>

export type DeletionForm = UseFormReturn<z.input<typeof AccountDeletion>, unknown, DeletionAnswers>
