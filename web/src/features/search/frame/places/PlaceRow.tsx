import { IconX } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import styles from './PlaceRow.module.css'
import { RadiusField } from './RadiusField.tsx'

type PlaceRowProps = {
  name: string
  radius: number
  onRadius: (radius: number) => void
  onRemove: () => void
}

export function PlaceRow({ name, radius, onRadius, onRemove }: PlaceRowProps) {
  const t = useTexts('search')
  return (
    <div className={styles.row}>
      <RadiusField
        label={t('filters.radiusAround', { place: name })}
        size="sm"
        value={radius}
        onChange={onRadius}
      />
      <IconButton icon={IconX} label={t('active.remove', { name })} onClick={onRemove} />
    </div>
  )
}
