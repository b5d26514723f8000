import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { ApplicationProgress } from '#features/applications/stage/ApplicationProgress.tsx'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { SentPage } from './SentPage.tsx'

/** It is on its way: what happens next, and where one can go from here. */
export function ApplicationSent({ application, company }: { application: Application; company: string }) {
  const t = useTexts('applications')
  const to = useTo()
  return (
    <SentPage
      title={t('apply.sent.title', { company })}
      text={t('apply.sent.text', { company })}
      action={<ButtonLink to={to(paths.offers())}>{t('apply.sent.toOffers')}</ButtonLink>}
    >
      <ApplicationProgress application={application} />
    </SentPage>
  )
}
