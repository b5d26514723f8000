import { useRef } from 'react'
import type { OfferPlacesMapProps } from '#features/offers/public.ts'
import { useSettings } from '#lib/settings.ts'
import { lazyPart } from '#ui/states/lazy-part.tsx'
import { useIsSeen } from './useIsSeen.ts'

const PointsMap = lazyPart(async () => (await import('../PointsMap.tsx')).PointsMap)

/** Where an offer is. The map and what it is drawn with are loaded by whoever sees its place. */
export function OfferPlacesMap(props: OfferPlacesMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useIsSeen(box)
  const { zoom } = useSettings().company.map
  return (
    <div ref={box} data-drawn-when-seen>
      {isSeen && <PointsMap {...props} ofCompany zoom={zoom} />}
    </div>
  )
}
