import type { CompanySummary } from '@tandem/contract/companies'
import { Fragment } from 'react'
import { RingLegend } from '#features/matching/public.ts'
import { useLight } from '#features/search/map/light/useLight.ts'
import { NewTag } from '#features/search/patterns/NewTag.tsx'
import { SaveSearchBar } from '#features/search/patterns/save/SaveSearchBar.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { CompanyCard } from '../card/CompanyCard.tsx'
import styles from './CompanyList.module.css'

/** The bar that saves the search stands where one has seen what it finds. */
const barAfter = 3

export function CompanyList({ companies }: { companies: CompanySummary[] }) {
  return (
    <Stack gap={4}>
      {companies.some(({ bestMatch }) => bestMatch !== null) && <RingLegend />}
      <ul className={styles.list}>
        {companies.map((company, at) => (
          <Fragment key={company.id}>
            <CompanyEntry company={company} />
            {at + 1 === Math.min(barAfter, companies.length) && (
              <li>
                <SaveSearchBar />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
    </Stack>
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
