import { paths } from '@tandem/contract/paths'
import { companyLogo } from '#lib/api/company-logo.ts'
import { useTo } from '#lib/i18n/locale.ts'
import type { PinEntry } from '../pins/gather-pins.ts'
import { usePinWords } from '../pins/usePinWords.ts'
import { Entry } from './Entry.tsx'

export function CompanyEntry({ entry: { company, town, offers } }: { entry: PinEntry }) {
  const { found } = usePinWords('offers')
  const to = useTo()
  return (
    <Entry
      tile={{ name: company.name, src: companyLogo(company) }}
      title={company.name}
      to={to(paths.offers({ search: { company: company.id } }))}
      facts={`${town} · ${found(offers)}`}
    />
  )
}
