import { IconMinus, IconPlus } from '@tabler/icons-react'
import type L from 'leaflet'
import { useSyncExternalStore } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { controlAttribute } from '../layers/avoid-overlaps.ts'
import styles from './ZoomButtons.module.css'

export function ZoomButtons({ map }: { map: L.Map }) {
  const t = useTexts('searchMap')
  const zoomNow = () => map.getZoom()
  const zoom = useSyncExternalStore(
    (listener) => {
      map.on('zoomend', listener)
      return () => map.off('zoomend', listener)
    },
    zoomNow,
    zoomNow,
  )
  // Not `disabled`: the button that was just pressed would lose the focus.
  const button = (isAtEnd: boolean, zoomOn: () => void) => ({
    'aria-disabled': isAtEnd || undefined,
    onClick: isAtEnd ? undefined : zoomOn,
  })
  return (
    <div className={styles.zoom} {...controlAttribute}>
      <IconButton
        icon={IconPlus}
        label={t('zoomIn')}
        {...button(zoom >= map.getMaxZoom(), () => map.zoomIn())}
      />
      <IconButton
        icon={IconMinus}
        label={t('zoomOut')}
        {...button(zoom <= map.getMinZoom(), () => map.zoomOut())}
      />
    </div>
  )
}
