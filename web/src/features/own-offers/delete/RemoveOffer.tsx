import {
  type OfferRemoval,
  OfferRemovalReason,
  previewOfferRemoval,
  requestOfferRemoval,
} from '@tandem/contract/backend/offer-removal'
import { paths } from '@tandem/contract/paths'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { isRefusal } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { failureOf } from '#lib/api/failure-of.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'

/** An admin asks a second one to take an offer of any company away: what that does, and why, which the company reads too. */
export function RemoveOffer({ id }: { id: string }) {
  const t = useTexts('ownOffers')
  const to = useTo()
  const locale = useLocale()
  const { data, error, refetch } = useQuery({
    queryKey: ['backend', 'offer-removal', id, locale],
    queryFn: ({ signal }) => call(previewOfferRemoval, { params: { id } }, { signal }),
    // A form is open over it.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const toOffers = { to: to(paths.offers()), label: t('delete.admin.toOffers') }
  if (error && !data) {
    return (
      <Page width="form">
        <RecordErrorState
          {...failureOf(error)}
          title={t('editor.missing')}
          text={t('delete.admin.missing')}
          action={<ButtonLink to={toOffers.to}>{toOffers.label}</ButtonLink>}
          onRetry={() => void refetch()}
        />
      </Page>
    )
  }
  const toOffer = { to: to(paths.offer({ offerId: id })), label: t('delete.admin.toOffer') }
  return (
    <Page width="form">
      <PageHead
        title={t(data?.effect === 'close' ? 'delete.admin.titleClose' : 'delete.title')}
        lead={data && t('delete.admin.lead', { title: data.title, company: data.company.name })}
        back={data ? toOffer : toOffers}
      />
      {!data && <SkeletonList label={t('editor.loading')} tile={false} count={1} />}
      {data?.effect === 'none' && <InlineAlert tone="info" title={t('delete.keptClosed')} />}
      {data?.isRequested && data.effect !== 'none' && (
        <InlineAlert
          tone="info"
          title={t('delete.admin.waits')}
          actions={
            <ButtonLink size="sm" to={to(paths.backendCompanies({ companyId: data.company.id }))}>
              {t('delete.admin.toRequest')}
            </ButtonLink>
          }
        >
          {t('delete.admin.waitsText')}
        </InlineAlert>
      )}
      {data && !data.isRequested && data.effect !== 'none' && (
        <RemovalForm id={id} removal={data} keepAt={toOffer.to} onOutdated={() => void refetch()} />
      )}
    </Page>
  )
}

type RemovalFormProps = { id: string; removal: OfferRemoval; keepAt: string; onOutdated: () => void }

function RemovalForm({ id, removal, keepAt, onOutdated }: RemovalFormProps) {
  const t = useTexts('ownOffers')
  const { effect, openApplications, company } = removal
  const form = useForm({
    mode: 'onTouched',
    resolver: useContractResolver(OfferRemovalReason),
    defaultValues: { reason: '', effect, openApplications },
  })
  useErrorsInLanguage(form)
  useUnsavedPart(form.formState.isDirty)
  const { mutate, error, isPending } = useRequestRemoval(id, onOutdated)
  return (
    <form
      onSubmit={form.handleSubmit(({ reason }) => mutate({ effect, openApplications, reason }))}
      noValidate
    >
      <Stack gap={5}>
        <div>
          <p>{t(`delete.admin.${effect === 'delete' ? 'deletes' : 'closes'}`)}</p>
          {openApplications > 0 && <p>{t('delete.admin.ends', { count: openApplications })}</p>}
          <p>{t('delete.admin.second')}</p>
        </div>
        <TextArea
          {...form.register('reason')}
          label={t('delete.admin.reason')}
          hint={t('delete.admin.reasonHint', { company: company.name })}
          required
          autoGrow
          maxLength={1000}
          error={form.formState.errors.reason?.message}
        />
        <Text size="small" muted>
          {t('delete.admin.told', { company: company.name })}
        </Text>
        {error && (
          <InlineAlert tone="danger" title={t('delete.admin.failed')} alert>
            {isRefusal(error, 'changed_elsewhere') ? t('delete.admin.changed') : failureTextOf(error)}
          </InlineAlert>
        )}
        <Row wrap>
          <ButtonLink to={keepAt}>{t('delete.cancel')}</ButtonLink>
          <Button type="submit" variant="danger-filled" busy={isPending}>
            {t(`delete.admin.${effect === 'delete' ? 'delete' : 'close'}`)}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

type Removal = Pick<OfferRemoval, 'effect' | 'openApplications'> & { reason: string }

function useRequestRemoval(id: string, onOutdated: () => void) {
  const t = useTexts('ownOffers')
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: (body: Removal) => call(requestOfferRemoval, { params: { id }, body }),
    async onSuccess() {
      notify({ type: 'success', title: t('delete.admin.requested') })
      await queries.invalidateQueries({ queryKey: ['backend'] })
      // The form goes, and what waits stands in its place.
      focusPageHeading()
    },
    onError(error) {
      if (isRefusal(error, 'changed_elsewhere') || isRefusal(error, 'request_closed')) onOutdated()
    },
  })
}
