import { useSettings } from '#lib/settings.ts'

/** Whether the platform brings together for studies or for jobs, which have no study fields. */
export const useOfferType = (): 'studies' | 'jobs' => useSettings().company.offerType
