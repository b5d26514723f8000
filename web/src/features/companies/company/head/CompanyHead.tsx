import { IconBuildingCommunity, IconCircleCheck, IconClockCheck } from '@tabler/icons-react'
import type { Company } from '@tandem/contract/companies/profile'
import type { OfferSummary } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import { InitiativeAction } from '#features/applications/public.ts'
import { BlockCompanyMenu, BlockedNote } from '#features/blocked-companies/public.ts'
import { BookmarkButton } from '#features/bookmarks/public.ts'
import { SharePage } from '#features/offers/public.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { returnState, useBackToWatchList } from '#lib/navigation/return-to-card.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { useAskToLogin } from '#lib/session/useAskToLogin.ts'
import { lastSearch } from '#lib/storage/search-storage.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { cx } from '#ui/cx.ts'
import { Container } from '#ui/layout/Container.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import styles from './CompanyHead.module.css'
import { CompanyNumbers } from './CompanyNumbers.tsx'
import { type CompanyImages, describeMainImage, objectPositionOf } from './useCompanyImages.ts'

type CompanyHeadProps = {
  id: string
  company: Company | undefined
  offers: OfferSummary[] | undefined
  images: CompanyImages
  /** 2 in a preview. */
  level?: 1 | 2
}

/** One head for the wait and the company: the heading that got the focus keeps it. */
export function CompanyHead({ id, company, offers, images, level = 1 }: CompanyHeadProps) {
  const t = useTexts('companies')
  const common = useTexts('common')
  const to = useTo()
  const locale = useLocale()
  const description = company && describeMainImage(company, locale)
  const mayOpen = useMayOpen()
  const isVisitor = useAccount() === null
  const askToLogin = useAskToLogin({ title: t('company.login.title'), desc: t('company.login.text') })
  const toApply = paths.applyToCompany({ recordId: id })
  const wide = useMedia('(width >= 36em)')
  const more = level === 1 && company?.status === 'confirmed' && (
    <Row gap={2}>
      <SharePage path={paths.company({ companyId: id })} name={company.name} />
      <BlockCompanyMenu company={company} />
    </Row>
  )
  const search = {
    to: { pathname: to(paths.companies()), search: lastSearch('companies') },
    state: returnState(id),
    label: t('company.back'),
  }
  const back = useBackToWatchList() ?? (mayOpen('companies') && search)
  return (
    <div className={styles.head}>
      {company?.hasMainImage && description && (
        <div className={styles.band}>
          {images.mainImage && (
            <img
              src={images.mainImage}
              alt={description.alt}
              lang={description.lang}
              style={{ objectPosition: objectPositionOf(company.mainImageFocus) }}
            />
          )}
        </div>
      )}
      <Container>
        <PageHead
          level={level}
          title={company?.name ?? <WaitingTitle />}
          // A space that does not break keeps its line while it loads.
          lead={company ? inShort(company) : '\u00a0'}
          {...(back && { back })}
          picture={
            company ? (
              <div className={cx(!wide && styles.top, images.mainImage && styles.overBand)}>
                <CompanyTile name={company.name} src={images.logo} size={88} />
                {!wide && more}
              </div>
            ) : (
              <Skeleton width="88px" height="88px" />
            )
          }
          over={company && <Tags company={company} />}
          actions={
            company?.can.edit ? (
              <>
                <ButtonLink to={to(paths.companyProfile())}>{t('company.edit')}</ButtonLink>
                {wide && more}
              </>
            ) : (
              <>
                {mayOpen('applyToCompany') && company?.status === 'confirmed' && level === 1 && (
                  <InitiativeAction isPrimary companyId={id} refusal={refusalOf(company)} />
                )}
                {isVisitor && company?.unattended && level === 1 && (
                  <Tag tone="warning">{t('company.unattended')}</Tag>
                )}
                {isVisitor && company && !refusalOf(company) && level === 1 && (
                  <ButtonLink variant="primary" to={to(toApply)} {...askToLogin('applyToCompany', toApply)}>
                    {t('company.applyAsVisitor')}
                  </ButtonLink>
                )}
                {company && level === 1 && (
                  <BookmarkButton withText type="company" id={id} name={company.name} />
                )}
                {mayOpen('backendCompanies') && level === 1 && (
                  <ButtonLink
                    variant="text"
                    icon={IconBuildingCommunity}
                    to={to(paths.backendCompanies({ companyId: id }))}
                  >
                    {common('openInBackend')}
                  </ButtonLink>
                )}
                {wide && more}
              </>
            )
          }
        />
        {company && level === 1 && <BlockedNote company={company} />}
        {company ? (
          <div className={styles.numbers}>
            <CompanyNumbers company={company} offers={offers} />
          </div>
        ) : (
          <Skeleton width="60%" height="46px" />
        )}
      </Container>
    </div>
  )
}

function refusalOf({ unattended, acceptsInitiatives }: Company) {
  if (unattended) return 'unavailable'
  return acceptsInitiatives ? undefined : 'notAccepted'
}

/** The first sentence of several, where it is short enough to be read at a glance; what ends an abbreviation ends none. */
const shortSentence = /^.{8,85}?\p{L}{4}[.?](?=\s+\S)/u

function inShort({ description }: Company) {
  const [sentence] = shortSentence.exec(description.text) ?? []
  return sentence && <span lang={description.translated ? undefined : 'de'}>{sentence}</span>
}

/** A company that answers within so many days does so quickly. */
const quickDays = 7

function Tags({ company: { partnerSince, status, answerDays } }: { company: Company }) {
  const t = useTexts('companies')
  return (
    <>
      {partnerSince && (
        <Tag tone="line" icon={IconCircleCheck}>
          {t('company.partnerSince', { year: partnerSince })}
        </Tag>
      )}
      {answerDays !== null && answerDays <= quickDays && (
        <Tag tone="success" icon={IconClockCheck}>
          {t('company.answersQuickly')}
        </Tag>
      )}
      {status !== 'confirmed' && <Tag tone="warning">{t('company.waiting')}</Tag>}
    </>
  )
}

function WaitingTitle() {
  const t = useTexts('companies')
  return (
    <>
      <VisuallyHidden>{t('company.loading')}</VisuallyHidden>
      <Skeleton width="min(100%, 420px)" height="38px" />
    </>
  )
}
