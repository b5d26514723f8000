import { type ContentKindName, cancelPublication, mayAskConsent } from '@tandem/contract/backend/contents'
import { currentOf } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { berlinInstant, berlinParts } from '#lib/format/berlin-instant.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useCancelPublication } from '../queries.ts'
import { type DraftForm, draftOf, type Existing, isEnglishBehind, leftOut } from './drafts.ts'
import { MomentField } from './fields/MomentField.tsx'
import { Withdrawal } from './Withdrawal.tsx'

type PublishCardProps = {
  form: DraftForm
  kind: ContentKindName
  isSaving: boolean
  /** Without it the content is new. */
  existing?: Existing
}

/** When readers see what was written. */
export function PublishCard({ form, kind, isSaving, existing }: PublishCardProps) {
  const t = useTexts('contents')
  const record = existing?.record
  const isLater = form.watch('publishAt') !== null
  const isWithdrawn = record && 'isWithdrawn' in record.content && record.content.isWithdrawn
  const { isDirty } = form.formState
  const next = form.watch('content')
  const missing = record ? leftOut(record.content, next, record.placeholders) : []
  return (
    <SectionCard title={t('publish')}>
      <Stack gap={4}>
        {/* A notice has its own days. */}
        {kind !== 'notice' && <When form={form} isLater={isLater} />}
        {record && mayAskConsent(kind, record.id) && (
          <Checkbox
            {...form.register('asksConsent')}
            label={t('askConsent')}
            hint={t('askConsentHint')}
            error={form.formState.errors.asksConsent?.message}
          />
        )}
        {record && isEnglishBehind(record.content, next) && (
          <InlineAlert tone="warning" title={t('englishBehind')}>
            {t('englishBehindText')}
          </InlineAlert>
        )}
        {missing.length > 0 && (
          <InlineAlert
            tone="warning"
            title={t('leftOut', { names: missing.map((name) => `{${name}}`).join(', ') })}
          >
            {t('leftOutText')}
          </InlineAlert>
        )}
        <Button type="submit" variant="primary" block busy={isSaving} busyText={t('publishing')}>
          {t(isLater ? 'plan' : isWithdrawn ? 'save' : 'publish')}
        </Button>
        {record && !isDirty && (
          <Text size="small" muted>
            {t('nothing')}
          </Text>
        )}
        {existing?.record.planned && <CancelPlan form={form} kind={kind} {...existing} />}
        {existing && <Withdrawal form={form} kind={kind} {...existing} />}
      </Stack>
    </SectionCard>
  )
}

function When({ form, isLater }: { form: DraftForm; isLater: boolean }) {
  const t = useTexts('contents')
  return (
    <>
      <RadioGroup
        legend={t('when')}
        hideLegend
        name="when"
        value={isLater ? 'later' : 'now'}
        onChange={({ target }) =>
          form.setValue('publishAt', target.value === 'later' ? tomorrow() : null, { shouldDirty: true })
        }
        options={[
          { value: 'now', label: t('now') },
          { value: 'later', label: t('later') },
        ]}
      />
      {isLater && <MomentField form={form} name="publishAt" label={t('day')} />}
    </>
  )
}

/** Before anybody reads it. */
function tomorrow(): string | null {
  const { day } = berlinParts(new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString())
  return berlinInstant(day, '06:00')
}

type CancelPlanProps = Existing & { form: DraftForm; kind: ContentKindName }

function CancelPlan({ form, kind, id, filling: [filledFrom, setFilledFrom] }: CancelPlanProps) {
  const t = useTexts('contents')
  const cancelling = useCancelPublication({ kind, id })
  const cancel = () =>
    cancelling.mutate(
      { revision: filledFrom.revision },
      {
        onError: (error) => {
          const current = currentOf(error, cancelPublication)
          if (!current) return
          // The next try rests on what is shown then.
          form.reset(draftOf(current), { keepDirtyValues: true })
          setFilledFrom(current)
        },
        onSuccess: (saved) => {
          form.reset(draftOf(saved), { keepDirtyValues: true })
          setFilledFrom(saved)
          notify({ type: 'success', title: t('cancelled'), desc: t('cancelledText') })
        },
      },
    )
  return (
    <>
      <Button block busy={cancelling.isPending} busyText={t('cancelPlan')} onClick={cancel}>
        {t('cancelPlan')}
      </Button>
      {cancelling.isError && (
        <InlineAlert tone="danger" title={t('notDone')} alert>
          {failureTextOf(cancelling.error)}
        </InlineAlert>
      )}
    </>
  )
}
