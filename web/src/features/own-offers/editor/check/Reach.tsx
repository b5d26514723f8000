import { useDebouncedValue } from '@mantine/hooks'
import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useDocumentTypes, useLanguages, useQualifications } from '#lib/reference.ts'
import { Text } from '#ui/layout/Text.tsx'
import styles from './PublishingCheck.module.css'
import { useReach } from './useReach.ts'

const pauseMs = 1000
const shownGains = 3

/** Whom the offer reaches, and who would come along with less asked for: counted by the applicant search. */
export function Reach({ content }: { content: OfferContent }) {
  const t = useTexts('ownOffers')
  const [settled] = useDebouncedValue(content, pauseMs)
  const reach = useReach(settled)
  const names = {
    qualification: namesOf(useQualifications('all')),
    document: namesOf(useDocumentTypes('all')),
    language: namesOf(useLanguages('all')),
    grade: () => '',
  }
  if (!reach) return null
  const { total, isMinimum, isAround, gains } = reach
  return (
    <div className={styles.reach} role="status">
      <Text size="small">
        {t(isAround ? 'reach.around' : 'reach.anywhere', {
          count: total,
          number: isMinimum ? t('reach.moreThan', { count: total }) : String(total),
        })}
      </Text>
      {gains.length > 0 && (
        <ul className={styles.list}>
          {gains.slice(0, shownGains).map(({ kind, id, count }) => (
            <li key={`${kind}-${id}`}>
              <Text size="small" as="span">
                {t(`reach.gain.${kind}`, { count, name: names[kind](id) })}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
