import type { CompanySummary } from '@tandem/contract/companies'
import { CardList } from '#features/search/frame/results/CardList.tsx'
import { useSearchSlots } from '#features/search/frame/state/search-slots.ts'
import { useHighlight } from '#features/search/map/highlight.ts'
import { CompanyCard } from '../card/CompanyCard.tsx'

export function CompanyList({ companies }: { companies: CompanySummary[] }) {
  return (
    <CardList hits={companies} hasMatches={companies.some(({ bestMatch }) => bestMatch !== null)}>
      {(company) => <CompanyEntry company={company} />}
    </CardList>
  )
}

function CompanyEntry({ company }: { company: CompanySummary }) {
  const { resultTag } = useSearchSlots()
  const { highlighted, ...pointing } = useHighlight(company.id)
  return (
    <li {...pointing}>
      <CompanyCard company={company} tag={resultTag?.(company.id)} selected={highlighted} />
    </li>
  )
}
