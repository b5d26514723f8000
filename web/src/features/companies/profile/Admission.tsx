import { listApplicants } from '@tandem/contract/applicant-search'
import type { CompanyProfile } from '@tandem/contract/companies/profile'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { companyOffersQuery } from '../queries.ts'

/** What the company may train for, how many look for it, and how to ask for more. */
export function Admission({ profile }: { profile: CompanyProfile }) {
  const t = useTexts('companies')
  const to = useTo()
  const { studyInterests, status } = profile
  const seeking = useSeeking(profile)
  return (
    <SectionCard id="zulassung" title={t('profile.admission')} description={t('profile.admissionHint')}>
      <Stack gap={4}>
        {studyInterests.length > 0 ? (
          <Stack as="ul" gap={2}>
            {studyInterests.map(({ id, name }) => (
              <li key={id}>
                <Text strong as="span">
                  {name}
                </Text>{' '}
                <Seeking of={seeking(id)} />
              </li>
            ))}
          </Stack>
        ) : (
          <Text muted>{t(status === 'confirmed' ? 'profile.noAdmission' : 'profile.admissionLater')}</Text>
        )}
        <TextLink to={to(paths.supportContacts())}>{t('profile.askForMore')}</TextLink>
      </Stack>
    </SectionCard>
  )
}

type Sought = { applicants: number; isOffered: boolean }

function Seeking({ of }: { of: Sought | null }) {
  const t = useTexts('companies')
  const to = useTo()
  if (!of || of.applicants === 0) return null
  const count = of.applicants
  return (
    <Text as="span" size="small" muted>
      {t('profile.seeking', { count })}{' '}
      {!of.isOffered && <TextLink to={to(paths.ownOffers())}>{t('profile.offerIt')}</TextLink>}
    </Text>
  )
}

/** Counted by the applicant search; null while, or where, it does not answer. */
function useSeeking({ id, status }: CompanyProfile): (studyInterest: string) => Sought | null {
  const enabled = status === 'confirmed'
  // Nobody else counts applicants for it.
  const isOwn = useAccount()?.onBehalf === undefined
  const offers = useQuery({ ...companyOffersQuery(id, useLocale()), enabled })
  const found = useQuery({
    queryKey: ['applications', 'seeking'],
    queryFn: ({ signal }) => call(listApplicants, { query: { facets: '1', perPage: 1 } }, { signal }),
    enabled: enabled && isOwn,
  })
  return (studyInterest) => {
    if (!offers.data || !found.data?.facets) return null
    const counted = found.data.facets.studyInterest?.find((each) => each.id === studyInterest)
    return {
      applicants: counted?.count ?? 0,
      isOffered: offers.data.some((offer) => offer.studyInterest?.id === studyInterest),
    }
  }
}
