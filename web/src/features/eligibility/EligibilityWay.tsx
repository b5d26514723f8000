import { stopsOf, type WayIn } from '@tandem/contract/eligibility'
import { useTexts } from '#lib/i18n/texts.ts'
import { Stepper } from '#ui/nav/steps/Stepper.tsx'
import { openAnswer } from './answers.ts'

type EligibilityWayProps = {
  /** Null, without a qualification: only where it begins and ends is known. */
  way: WayIn | null
  qualification?: string | undefined
  start?: string | undefined
  /** Not all is answered yet. */
  isLikely?: boolean
  vertical?: boolean
}

/** From the qualification to the studies, with what comes between. */
export function EligibilityWay({
  way,
  qualification,
  start,
  isLikely,
  vertical = true,
}: EligibilityWayProps) {
  const t = useTexts('eligibility')
  const stops = way === null ? [] : stopsOf[way]
  const hasYear = start !== undefined && start !== openAnswer
  return (
    <Stepper
      label={t('wayLabel')}
      vertical={vertical}
      items={[
        qualification === undefined
          ? { key: 'qualification', label: t('stops.qualification'), meta: t('open'), state: 'now' }
          : { key: 'qualification', label: qualification, meta: t('stops.qualification'), state: 'done' },
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
