import { arrangeCompanyPersons, type CompanyPerson } from '@tandem/contract/contacts'
import { paths } from '@tandem/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { currentOf, isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { nameOf } from '../person/PersonAvatar.tsx'
import { companyPersonsQuery, useArrange } from '../queries.ts'
import styles from './CompanyPersons.module.css'
import { PersonLine } from './PersonLine.tsx'
import { useNameFilter } from './useNameFilter.tsx'

type CompanyPersonsProps = { companyId: string; persons: CompanyPerson[] }

/** Everybody of the company. Order and visibility are saved with each change, which is shown at once. */
export function CompanyPersons({ companyId, persons }: CompanyPersonsProps) {
  const t = useTexts('contacts')
  const to = useTo()
  const account = useSignedIn()
  const isOwn = account.companyId === companyId
  const mayArrange = useMayOpen()('companyProfile') && isOwn
  const { arrange, shown, error } = useArrangement(companyId, persons)
  const [field, found] = useNameFilter(shown)
  const isWhole = found.length === shown.length
  function move(person: CompanyPerson, by: 1 | -1) {
    const from = shown.findIndex(({ id }) => id === person.id)
    const at = from + by
    const turned = shown.filter(({ id }) => id !== person.id)
    turned.splice(at, 0, person)
    arrange(turned, t('person.moved', { name: nameOf(person), at: at + 1, of: shown.length }))
  }
  function hide(person: CompanyPerson, hidden: boolean) {
    arrange(
      shown.map((each) => (each.id === person.id ? { ...each, hidden } : each)),
      t(hidden ? 'person.nowHidden' : 'person.nowShown', { name: nameOf(person) }),
    )
  }
  return (
    <Stack gap={5}>
      {error && (
        <InlineAlert tone="danger" title={t('person.arrangeFailed')} alert>
          {isRefusal(error, 'changed_elsewhere') ? t('person.changed') : failureTextOf(error)}
        </InlineAlert>
      )}
      {field}
      <ol className={styles.list}>
        {found.map((person) => (
          <PersonLine
            key={person.id}
            person={person}
            companyId={companyId}
            isOwn={person.id === account.organisationPersonId}
            onHide={mayArrange ? (hidden) => hide(person, hidden) : null}
            onUp={mayArrange && isWhole && person !== shown[0] ? () => move(person, -1) : null}
            onDown={mayArrange && isWhole && person !== shown.at(-1) ? () => move(person, 1) : null}
          />
        ))}
      </ol>
      {isOwn && !mayArrange && <Text muted>{t('person.noPermission')}</Text>}
      {isOwn && (
        <TextLink strong to={to(paths.account({ hash: 'team' }))}>
          {t('person.invite')}
        </TextLink>
      )}
    </Stack>
  )
}

/** What was wanted is shown while it is saved; refused, the server's state comes back. */
function useArrangement(companyId: string, persons: CompanyPerson[]) {
  const locale = useLocale()
  const queries = useQueryClient()
  const saving = useArrange(companyId, locale)
  return {
    shown: saving.isPending ? saving.variables : persons,
    error: saving.error,
    arrange: (wanted: CompanyPerson[], said: string) =>
      saving.mutate(wanted, {
        onSuccess: () => notify({ type: 'success', title: said }),
        onError: (error) => {
          const current = currentOf(error, arrangeCompanyPersons)
          if (current) queries.setQueryData(companyPersonsQuery(companyId, locale).queryKey, current)
        },
      }),
  }
}
