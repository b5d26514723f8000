import type { CompanySummary } from '@tandem/contract/companies'
import { useLight } from '#features/search/map/light/useLight.ts'
import { NewTag } from '#features/search/patterns/NewTag.tsx'
import { ListWithSaveBar } from '#features/search/patterns/save/ListWithSaveBar.tsx'
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
