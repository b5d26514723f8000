import type { completeness } from '@tandem/contract/applications/completeness'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { sectionOf } from './section-states.ts'

type NextBestStepProps = {
  next: NonNullable<ReturnType<typeof completeness>['next']>
  /** Of the editor; without it the link stays on the page. */
  pathname?: string
}

/** What brings most to a profile, with the way there. */
export function NextBestStep({ next: { part, percent }, pathname }: NextBestStepProps) {
  const t = useTexts('applications')
  return (
    <Text size="small" muted>
      <TextLink to={{ pathname, hash: sectionOf[part] }}>{t(`editor.next.${part}`)}</TextLink>{' '}
      {t('editor.nextGain', { percent })}
    </Text>
  )
}
