import {
  IconArmchair,
  IconCalendar,
  IconCertificate,
  IconList,
  IconMapPin,
  IconSend,
} from '@tabler/icons-react'
import type { WatchListEntry } from '@tandem/contract/bookmarks'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Fact, Facts } from '#ui/data/Facts.tsx'
import { hasEnded } from './EntryHead.tsx'

type Of<Part extends 'offer' | 'company' | 'application'> = NonNullable<WatchListEntry[Part]>

export function EntryFacts({ entry: { offer, company, application } }: { entry: WatchListEntry }) {
  if (offer) return <OfferFacts offer={offer} />
  if (company) return <CompanyFacts company={company} />
  return application && <ApplicationFacts application={application} />
}

function OfferFacts({ offer }: { offer: Of<'offer'> }) {
  const t = useTexts('bookmarks')
  const where = useWhere()
  const { locations, company, freePlaces, years, distance } = offer
  return (
    <Facts>
      <Fact icon={IconMapPin} label={t('facts.where')}>
        {where(locations[0]?.town ?? company.town, distance)}
      </Fact>
      {!hasEnded(offer) && (
        <Fact icon={IconArmchair} label={t('facts.places')} muted={freePlaces === 0}>
          {freePlaces > 0 ? t('facts.free', { count: freePlaces }) : t('facts.taken')}
        </Fact>
      )}
      {years.length > 0 && (
        <Fact icon={IconCalendar} label={t('facts.years')}>
          {years.map(({ year }) => year).join(', ')}
        </Fact>
      )}
    </Facts>
  )
}

function CompanyFacts({ company: { town, towns, offers, distance } }: { company: Of<'company'> }) {
  const t = useTexts('bookmarks')
  const where = useWhere()
  return (
    <Facts>
      <Fact icon={IconMapPin} label={t('facts.where')}>
        {where(distance === null ? town : (towns[0] ?? town), distance)}
      </Fact>
      <Fact icon={IconList} label={t('facts.offersLabel')} muted={offers === 0}>
        {t('facts.offers', { count: offers })}
      </Fact>
    </Facts>
  )
}

/** The distance is from the nearest place of the reader's profile. */
function useWhere() {
  const t = useTexts('bookmarks')
  const { kilometres } = useFormats()
  return (town: string, distance: number | null): string =>
    distance === null ? town : t('facts.atDistance', { town, distance: kilometres(distance) })
}

function ApplicationFacts({ application }: { application: Of<'application'> }) {
  const t = useTexts('bookmarks')
  const { grade: written, shortDay } = useFormats()
  const isApplicant = useAccount()?.type === 'applicant'
  const { places, grade, desiredYears, sentAt } = application
  return (
    <Facts>
      {places[0] && (
        <Fact icon={IconMapPin} label={t('facts.where')}>
          {places[0]}
        </Fact>
      )}
      {grade !== null && !isApplicant && (
        <Fact icon={IconCertificate}>{t('facts.grade', { grade: written(grade) })}</Fact>
      )}
      {desiredYears.length > 0 && (
        <Fact icon={IconCalendar} label={t('facts.years')}>
          {desiredYears.join(', ')}
        </Fact>
      )}
      {sentAt && (
        <Fact icon={IconSend}>
          {t(isApplicant ? 'facts.sentOwn' : 'facts.sent', { day: shortDay(sentAt) })}
        </Fact>
      )}
    </Facts>
  )
}
