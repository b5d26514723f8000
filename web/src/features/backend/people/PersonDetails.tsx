import { IconExternalLink } from '@tabler/icons-react'
import type { BackendPerson } from '@tandem/contract/backend/people'
import { paths } from '@tandem/contract/paths'
import type { To } from 'react-router'
import { useAgo } from '#lib/format/useAgo.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Definition, DefinitionList } from '#ui/data/DefinitionList.tsx'
import { BreakableAddress } from '#ui/layout/BreakableAddress.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { DeedsCard } from '../audit/DeedsCard.tsx'
import styles from '../companies/review/CompanyReviewDetails.module.css'
import { toneOf } from './PeoplePane.tsx'
import { PersonAlerts } from './PersonAlerts.tsx'
import { PersonDeeds } from './PersonDeeds.tsx'
import { PersonTags } from './PersonTags.tsx'

export function PersonDetails({ person, back }: { person: BackendPerson; back: To | undefined }) {
  const t = useTexts('people')
  const to = useTo()
  const name = `${person.firstName} ${person.lastName}`
  return (
    <section className={styles.details} aria-label={name}>
      <PageHead
        back={back === undefined ? undefined : { to: back, label: t('back') }}
        picture={<Avatar name={name} tone={toneOf[person.type]} size={72} />}
        over={
          <>
            <Tag>{t(`types.${person.type}`)}</Tag>
            <PersonTags states={person.states} />
          </>
        }
        title={name}
        actions={
          person.applicantId && (
            <ButtonLink
              variant="text"
              icon={IconExternalLink}
              to={to(paths.applicant({ applicantId: person.applicantId }))}
            >
              {t('asCompanies')}
            </ButtonLink>
          )
        }
      />
      <div className={styles.columns}>
        <Stack gap={6}>
          <PersonAlerts person={person} />
          <Facts person={person} />
          <Devices person={person} />
          <DeedsCard deeds={person.history} />
        </Stack>
        <PersonDeeds person={person} />
      </div>
    </section>
  )
}

function Facts({ person }: { person: BackendPerson }) {
  const t = useTexts('people')
  const to = useTo()
  const ago = useAgo()
  const { day } = useFormats()
  const { email, company, registeredAt, confirmedAt, lastSeenAt, daysLeft, language, secondFactor } = person
  const { totp, passkeys } = secondFactor
  const factors = [totp && t('facts.totp'), passkeys > 0 && t('facts.passkeys', { count: passkeys })]
  return (
    <SectionCard title={t('facts.title')}>
      <DefinitionList columns={2}>
        <Definition term={t('facts.email')} wide>
          <TextLink href={`mailto:${email}`}>
            <BreakableAddress>{email}</BreakableAddress>
          </TextLink>
        </Definition>
        {company && (
          <Definition term={t('facts.company')}>
            <TextLink to={to(paths.backendCompanies({ companyId: company.id }))}>{company.name}</TextLink>
          </Definition>
        )}
        <Definition term={t('facts.registered')}>{day(registeredAt)}</Definition>
        <Definition term={t('facts.confirmed')}>
          {confirmedAt ? day(confirmedAt) : t('facts.unconfirmed')}
        </Definition>
        <Definition term={t('facts.lastSeen')}>{lastSeenAt ? ago(lastSeenAt) : t('facts.never')}</Definition>
        <Definition term={t('facts.daysLeft')}>
          {daysLeft === null ? t('facts.unlimited') : t('facts.days', { count: daysLeft })}
        </Definition>
        <Definition term={t('facts.language')}>{t(`languages.${language}`)}</Definition>
        <Definition term={t('facts.secondFactor')}>
          {factors.filter(Boolean).join(', ') || t('facts.none')}
        </Definition>
      </DefinitionList>
    </SectionCard>
  )
}

function Devices({ person: { sessions } }: { person: BackendPerson }) {
  const t = useTexts('people')
  const ago = useAgo()
  return (
    <SectionCard title={t('devices.title')}>
      {sessions.length === 0 ? (
        <Text muted>{t('devices.none')}</Text>
      ) : (
        <Stack as="ul" gap={3}>
          {sessions.map(({ id, device, lastSeenAt }) => (
            <li key={id}>
              <b>{device || t('devices.unknown')}</b>
              <Text size="small" muted>
                {t('devices.seen', { ago: ago(lastSeenAt) })}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </SectionCard>
  )
}
