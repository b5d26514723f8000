import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { InlineOffer, InlineOffers, offerIn } from '#features/own-offers/public.ts'
import { failureOf } from '#lib/api/failure-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { EditorBar } from '#ui/fields/form/EditorBar.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { Admission } from './profile/Admission.tsx'
import { CompanyForm, NotVisible } from './profile/CompanyForm.tsx'
import { CompanyFiles, CompanyImages } from './profile/CompanyUploads.tsx'
import { companyProfileQuery } from './queries.ts'
import { SentBackTexts } from './SentBackTexts.tsx'

/** The profile of the own company, for whoever may edit it. */
export function CompanyProfilePage() {
  const t = useTexts('companies')
  const to = useTo()
  const { offersEditableInline } = useSettings().company
  const { data, error, refetch } = useQuery(companyProfileQuery)
  const opened = offerIn(useLocation().search)
  if (offersEditableInline && opened) {
    return (
      <Page width="full">
        <Container>
          <PageHead title={t('profile.title')} />
        </Container>
        <InlineOffer offerId={opened} />
      </Page>
    )
  }
  if (error && !data) {
    return (
      <Page>
        <RecordErrorState
          {...failureOf(error)}
          title={t('profile.missing')}
          text={t('profile.missingText')}
          action={<ButtonLink to={to(paths.dashboard())}>{t('profile.toDashboard')}</ButtonLink>}
          onRetry={() => void refetch()}
        />
      </Page>
    )
  }
  if (!data) {
    return (
      <Page width="full">
        <EditorBar title={t('profile.title')} width="wide" />
        <Container width="wide">
          <SkeletonList label={t('profile.loading')} tile={false} count={4} />
        </Container>
      </Page>
    )
  }
  return (
    <Page width="full">
      <CompanyForm
        key={data.id}
        profile={data}
        notices={
          <>
            <NotVisible status={data.status} />
            <SentBackTexts />
          </>
        }
      >
        <CompanyImages profile={data} />
        <CompanyFiles profile={data} />
        <Admission profile={data} />
        <ContactsLink companyId={data.id} />
        {offersEditableInline && <InlineOffers />}
      </CompanyForm>
    </Page>
  )
}

function ContactsLink({ companyId }: { companyId: string }) {
  const t = useTexts('companies')
  const to = useTo()
  return (
    <SectionCard id="ansprechpersonen" title={t('profile.contacts')} description={t('profile.contactsHint')}>
      <TextLink to={to(paths.companyPersons({ companyId }))}>{t('profile.toContacts')}</TextLink>
    </SectionCard>
  )
}
