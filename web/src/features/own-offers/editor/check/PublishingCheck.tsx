import { IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import { type OfferContent, offerGaps } from '@tandem/contract/offers/own-offers'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { useSectionLinks } from '../editor-place.ts'
import type { OfferSaving } from '../saving/useOfferSaving.ts'
import type { SectionKey } from '../sections/section-keys.ts'
import styles from './PublishingCheck.module.css'
import { Reach } from './Reach.tsx'

export const checkId = 'pruefung'

/** What keeps the offer from being published, and what would make it better; each leads to its section. */
export function PublishingCheck({ saving: { offer } }: { saving: OfferSaving }) {
  const t = useTexts('ownOffers')
  const content = useWatch<OfferContent>() as OfferContent
  const gaps = offer ? offer.gaps : offerGaps.filter((gap) => firstGaps.includes(gap))
  const advices = advicesOn(content)
  const linkTo = useSectionLinks(offer?.id)
  return (
    <SectionCard
      id={checkId}
      title={t('check.title')}
      actions={
        gaps.length > 0 ? (
          <Tag tone="warning">{t('check.missing', { count: gaps.length })}</Tag>
        ) : (
          <Tag tone="success">{t('check.ready')}</Tag>
        )
      }
    >
      <ul className={styles.list}>
        {gaps.map((gap) => (
          <Entry
            key={gap}
            title={t(`gaps.${gap}.title`)}
            text={t(`gaps.${gap}.text`)}
            at={sectionOf[gap]}
            linkTo={linkTo}
          />
        ))}
        {advices.map(({ key, section }) => (
          <Entry
            key={key}
            isAdvice
            title={t(`advice.${key}.title`)}
            text={t(`advice.${key}.text`)}
            at={section}
            linkTo={linkTo}
          />
        ))}
        {gaps.length + advices.length === 0 && (
          <li className={styles.done}>
            <Icon icon={IconCircleCheck} /> {t('check.nothing')}
          </li>
        )}
      </ul>
      <Reach content={content} />
    </SectionCard>
  )
}

/** Of an offer that has not been begun. */
const firstGaps: readonly string[] = ['title', 'study_interest', 'places', 'location']

const sectionOf: Record<(typeof offerGaps)[number], SectionKey | null> = {
  company_not_confirmed: null,
  title: 'studienrichtung',
  study_interest: 'studienrichtung',
  study_interest_not_admitted: 'studienrichtung',
  places: 'plaetze',
  location: 'orte',
  deadline_past: 'plaetze',
}

type EntryProps = {
  title: string
  text: string
  at: SectionKey | null
  linkTo: (section: SectionKey) => string
  isAdvice?: boolean
}

function Entry({ title, text, at, linkTo, isAdvice }: EntryProps) {
  const t = useTexts('ownOffers')
  return (
    <li className={styles.entry}>
      <Icon
        icon={isAdvice ? IconInfoCircle : IconCircleX}
        className={isAdvice ? styles.advice : styles.gap}
      />
      <div>
        <b>{title}</b>
        <Text size="small" muted>
          {text}
        </Text>
        {at && (
          <Link to={linkTo(at)} className={styles.link}>
            {t('check.go', { section: t(`sections.${at}.title`) })}
          </Link>
        )}
      </div>
    </li>
  )
}

type Advice = { key: 'description' | 'english' | 'salary' | 'contact' | 'deadline'; section: SectionKey }

/** What an offer can be published without, but is better with. */
function advicesOn(offer: OfferContent): Advice[] {
  const texts = [offer.title, offer.description, offer.tasks, offer.benefits]
  const advices: (Advice | false)[] = [
    offer.description.de === '' && { key: 'description', section: 'texte' },
    texts.some(({ de, en }) => de !== '' && en === '') && { key: 'english', section: 'texte' },
    offer.salary.length === 0 && { key: 'salary', section: 'plaetze' },
    offer.deadline === null && { key: 'deadline', section: 'plaetze' },
    offer.contact === null && { key: 'contact', section: 'ansprechperson' },
  ]
  return advices.filter((each) => each !== false)
}
