import { IconBuildingCommunity, IconCircleCheck } from '@tabler/icons-react'
import type { Offer } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import { BookmarkButton } from '#features/bookmarks/public.ts'
import { OfferMatchSummary } from '#features/matching/public.ts'
import { companyLogo } from '#lib/api/company-logo.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { returnState, useBackToWatchList } from '#lib/navigation/return-to-card.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { lastSearch } from '#lib/storage/search-storage.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import { matchPanelId } from '../match-panel-id.ts'
import { ApplyAction } from './ApplyAction.tsx'
import { applyState, isOpen } from './apply-state.ts'
import styles from './OfferHead.module.css'
import { OfferNumbers } from './OfferNumbers.tsx'
import { SharePage } from './SharePage.tsx'

/** One head for the wait and the offer: the heading that got the focus keeps it. */
export function OfferHead({ id, offer }: { id: string; offer: Offer | undefined }) {
  const t = useTexts('offers')
  const common = useTexts('common')
  const to = useTo()
  const mayOpen = useMayOpen()
  const wide = useMedia('(width >= 62em)')
  const watchList = useBackToWatchList()
  return (
    <div className={styles.head}>
      <Container>
        <PageHead
          title={offer ? <span lang={offer.titleLanguage}>{offer.title}</span> : <WaitingTitle />}
          back={
            watchList ?? {
              to: { pathname: to(paths.offers()), search: lastSearch('offers') },
              state: returnState(id),
              label: t('offer.back'),
            }
          }
          picture={wide && <Logo offer={offer} size={88} />}
          over={
            <>
              {!wide && <Logo offer={offer} size={44} />}
              {offer && (
                <TextLink to={to(paths.company({ companyId: offer.company.id }))}>
                  {offer.company.name}
                </TextLink>
              )}
              {offer?.company.partnerSince && (
                <Tag tone="line" icon={IconCircleCheck}>
                  {t('partnerSince', { year: offer.company.partnerSince })}
                </Tag>
              )}
              {offer?.titleLanguage && <Tag>{common('inGerman')}</Tag>}
            </>
          }
          actions={
            offer && (
              <>
                {(wide || !isOpen(applyState(offer))) && <ApplyAction offer={offer} />}
                <BookmarkButton withText type="offer" id={offer.id} name={offer.title} />
                {offer.status === 'published' && (
                  <Row>
                    <SharePage path={paths.offer({ offerId: offer.id })} name={offer.title} />
                  </Row>
                )}
                {mayOpen('backendCompanies') && (
                  <ButtonLink
                    variant="text"
                    icon={IconBuildingCommunity}
                    to={to(paths.backendCompanies({ companyId: offer.company.id }))}
                  >
                    {common('companyInBackend')}
                  </ButtonLink>
                )}
              </>
            )
          }
        />
        {offer ? <OfferNumbers offer={offer} /> : <Skeleton width="60%" height="46px" />}
        {offer && <OfferMatchSummary offerId={offer.id} panelId={matchPanelId} />}
      </Container>
    </div>
  )
}

function WaitingTitle() {
  const t = useTexts('offers')
  return (
    <>
      <VisuallyHidden>{t('offer.loading')}</VisuallyHidden>
      <Skeleton width="min(100%, 520px)" height="38px" />
    </>
  )
}

function Logo({ offer, size }: { offer: Offer | undefined; size: 44 | 88 }) {
  if (!offer) return <Skeleton width={`${size}px`} height={`${size}px`} />
  const { company } = offer
  return <CompanyTile name={company.name} src={companyLogo(company, 320)} size={size} />
}
