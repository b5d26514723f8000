import { IconCheck } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { type OfferQuestion, useTakeOver } from './queries.ts'

/** Writes the answers into the applicant's profile, beside what stands there. */
export function TakeOver({ offers }: { offers: OfferQuestion }) {
  const t = useTexts('eligibility')
  const to = useTo()
  const { mutate, isPending, isError, error, data } = useTakeOver()
  const take = () =>
    mutate(offers, { onSuccess: () => notify({ type: 'success', title: t('takeOver.done') }) })
  return (
    <>
      {isError && (
        <InlineAlert tone="danger" alert title={t('takeOver.failed')}>
          {refusalOf(error) ?? t('takeOver.again')}
        </InlineAlert>
      )}
      <Button
        block
        icon={data ? IconCheck : undefined}
        busy={isPending}
        busyText={t('takeOver.action')}
        onClick={take}
      >
        {t('takeOver.action')}
      </Button>
      {data && (
        <TextLink to={to(paths.ownProfile({ applicationId: data }))}>{t('takeOver.toProfile')}</TextLink>
      )}
    </>
  )
}
