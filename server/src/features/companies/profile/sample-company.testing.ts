import type { CompanyContent } from '@tandem/contract/companies/profile'

/** What a company may save that was never saved before. */
export const sampleCompany: CompanyContent & { revision: number } = {
  name: 'Wolkenwerk Software GmbH',
  descriptionDe: 'Wir entwickeln Programme für Städte.',
  descriptionEn: 'We build software for towns.',
  industry: 'Informationstechnik',
  size: '180',
  street: 'Uferstraße 14',
  zip: '76133',
  town: 'Karlsruhe',
  country: 'DE',
  coordinates: { latitude: 49.0069, longitude: 8.4037 },
  mail: 'ausbildung@example.org',
  phone: '030 23125 100',
  fax: '',
  www: 'wolkenwerk.example.org',
  partnerSince: 2011,
  acceptsInitiatives: true,
  revision: 0,
}
