import type { CompanySummary } from '@tandem/contract/companies'
import { NewTag } from '#features/saved-searches/NewTag.tsx'
import { ListWithSaveBar } from '#features/search/frame/results/CardList.tsx'
import { useLight } from '#features/search/map/light/useLight.ts'
import { CompanyCard } from '../card/CompanyCard.tsx'

export function CompanyList({ companies }: { companies: CompanySummary[] }) {
  return (
    <ListWithSaveBar hits={companies} hasMatches={companies.some(({ bestMatch }) => bestMatch !== null)}>
      {(company) => <CompanyEntry company={company} />}
    </ListWithSaveBar>
  )
}

function CompanyEntry({ company }: { company: CompanySummary }) {
  const { lit, ...pointing } = useLight(company.id)
  return (
    <li {...pointing}>
      <CompanyCard company={company} tag={<NewTag id={company.id} />} selected={lit} />
    </li>
  )
}
