import {
  IconAlertTriangle,
  IconBan,
  IconCheck,
  IconCircleCheck,
  IconClock,
  IconExternalLink,
  IconPencil,
  IconX,
} from '@tabler/icons-react'
import type { CompanyReview } from '@tandem/contract/backend'
import { paths } from '@tandem/contract/paths'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { DeedsCard } from '#features/backend/audit/DeedsCard.tsx'
import { RequestAlert } from '#features/backend/four-eyes/RequestAlert.tsx'
import { companyLogo } from '#lib/api/company-logo.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { cx } from '#ui/cx.ts'
import { Definition, DefinitionList } from '#ui/data/DefinitionList.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { BreakableAddress } from '#ui/layout/BreakableAddress.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { CorrectionDialog } from '../changes/CorrectionDialog.tsx'
import { OnBehalfCard } from '../changes/OnBehalfCard.tsx'
import { SuspensionCard } from '../changes/SuspensionCard.tsx'
import { KeysCard } from '../keys/KeysCard.tsx'
import type { ReviewList } from '../list/useReviewList.ts'
import { MergeCard } from '../merge/MergeCard.tsx'
import styles from './CompanyReviewDetails.module.css'
import { DecisionCard } from './DecisionCard.tsx'

type CompanyReviewDetailsProps = { review: CompanyReview; list: ReviewList; hasBack: boolean }

const marks = {
  pending: { tone: 'warning', icon: IconClock },
  confirmed: { tone: 'success', icon: IconCheck },
  refused: { tone: 'danger', icon: IconX },
  suspended: { tone: 'danger', icon: IconBan },
} as const

export function CompanyReviewDetails({ review, list, hasBack }: CompanyReviewDetailsProps) {
  const t = useTexts('backend')
  const { day, dateTime } = useFormats()
  const navigate = useNavigate()
  const to = useTo()
  const { status, submittedAt, decidedAt, askedAt, answeredAt } = review
  const isAsked = askedAt !== null && answeredAt === null
  const waitsSince = isAsked ? askedAt : submittedAt
  const when = status === 'pending' ? waitsSince && dateTime(waitsSince) : decidedAt && day(decidedAt)
  return (
    <section className={styles.details} aria-label={review.name}>
      <PageHead
        back={
          hasBack ? { to: list.listPath({ page: list.wanted.page }), label: t('companies.back') } : undefined
        }
        picture={<CompanyTile name={review.name} src={companyLogo(review, 320)} size={88} />}
        over={
          <>
            <Tag {...marks[status]}>{isAsked ? t('companies.asked') : t(`status.${status}`)}</Tag>
            {when && <Text size="small">{t(`since.${status}`, { when })}</Text>}
          </>
        }
        title={review.name}
        actions={
          status === 'confirmed' &&
          !review.can.undo && (
            <ButtonLink
              variant="text"
              icon={IconExternalLink}
              to={to(paths.company({ companyId: review.id }))}
            >
              {t('companies.asOthers')}
            </ButtonLink>
          )
        }
      />
      <div className={styles.columns}>
        <Stack gap={6}>
          {review.requests.map((request) => (
            <RequestAlert
              key={request.id}
              request={request}
              onConfirmed={() => request.into && void navigate(list.companyPath(request.into.id))}
            />
          ))}
          {review.unattended && (
            <InlineAlert tone="warning" title={t('details.unattended')}>
              {t('details.unattendedText')}
            </InlineAlert>
          )}
          <Details review={review} />
          <Checks review={review} list={list} />
          <OffersCard offers={review.offers} />
          <KeysCard review={review} />
          <DeedsCard deeds={review.history} />
        </Stack>
        <Stack gap={6}>
          <DecisionCard review={review} list={list} />
          <SuspensionCard review={review} />
          <MergeCard review={review} />
          <OnBehalfCard review={review} />
        </Stack>
      </div>
    </section>
  )
}

function Details({ review }: { review: CompanyReview }) {
  const t = useTexts('backend')
  const tCompanies = useTexts('officeCompanies')
  const tPeople = useTexts('people')
  const { list: inWords } = useFormats()
  const to = useTo()
  const [corrects, setCorrects] = useState(false)
  const { details, industry, size, accounts, note, question, answeredAt } = review
  const { street, zip, town, www, phone } = details
  const missing = t('details.missing')
  return (
    <SectionCard
      title={t('details.title')}
      actions={
        review.can.correct && (
          <Button
            icon={IconPencil}
            aria-label={tCompanies('correction.openLong')}
            onClick={() => setCorrects(true)}
          >
            {tCompanies('correction.open')}
          </Button>
        )
      }
    >
      <DefinitionList columns={2}>
        <Definition term={t('details.address')}>
          {[street, `${zip} ${town}`.trim()].filter(Boolean).join(', ') || missing}
        </Definition>
        <Definition term={t('details.industry')}>
          {[industry, size].filter(Boolean).join(', ') || missing}
        </Definition>
        <Definition term={t('details.phone')}>{phone || missing}</Definition>
        <Definition term={t('details.www')} wide>
          {www ? <WebLink www={www} /> : missing}
        </Definition>
        <Definition term={t('details.accounts')} wide>
          <Stack gap={2} as="ul">
            {accounts.map(({ id, firstName, lastName, email, states }) => (
              <li key={id}>
                <TextLink to={to(paths.backendPeople({ accountId: id }))}>
                  {firstName} {lastName}
                </TextLink>
                , <BreakableAddress>{email}</BreakableAddress>
                {states.length > 0 && (
                  <Text muted>{inWords(states.map((state) => tPeople(`states.${state}`)))}</Text>
                )}
              </li>
            ))}
          </Stack>
        </Definition>
        {question && (
          <Definition term={t('details.question')} wide>
            {question}
          </Definition>
        )}
        {(note || answeredAt) && (
          <Definition term={t(answeredAt ? 'details.answer' : 'details.note')} wide>
            {note || t('details.noAnswer')}
          </Definition>
        )}
      </DefinitionList>
      {corrects && <CorrectionDialog review={review} onClose={() => setCorrects(false)} />}
    </SectionCard>
  )
}

/** What was typed may hold anything: only what is an address of the web becomes a link. */
function WebLink({ www }: { www: string }) {
  const address = /^https?:\/\//i.test(www) ? www : `https://${www}`
  if (!URL.canParse(address)) return www
  return (
    <a href={address} target="_blank" rel="noreferrer nofollow">
      <BreakableAddress>{www}</BreakableAddress>
    </a>
  )
}

function OffersCard({ offers }: { offers: CompanyReview['offers'] }) {
  const t = useTexts('backend')
  const to = useTo()
  if (offers.length === 0) return null
  return (
    <SectionCard title={t('companies.offers')}>
      <ul>
        {offers.map(({ id, title }) => (
          <li key={id}>
            <TextLink to={to(paths.offer({ offerId: id }))}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

function Checks({ review, list }: { review: CompanyReview; list: ReviewList }) {
  const t = useTexts('backend')
  const { list: inWords } = useFormats()
  const { details, accounts, duplicates } = review
  const { www } = details
  const fits = accounts.some(({ states, ofWebsite }) => !states.includes('unconfirmed') && ofWebsite)
  return (
    <SectionCard title={t('checks.title')}>
      <ul className={styles.checks}>
        {www && (
          <Check fine={fits} title={t(fits ? 'checks.mail' : 'checks.noMail')}>
            {t(fits ? 'checks.mailText' : 'checks.noMailText', { www })}
          </Check>
        )}
        {duplicates.length === 0 && (
          <Check fine title={t('checks.noDuplicates')}>
            {t('checks.noDuplicatesText')}
          </Check>
        )}
        {duplicates.map(({ id, name, town, status, reasons }) => (
          <Check key={id} title={t('checks.duplicate')}>
            <TextLink to={list.companyPath(id)}>{name}</TextLink>
            {`${town && `, ${town}`}: ${inWords(reasons.map((reason) => t(`checks.reasons.${reason}`)))}. ${t(`status.${status}`)}.`}
          </Check>
        ))}
      </ul>
    </SectionCard>
  )
}

function Check({ fine, title, children }: { fine?: boolean; title: string; children: ReactNode }) {
  return (
    <li className={cx(styles.check, fine ? styles.fine : styles.open)}>
      <Icon icon={fine ? IconCircleCheck : IconAlertTriangle} />
      <div>
        <b>{title}</b>
        <Text muted>{children}</Text>
      </div>
    </li>
  )
}
