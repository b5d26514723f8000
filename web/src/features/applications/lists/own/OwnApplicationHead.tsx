import { IconMessage } from '@tabler/icons-react'
import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SavePdf } from '#features/applications/documents/SavePdf.tsx'
import { StageTag } from '#features/applications/stage/StageTag.tsx'
import { MessageDialog } from '#features/messaging/public.ts'
import { offerQuery } from '#features/offers/public.ts'
import { companyLogo } from '#lib/api/company-logo.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'

export function OwnApplicationHead({ application, title }: { application: Application; title: string }) {
  const t = useTexts('applications')
  const to = useTo()
  const { target } = application
  if (!target) return null
  const { companyId, companyName, hasLogo, offerId } = target
  return (
    <PageHead
      back={{ to: to(paths.ownApplications()), label: t('own.toList') }}
      title={<TitleInLanguage title={title} language={target.offerTitleLanguage} />}
      picture={<CompanyTile name={companyName} src={companyLogo({ id: companyId, hasLogo })} size={64} />}
      over={
        <>
          <TextLink to={to(paths.company({ companyId }))}>{companyName}</TextLink>
          <StageTag application={application} />
          <SavePdf application={application} />
        </>
      }
      actions={
        offerId && (
          <>
            <Write offerId={offerId} applicationId={application.id} title={title} />
            <ButtonLink variant="text" to={to(paths.offer({ offerId }))}>
              {t('own.toOffer')}
            </ButtonLink>
          </>
        )
      }
    />
  )
}

type WriteProps = { offerId: string; applicationId: string; title: string }

/** To whoever answers for the offer; nothing while nobody does. */
function Write({ offerId, applicationId, title }: WriteProps) {
  const t = useTexts('applications')
  const [open, setOpen] = useState(false)
  const { data } = useQuery(offerQuery(offerId, useLocale()))
  if (!data?.contact) return null
  return (
    <>
      <Button icon={IconMessage} onClick={() => setOpen(true)}>
        {t('record.write')}
      </Button>
      <MessageDialog
        open={open}
        onClose={() => setOpen(false)}
        recipient={data.contact}
        subject={t('record.subject', { offer: title })}
        applicationId={applicationId}
      />
    </>
  )
}
