import { IconBan, IconLockOpen } from '@tabler/icons-react'
import type { CompanyReview } from '@tandem/contract/backend'
import { useState } from 'react'
import { isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { ReasonDialog } from '../../frame/ReasonDialog.tsx'
import { useFocusHeading } from '../../frame/useFocusHeading.ts'
import { useReinstateCompany, useSuspendCompany } from './queries.ts'

const sectionId = 'sperre'

/** Takes a company off the platform for a while, and back. */
export function SuspensionCard({ review }: { review: CompanyReview }) {
  const t = useTexts('officeCompanies')
  const { id, name, can, reason, revision } = review
  // The revision that was shown when it was asked for.
  const [asked, setAsked] = useState<number | null>(null)
  const suspend = useSuspendCompany(id)
  const reinstate = useReinstateCompany(id)
  const close = () => {
    setAsked(null)
    suspend.reset()
    reinstate.reset()
  }
  const focusHead = useFocusHeading(sectionId, review)
  const finish = () => focusHead(close)
  const said = (title: string) => () => {
    notify({ type: 'success', title, desc: t('suspension.told') })
    finish()
  }
  // Those who were told that something has changed have looked at it since.
  const seen = isRefusal(suspend.error, 'changed_elsewhere') ? revision : asked
  if (!can.suspend && !can.reinstate && asked === null) return null
  return (
    <SectionCard id={sectionId} title={t('suspension.title')} description={t('suspension.text')}>
      {can.reinstate ? (
        <Stack gap={4}>
          <InlineAlert tone="warning" title={t('suspension.since')}>
            {reason}
          </InlineAlert>
          {reinstate.error && (
            <InlineAlert tone="danger" alert>
              {failureTextOf(reinstate.error)}
            </InlineAlert>
          )}
          <Button
            icon={IconLockOpen}
            block
            busy={reinstate.isPending}
            onClick={() =>
              reinstate.mutate(revision, {
                onSuccess: said(t('suspension.lifted', { name })),
                onError: (error) => {
                  if (!isRefusal(error, 'changed_elsewhere')) return
                  notify({ type: 'warning', title: t('changedElsewhere'), desc: t('changedText') })
                  finish()
                },
              })
            }
          >
            {t('suspension.lift')}
          </Button>
        </Stack>
      ) : (
        <Button icon={IconBan} block variant="danger" onClick={() => setAsked(revision)}>
          {t('suspension.suspend')}
        </Button>
      )}
      {seen !== null && (
        <ReasonDialog
          title={t('suspension.ask', { name })}
          text={t('suspension.effect')}
          confirm={t('suspension.confirm')}
          hint={t('suspension.hint')}
          danger
          busy={suspend.isPending}
          error={suspend.error}
          isMoot={!can.suspend}
          onClose={close}
          onSubmit={(reason) =>
            suspend.mutate({ reason, revision: seen }, { onSuccess: said(t('suspension.done', { name })) })
          }
        />
      )}
    </SectionCard>
  )
}
