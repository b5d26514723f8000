import * as registration from '@tandem/contract/accounts/registration'
import { route } from '#platform/http/route.ts'
import { readRegistrationKey } from './read-registration-key.ts'
import { register } from './register.ts'

export const registrationRoutes = [
  route(registration.register, register),
  route(registration.readRegistrationKey, readRegistrationKey),
]
