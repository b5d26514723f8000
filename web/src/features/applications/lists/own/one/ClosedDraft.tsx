import { type Application, applicationTypes, type DraftClosure } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useFocusHeadingIfLost } from '#features/applications/apply/useFocusHeadingIfLost.ts'
import { RecordBody } from '#features/applications/record/RecordBody.tsx'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { SimilarOffers } from './ApplyAgain.tsx'
import { OwnApplicationHead } from './OwnApplicationHead.tsx'

type ClosedDraftProps = { application: Application; closure: DraftClosure }

/** An application that was begun and can no longer be sent: why, what was written, and where one can go from here. */
export function ClosedDraft({ application, closure }: ClosedDraftProps) {
  const t = useTexts('applications')
  const to = useTo()
  const { id, type, target, studyInterests } = application
  const company = target?.companyName ?? ''
  const title = target?.offerTitle ?? t('own.initiative')
  usePageTitle(`${title}, ${company}`)
  useFocusHeadingIfLost()
  return (
    <>
      <OwnApplicationHead application={application} title={title} />
      <Stack gap={6}>
        <InlineAlert
          tone="warning"
          title={t(`own.closed.reasons.${closure}`)}
          actions={
            <>
              {closure === 'initiatives_not_accepted' && target && (
                <ButtonLink to={to(paths.offers({ search: { company: target.companyId } }))}>
                  {t('own.closed.ofCompany', { company })}
                </ButtonLink>
              )}
              <SimilarOffers studyInterests={studyInterests} />
              {type === applicationTypes.initiative && (
                <ButtonLink to={to(paths.applyToCompanies())}>{t('own.closed.otherCompanies')}</ButtonLink>
              )}
              <ButtonLink variant="text" to={to(paths.deleteProfile({ recordId: id }))}>
                {t('outcome.own.delete')}
              </ButtonLink>
            </>
          }
        >
          {t('own.closed.text')}
        </InlineAlert>
        <RecordBody application={{ ...application, timeline: [], match: null }} canCopy />
      </Stack>
    </>
  )
}
