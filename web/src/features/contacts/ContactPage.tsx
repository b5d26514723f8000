import { IconBuildingCommunity } from '@tabler/icons-react'
import type { ContactDetails } from '@tandem/contract/contacts'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { failureOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { ContactChannels } from './list/ContactChannels.tsx'
import { OwnPerson } from './own/OwnPerson.tsx'
import { ContactFiles } from './person/ContactFiles.tsx'
import { nameOf, PersonAvatar } from './person/PersonAvatar.tsx'
import { contactQuery } from './queries.ts'

/** A contact as others see them; whose own profile it is edits it below. */
export function ContactPage() {
  const t = useTexts('contacts')
  const common = useTexts('common')
  const to = useTo()
  const mayOpen = useMayOpen()
  const { companyId = '', contactId = '' } = useParams()
  const { data, error, refetch } = useQuery(contactQuery(contactId, useLocale()))
  // An address with a company that is not theirs leads nowhere.
  const isElsewhere = data !== undefined && data.organisation.id !== companyId
  usePageTitle(data && !isElsewhere ? nameOf(data) : undefined)
  if ((error && !data) || isElsewhere) {
    return (
      <Page>
        <RecordErrorState
          {...(isElsewhere ? { isMissing: true } : failureOf(error))}
          title={t('person.missing')}
          text={t('person.missingText')}
          action={<ButtonLink to={to(paths.dashboard())}>{t('person.toDashboard')}</ButtonLink>}
          onRetry={() => void refetch()}
        />
      </Page>
    )
  }
  if (!data) {
    return (
      <Page>
        <PageHead title={t('person.one')} />
        <SkeletonList label={t('person.loading')} count={1} />
      </Page>
    )
  }
  const { organisation, role } = data
  const isSupport = organisation.type === 'institution_location'
  return (
    <Page>
      <PageHead
        title={nameOf(data)}
        lead={isSupport ? [role, organisation.name].filter(Boolean).join(', ') : role}
        back={
          isSupport
            ? { to: to(paths.supportContacts()), label: t('support.title') }
            : {
                to: to(paths.company({ companyId })),
                label: t('person.toCompany', { company: organisation.name }),
              }
        }
        actions={
          mayOpen('backendCompanies') && (
            <ButtonLink
              variant="text"
              icon={IconBuildingCommunity}
              to={to(isSupport ? paths.backendLocations() : paths.backendCompanies({ companyId }))}
            >
              {common(isSupport ? 'openInBackend' : 'companyInBackend')}
            </ButtonLink>
          )
        }
        picture={<PersonAvatar person={data} tone={isSupport ? 'grey' : 'practice'} size={72} />}
      />
      <Stack gap={8}>
        <Reach contact={data} />
        <ContactOffers contact={data} />
        <ContactFiles contact={data} />
        {data.can.edit && <OwnPerson />}
      </Stack>
    </Page>
  )
}

function Reach({ contact }: { contact: ContactDetails }) {
  const t = useTexts('contacts')
  const { mail, phone, can } = contact
  if (!mail && !phone && !can.message) return null
  return (
    <SectionCard title={t('person.reach', { name: nameOf(contact) })}>
      <ContactChannels contact={{ ...contact, name: nameOf(contact) }} />
    </SectionCard>
  )
}

function ContactOffers({ contact: { offers } }: { contact: ContactDetails }) {
  const t = useTexts('contacts')
  const to = useTo()
  if (offers.length === 0) return null
  return (
    <SectionCard title={t('person.offers')}>
      <Stack as="ul" gap={2}>
        {offers.map(({ id, title, titleLanguage }) => (
          <li key={id}>
            <TextLink to={to(paths.offer({ offerId: id }))}>
              <TitleInLanguage title={title} language={titleLanguage} />
            </TextLink>
          </li>
        ))}
      </Stack>
    </SectionCard>
  )
}
