import type { PublicSettings } from '@tandem/contract/setting-values'
import { use } from 'react'
import { SettingsContext } from './settings.ts'

/** Whether the platform brings together for studies or for jobs, which have no study fields. */
export const useOfferType = (): PublicSettings['company']['offerType'] =>
  use(SettingsContext)?.company.offerType ?? 'studies'
