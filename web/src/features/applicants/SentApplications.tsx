import type { Applicant } from '@tandem/contract/applicants'
import { paths } from '@tandem/contract/paths'
import { StageTag } from '#features/applications/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'

/** The ways to what a person sent, and to the profiles beside the one that is shown. */
export function SentApplications({ applicant: { applications, profiles } }: { applicant: Applicant }) {
  const t = useTexts('applicants')
  const to = useTo()
  const { day } = useFormats()
  const isCompany = useSignedIn().type === 'company'
  const others = profiles.slice(1)
  return (
    <>
      <SectionCard title={t(isCompany ? 'applications' : 'allApplications')}>
        {applications.length === 0 && <Text muted>{t('noApplications')}</Text>}
        <Stack gap={4} as="ul">
          {applications.map((application) => (
            <li key={application.id}>
              <Stack gap={1}>
                <TextLink to={to(paths.application({ applicationId: application.id }))}>
                  <TitleInLanguage
                    title={application.target?.offerTitle ?? t('initiative')}
                    language={application.target?.offerTitleLanguage}
                  />
                </TextLink>
                <Text size="small" muted>
                  {application.sentAt && t('sentOn', { day: day(application.sentAt) })}
                </Text>
                <div>
                  <StageTag application={application} />
                </div>
              </Stack>
            </li>
          ))}
        </Stack>
      </SectionCard>
      {others.length > 0 && (
        <SectionCard title={t('profiles')}>
          <Stack gap={3} as="ul">
            {others.map(({ id, title, updatedAt }) => (
              <li key={id}>
                <Stack gap={1}>
                  <TextLink to={to(paths.application({ applicationId: id }))}>
                    {title || t('untitled')}
                  </TextLink>
                  <Text size="small" muted>
                    {t('changedOn', { day: day(updatedAt) })}
                  </Text>
                </Stack>
              </li>
            ))}
          </Stack>
        </SectionCard>
      )}
    </>
  )
}
