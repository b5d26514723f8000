import type { Company } from '@tandem/contract/companies/profile'
import { phoneLink } from '#lib/format/phone-link.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Definition, DefinitionList } from '#ui/data/DefinitionList.tsx'
import { BreakableAddress } from '#ui/layout/BreakableAddress.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './AsideCards.module.css'

/** How soon the company answers; null where there are too few answers for a number. */
export function AnswerCard({ days }: { days: number | null }) {
  const t = useTexts('companies')
  const title = <span className="h4">{t('company.answer.title')}</span>
  if (days === null) {
    return (
      <SectionCard title={title}>
        <Text muted>{t('company.answer.tooFew')}</Text>
      </SectionCard>
    )
  }
  return (
    <SectionCard title={title}>
      <p className={styles.answer}>
        <b className={styles.days}>{t('company.answer.days', { count: days })}</b>{' '}
        <Text as="span" size="small" muted>
          {t('company.answer.text')}
        </Text>
      </p>
      <AnswerScale days={days} />
    </SectionCard>
  )
}

/** From sending to the day that is promised: a picture of the words above it. */
function AnswerScale({ days }: { days: number }) {
  const t = useTexts('companies')
  const { responseDays } = useSettings().company
  const share = `${(100 * Math.min(days, responseDays)) / responseDays}%`
  return (
    <div className={styles.scale}>
      <svg className={styles.line} aria-hidden="true">
        <rect width="100%" height="4" y="6" rx="2" />
        {/* By attributes: a served page has no inline styles. */}
        <rect width={share} height="4" y="6" rx="2" className={styles.past} />
        <circle cx="100%" cy="8" r="5" className={styles.last} />
        <circle cx={share} cy="8" r="6" />
      </svg>
      <div className={styles.ends}>
        <span>{t('company.answer.sent')}</span>
        <span>{t('company.answer.latest', { count: responseDays })}</span>
      </div>
    </div>
  )
}

/** How to reach the company itself. */
export function ReachCard({ company: { www, mail, phone, fax } }: { company: Company }) {
  const t = useTexts('companies')
  if (!www && !mail && !phone && !fax) return null
  return (
    <SectionCard title={<span className="h4">{t('company.reach.title')}</span>}>
      <DefinitionList>
        {www && (
          <Definition term={t('company.reach.www')}>
            <TextLink href={addressOf(www)}>
              <BreakableAddress>{www}</BreakableAddress>
            </TextLink>
          </Definition>
        )}
        {mail && (
          <Definition term={t('company.reach.mail')}>
            <TextLink href={`mailto:${mail}`}>
              <BreakableAddress>{mail}</BreakableAddress>
            </TextLink>
          </Definition>
        )}
        {phone && (
          <Definition term={t('company.reach.phone')}>
            <TextLink href={phoneLink(phone)}>{phone}</TextLink>
          </Definition>
        )}
        {fax && <Definition term={t('company.reach.fax')}>{fax}</Definition>}
      </DefinitionList>
    </SectionCard>
  )
}

/** Companies write it with and without its beginning. */
const addressOf = (www: string): string => (/^https?:\/\//i.test(www) ? www : `https://${www}`)
