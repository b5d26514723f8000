import { useEffect, useRef } from 'react'
import { type To, useSearchParams } from 'react-router'
import { readStation, type Station } from './stations.ts'

export const toStation = (station: Station): To => ({ search: `?schritt=${station}` })

/** The station one is at. Another one is read from its heading on, as a page is. */
export function useStation(): Station {
  const [params] = useSearchParams()
  const station = readStation(params.get('schritt'))
  const shown = useRef(station)
  useEffect(() => {
    if (shown.current === station) return
    shown.current = station
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h2')?.focus({ preventScroll: true })
  }, [station])
  return station
}
