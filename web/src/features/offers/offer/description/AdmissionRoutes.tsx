import { IconSchool } from '@tabler/icons-react'
import { stopsOf } from '@tandem/contract/eligibility'
import type { Offer } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import type { Admission } from '@tandem/contract/reference'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { cx } from '#ui/cx.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { useIsPreview, useReader } from '../useReader.ts'
import styles from './AdmissionRoutes.module.css'

/** Which school-leaving qualification leads to the degree by which way; the reader's own is marked. */
export function AdmissionRoutes({ offer: { admission, studyInterest } }: { offer: Offer }) {
  const t = useTexts('offers')
  const to = useTo()
  const isPreview = useIsPreview()
  const own = admission.find((each) => each.own)
  if (admission.length === 0) return null
  return (
    <Stack as="section" gap={4}>
      <div>
        <h2>{t('admission.title')}</h2>
        <Origin marked={admission.some(({ own }) => own)} />
      </div>
      <ol className={styles.ladder}>
        {admission.map(({ qualification, name, way, own }) => (
          <li key={qualification} className={cx(styles.step, own && styles.own)}>
            <span className={styles.name}>
              {name}
              {own && <Tag tone="theory">{t('admission.own')}</Tag>}
            </span>
            <Way way={way} />
            <span className={styles.words}>{t(`admission.ways.${way}`)}</span>
          </li>
        ))}
      </ol>
      {!isPreview && (
        <TextLink
          to={to(
            paths.eligibility({
              search: {
                ...(own && { abschluss: own.qualification }),
                ...(studyInterest && { richtung: studyInterest.id }),
              },
            }),
          )}
        >
          {t('admission.check')}
        </TextLink>
      )}
    </Stack>
  )
}

function Origin({ marked }: { marked: boolean }) {
  const t = useTexts('offers')
  const reader = useReader()
  const to = useTo()
  const isPreview = useIsPreview()
  const isVisitor = useAccount() === null
  if (reader === 'other' || isPreview || isVisitor) return null
  return (
    <Text muted>
      {marked ? t('admission.fromProfile') : t('admission.notInProfile')}{' '}
      {!marked && <TextLink to={to(paths.ownProfile())}>{t('admission.toProfile')}</TextLink>}
    </Text>
  )
}

/** A picture of the words beside it. */
function Way({ way }: { way: Admission }) {
  const t = useTexts('offers')
  return (
    <span className={styles.way} aria-hidden="true">
      <i className={styles.start} />
      <i className={styles.line} />
      {stopsOf[way].map((stop) => (
        <span key={stop} className={styles.leg}>
          <span className={styles.stop}>{t(`admission.stops.${stop}`)}</span>
          <i className={styles.line} />
        </span>
      ))}
      <i className={styles.end}>
        <Icon icon={IconSchool} size={16} />
      </i>
    </span>
  )
}
