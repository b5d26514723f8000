import type { ReactNode } from 'react'
import type { SearchKind } from '../frame/state/search-state.ts'
import { LightProvider } from './light/LightProvider.tsx'
import styles from './MapView.module.css'
import type { PinKind } from './pins/gather-pins.ts'
import { SearchMap } from './SearchMap.tsx'
import { useWindowHeight } from './useWindowHeight.ts'

type MapViewProps = {
  kind: SearchKind<PinKind>
  /** The list, whole: it says in words all that the map shows. */
  children: ReactNode
}

/** List and map side by side; on narrow screens the map stands above the list. */
export function MapView({ kind, children }: MapViewProps) {
  return (
    <LightProvider>
      <div className={styles.view}>
        <div className={styles.list}>{children}</div>
        <div ref={useWindowHeight()} className={styles.map}>
          <SearchMap kind={kind} />
        </div>
      </div>
    </LightProvider>
  )
}
