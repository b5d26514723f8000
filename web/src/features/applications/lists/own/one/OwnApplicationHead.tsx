import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { SavePdf } from '#features/applications/documents/SavePdf.tsx'
import { StageTag } from '#features/applications/stage/StageTag.tsx'
import { BookmarkButton } from '#features/bookmarks/public.ts'
import { companyLogo } from '#lib/api/company-logo.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { useBackToWatchList } from '#lib/navigation/return-to-card.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
import { WriteToCompany } from './WriteToCompany.tsx'

export function OwnApplicationHead({ application, title }: { application: Application; title: string }) {
  const t = useTexts('applications')
  const to = useTo()
  const watchList = useBackToWatchList()
  const { target, closure } = application
  if (!target) return null
  const { companyId, companyName, hasLogo, offerId, unavailable } = target
  return (
    <PageHead
      back={watchList ?? { to: to(paths.ownApplications()), label: t('own.toList') }}
      title={<TitleInLanguage title={title} language={target.offerTitleLanguage} />}
      picture={<CompanyTile name={companyName} src={companyLogo({ id: companyId, hasLogo })} size={64} />}
      over={
        <>
          {unavailable ? (
            <span>{companyName}</span>
          ) : (
            <TextLink to={to(paths.company({ companyId }))}>{companyName}</TextLink>
          )}
          <StageTag application={application} />
          <SavePdf application={application} />
        </>
      }
      actions={
        <>
          {application.sentAt && <WriteToCompany application={application} title={title} />}
          <BookmarkButton withText type="application" id={application.id} name={title} />
          {offerId && !unavailable && closure !== 'company_unavailable' && (
            <ButtonLink variant="text" to={to(paths.offer({ offerId }))}>
              {t('own.toOffer')}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
