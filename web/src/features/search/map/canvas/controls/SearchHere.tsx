import { IconRefresh } from '@tabler/icons-react'
import type L from 'leaflet'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import styles from './SearchHere.module.css'

/** The middle of what is seen, and how many kilometres it is from there to the nearer edge. */
export type ViewedArea = { latitude: number; longitude: number; radius: number }

type SearchHereProps = { map: L.Map; onSearch: (view: ViewedArea) => void }

export function SearchHere({ map, onSearch }: SearchHereProps) {
  const t = useTexts('searchMap')
  return (
    <Button size="sm" icon={IconRefresh} className={styles.here} onClick={() => onSearch(viewOf(map))}>
      {t('searchHere')}
    </Button>
  )
}

function viewOf(map: L.Map): ViewedArea {
  const middle = map.getCenter()
  const bounds = map.getBounds()
  const toTop = middle.distanceTo([bounds.getNorth(), middle.lng])
  const toSide = middle.distanceTo([middle.lat, bounds.getEast()])
  return { latitude: middle.lat, longitude: middle.lng, radius: Math.min(toTop, toSide) / 1000 }
}
