import { IconCalendarEvent } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { openInterviewsQuery } from './queries.ts'
import { useInterviewWords } from './useInterviewWords.ts'

type OwnInterviewProps = { applicationId: string; company: string }

/** Among an applicant's applications: what waits or is ahead, and the way there. */
export function OwnInterview({ applicationId, company }: OwnInterviewProps) {
  const t = useTexts('interviews')
  const to = useTo()
  const { range } = useInterviewWords()
  const { data } = useQuery(openInterviewsQuery())
  const found = data?.find((each) => each.applicationId === applicationId)
  if (!found) return null
  const { startsAt, minutes, isTurn, onHold, kind } = found
  const waits = onHold ? 'own.onHold' : 'own.waiting'
  return (
    <InlineAlert
      title={startsAt ? t('title') : t(isTurn ? 'own.choose' : waits, { name: company })}
      actions={
        <ButtonLink
          size="sm"
          variant={isTurn ? 'primary' : 'secondary'}
          icon={IconCalendarEvent}
          to={to(paths.ownApplication({ applicationId, hash: 'gespraech' }))}
        >
          {t(isTurn ? 'choose' : 'own.show')}
        </ButtonLink>
      }
    >
      {startsAt && `${range(startsAt, minutes)} · ${t(`kind.${kind}`)}`}
    </InlineAlert>
  )
}
