import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react'
import type { CompanyContent } from '@tandem/contract/companies/profile'
import { useMemo, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { PointsMap } from '#features/search/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { type Direction, movePoint, type Point } from './move-point.ts'

const icons = { north: IconArrowUp, south: IconArrowDown, west: IconArrowLeft, east: IconArrowRight }
const directions = ['north', 'south', 'west', 'east'] as const

/** Where the company is, and four buttons that move it by half a kilometre. */
export function PlaceOnMap({ coordinates }: { coordinates: Point }) {
  const t = useTexts('companies')
  const { setValue, watch } = useFormContext<CompanyContent>()
  const [said, setSaid] = useState('')
  const [town, name] = watch(['town', 'name'])
  const points = useMemo(
    () => [{ ...coordinates, id: 'head', mark: '1', town, name: name || town }],
    [coordinates, town, name],
  )
  function move(direction: Direction) {
    setValue('coordinates', movePoint(coordinates, direction), { shouldDirty: true })
    setSaid(t(`profile.movedTo.${direction}`))
  }
  return (
    <Stack gap={3}>
      <PointsMap label={t('profile.map')} points={points} onOpen={() => undefined} />
      <Row wrap gap={2}>
        <Text as="span">{t('profile.move')}</Text>
        {directions.map((direction) => (
          <IconButton
            key={direction}
            icon={icons[direction]}
            label={t(`profile.moveTo.${direction}`)}
            onClick={() => move(direction)}
          />
        ))}
      </Row>
      <LiveRegion>{said}</LiveRegion>
    </Stack>
  )
}
