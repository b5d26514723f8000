import { paths } from '@tandem/contract/paths'
import { standardQuickRadius } from '@tandem/contract/search/quick-radii'
import { useNavigate } from 'react-router'
import { quickParams } from '#features/pages/home/quick/quick-fields.ts'
import { PointsMap } from '#features/search/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import type { NearbyPoint, NearbyView } from './points-of.ts'

/** A pin of an area leads to the quick search around it, one of a location to its page. */
export function NearbyMap({ view, points }: { view: NearbyView; points: readonly NearbyPoint[] }) {
  const t = useTexts('homeBelow')
  const to = useTo()
  const navigate = useNavigate()
  const { zoom } = useSettings().company.map
  const around = (near: string) =>
    paths.home({ search: quickParams({ text: '', near, radius: String(standardQuickRadius) }) })
  return (
    <PointsMap
      tall
      label={t(`near.map.${view}`)}
      points={points}
      zoom={zoom}
      onOpen={({ id, town }) =>
        void navigate(to(view === 'campuses' ? paths.contactLocation({ locationId: id }) : around(town)), {
          state: { staysPut: view !== 'campuses' },
        })
      }
    />
  )
}
