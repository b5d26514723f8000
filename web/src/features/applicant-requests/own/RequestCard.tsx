import type { ApplicantRequest, RequestState } from '@tandem/contract/applicant-requests'
import { paths } from '@tandem/contract/paths'
import type { ComponentProps } from 'react'
import { companyLogo } from '#lib/api/company-logo.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
import { Tag, type TagTone } from '#ui/marks/Tag.tsx'
import { RequestAnswers } from './RequestAnswers.tsx'
import { useRequestTitle } from './useRequestTitle.ts'

/** One request: who asks for what, what an answer would mean, and the answers. */
export function RequestCard({ request, ...declining }: ComponentProps<typeof RequestAnswers>) {
  const t = useTexts('applicantRequests')
  const to = useTo()
  const { day } = useFormats()
  const title = useRequestTitle()(request)
  const { kind, state, company, offer, target, note, at, declineReason } = request
  return (
    <Card as="li">
      <Stack gap={4}>
        <Row>
          <CompanyTile name={company.name} src={companyLogo(company)} size={44} />
          <Stack gap={1}>
            <h3 tabIndex={-1}>
              <TitleInLanguage title={title} language={offer?.titleLanguage} />
            </h3>
            <Text size="small" muted>
              <TextLink to={to(paths.company({ companyId: company.id }))}>{company.name}</TextLink> ·{' '}
              {day(at)}
            </Text>
          </Stack>
        </Row>
        <Row wrap>
          <Tag tone={tones[state]}>
            {t(kind === 'invitation' && state === 'accepted' ? 'applied' : `state.${state}`)}
          </Tag>
        </Row>
        <Text>{t(`own.${kind}.${state}`, { company: company.name, target: target?.name ?? '' })}</Text>
        {note && (
          <Stack gap={1}>
            <Text size="small" muted>
              {t('own.wrote', { company: company.name })}
            </Text>
            <blockquote>{note}</blockquote>
          </Stack>
        )}
        {declineReason && (
          <Text size="small" muted>
            {t('own.reasonGiven', { reason: t(`reasons.${declineReason}`) })}
          </Text>
        )}
        {kind === 'recommendation' && state === 'open' && <HandedOn request={request} />}
        <RequestAnswers request={request} {...declining} />
      </Stack>
    </Card>
  )
}

/** What goes to the other company, and what does not. */
function HandedOn({ request: { company, target, documents } }: { request: ApplicantRequest }) {
  const t = useTexts('applicantRequests')
  const to = useTo()
  return (
    <Stack gap={2}>
      <h4>{t('own.handedOn')}</h4>
      <ul>
        <li>{t('own.handedProfile')}</li>
        {documents.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two documents may have one name, and none moves
          <li key={index}>{name}</li>
        ))}
      </ul>
      <Text>{t('own.notHanded', { company: company.name })}</Text>
      {target && (
        <Text>
          <TextLink to={to(paths.company({ companyId: target.id }))}>
            {t('own.toCompany', { name: target.name })}
          </TextLink>
        </Text>
      )}
    </Stack>
  )
}

const tones: Record<RequestState, TagTone> = {
  open: 'warning',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
}
