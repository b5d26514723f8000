import { stopsOf, type WayIn } from '@tandem/contract/eligibility'
import { useTexts } from '#lib/i18n/texts.ts'
import { Stepper } from '#ui/nav/steps/Stepper.tsx'
import { openAnswer } from './answers.ts'

type EligibilityWayProps = {
  way: WayIn
  qualification: string
  start?: string | undefined
  /** Not all is answered yet. */
  isLikely?: boolean
}

/** From the qualification to the studies, with what comes between. */
export function EligibilityWay({ way, qualification, start, isLikely }: EligibilityWayProps) {
  const t = useTexts('eligibility')
  const stops = way === 'together' ? (['counselling'] as const) : stopsOf[way]
  const hasYear = start !== undefined && start !== openAnswer
  return (
    <Stepper
      label={t('wayLabel')}
      vertical
      items={[
        { key: 'qualification', label: qualification, meta: t('stops.qualification'), state: 'done' },
        ...stops.map((stop) => ({
          key: stop,
          label: t(`stops.${stop}`),
          meta: isLikely ? t('likely') : undefined,
          state: 'now' as const,
        })),
        {
          key: 'studies',
          label: t('stops.studies'),
          meta: hasYear ? t('from', { year: start }) : t('everyOctober'),
          state: 'next',
        },
      ]}
    />
  )
}
