import type { ApplicantRegistration } from '@tandem/contract/accounts'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'

export type RegistrationValues = z.input<typeof ApplicantRegistration>

export type RegistrationFormState = UseFormReturn<
  RegistrationValues,
  unknown,
  z.output<typeof ApplicantRegistration>
>
