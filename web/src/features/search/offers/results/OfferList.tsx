import type { OfferSummary } from '@tandem/contract/offers'
import { Fragment } from 'react'
import { RingLegend } from '#features/matching/public.ts'
import { SaveSearchBar } from '#features/search/patterns/save/SaveSearchBar.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { OfferItem } from './OfferItem.tsx'
import styles from './OfferList.module.css'

/** The bar that saves the search stands where one has seen what it finds. */
const barAfter = 3

export function OfferList({ offers }: { offers: OfferSummary[] }) {
  return (
    <Stack gap={4}>
      {offers.some(({ match }) => match !== null) && <RingLegend />}
      <ul className={styles.list}>
        {offers.map((offer, at) => (
          <Fragment key={offer.id}>
            <OfferItem offer={offer} />
            {at + 1 === Math.min(barAfter, offers.length) && (
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
