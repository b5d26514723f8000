import {
  ApplicantRegistration,
  ColleagueRegistration,
  CompanyRegistration,
} from '@tandem/contract/accounts/registration'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'

/** Everything that any registration asks for: one form holds it all, so that a change of mind loses nothing. */
export type RegistrationValues = Untyped<typeof ApplicantRegistration> &
  Untyped<typeof CompanyRegistration> &
  Untyped<typeof ColleagueRegistration> & { type: RegistrationType }

export type RegistrationType = Registration['type']
export type Registration = z.output<typeof OfType>
export type RegistrationFormState = UseFormReturn<RegistrationValues, unknown, Registration>

type Untyped<T extends z.ZodMiniType> = Omit<z.input<T>, 'type'>

/** Objects that are not strict: what belongs to the other types is left out. */
const OfType = z.discriminatedUnion('type', [
  z.object(ApplicantRegistration.shape),
  z.object(CompanyRegistration.shape),
  z.object(ColleagueRegistration.shape),
])

export const RegistrationSchema = z.pipe(
  z.transform((values: RegistrationValues) => values as z.input<typeof OfType>),
  OfType,
)

/** In the order of the screen. */
export const fieldsOf = {
  applicant: [
    'firstName',
    'lastName',
    'gender',
    'title',
    'birthdate',
    'email',
    'password',
    'country',
    'university',
    'consent',
  ],
  company: [
    'companyName',
    'street',
    'zip',
    'town',
    'www',
    'firstName',
    'lastName',
    'phone',
    'email',
    'password',
    'consent',
  ],
  colleague: ['firstName', 'lastName', 'phone', 'email', 'password', 'consent'],
} as const satisfies Record<RegistrationType, readonly (keyof RegistrationValues)[]>

export type RegistrationField = (typeof fieldsOf)[RegistrationType][number]
