import { useDebouncedValue } from '@mantine/hooks'
import { IconBuilding, IconX } from '@tabler/icons-react'
import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isRefusal } from '#lib/api/api-error.ts'
import { companyLogo } from '#lib/api/company-logo.ts'
import { retryOf } from '#lib/api/failure-of.ts'
import { newKey } from '#lib/api/new-key.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { ComboboxField } from '#ui/fields/combobox/ComboboxField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { commonLetter, letterTo } from './letters/letter.ts'
import { useCompanyMark } from './letters/useLetters.ts'
import { maxCompanies, useAddCompany, useCompaniesNamed, useRemoveCompany } from './queries.ts'

/** Each company that is chosen is a draft at once, so that nothing of it is lost. */
export function ChooseCompanies({ drafts }: { drafts: Application[] }) {
  const t = useTexts('applications')
  const list = useRef<HTMLDivElement>(null)
  const remove = useRemoveCompany(drafts, (error) =>
    notify({
      type: 'danger',
      title: t('initiative.notRemoved'),
      desc: refusalOf(error) ?? t('apply.unreached'),
    }),
  )
  function removeOne(draft: Application) {
    remove.mutate(draft.id, {
      onSuccess() {
        // The button goes with its row.
        list.current?.focus()
        notify({ type: 'success', title: t('initiative.removed', { company: nameOf(draft) }) })
      },
    })
  }
  return (
    <SectionCard title={t('initiative.choose.title')} description={t('initiative.choose.text')}>
      <Stack gap={5}>
        <AddCompany drafts={drafts} />
        <div ref={list} tabIndex={-1}>
          {drafts.length === 0 ? (
            <Text muted>{t('initiative.choose.none')}</Text>
          ) : (
            <Stack as="ul" gap={3} aria-label={t('initiative.choose.chosen')}>
              {drafts.map((draft) => (
                <li key={draft.id}>
                  <Chosen
                    draft={draft}
                    isRemoving={remove.isPending && remove.variables === draft.id}
                    onRemove={() => removeOne(draft)}
                  />
                </li>
              ))}
            </Stack>
          )}
        </div>
      </Stack>
    </SectionCard>
  )
}

const nameOf = ({ target }: Application) => target?.companyName ?? ''

type Named = { id: string; name: string }

function AddCompany({ drafts }: { drafts: Application[] }) {
  const t = useTexts('applications')
  const mark = useCompanyMark()
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed, 200)
  const [refusal, setRefusal] = useState<string>()
  const found = useCompaniesNamed(asked)
  const { mutate: add } = useAddCompany((company, drafts) =>
    letterTo(
      company,
      commonLetter(
        drafts.map((draft) => ({ company: nameOf(draft), letter: draft.coverLetter })),
        mark,
      ),
    ),
  )
  // One after the other: each begins with what the first one says.
  const [waiting, setWaiting] = useState<Named[]>([])
  const [next] = waiting
  const chosen = new Set([...drafts.map(({ target }) => target?.companyId), ...waiting.map(({ id }) => id)])
  function choose(company: Named | null) {
    setTyped('')
    setRefusal(undefined)
    if (!company || chosen.has(company.id)) return
    if (chosen.size >= maxCompanies) {
      setRefusal(t('initiative.choose.most', { count: maxCompanies }))
      return
    }
    setWaiting((all) => [...all, company])
  }
  const addNext = useEffectEvent((company: Named) =>
    add(
      { companyId: company.id, idempotencyKey: newKey() },
      {
        onSuccess: () => notify({ type: 'success', title: t('initiative.added', { company: company.name }) }),
        onError: (error) =>
          setRefusal(
            isRefusal(error, 'already_applied')
              ? t('initiative.choose.applied', { company: company.name })
              : (refusalOf(error) ?? t('apply.unreached')),
          ),
        onSettled: () => setWaiting((all) => all.filter(({ id }) => id !== company.id)),
      },
    ),
  )
  useEffect(() => {
    if (next) addNext(next)
  }, [next])
  return (
    <ComboboxField
      icon={IconBuilding}
      label={t('initiative.choose.label')}
      hint={t('initiative.choose.hint', { count: maxCompanies })}
      placeholder={t('initiative.choose.placeholder')}
      nothingFound={t('initiative.choose.nothing')}
      error={refusal}
      value={null}
      onChange={choose}
      onSearch={setTyped}
      options={(found.data ?? []).filter(({ id }) => !chosen.has(id))}
      loading={found.isFetching || typed !== asked || next !== undefined}
      onRetry={retryOf(found)}
      optionKey={({ id }) => id}
      text={({ name }) => name}
      renderOption={({ name, town }) => (town ? `${name}, ${town}` : name)}
    />
  )
}

type ChosenProps = { draft: Application; isRemoving: boolean; onRemove: () => void }

function Chosen({ draft, isRemoving, onRemove }: ChosenProps) {
  const t = useTexts('applications')
  const to = useTo()
  const { target, can } = draft
  if (!target) return null
  const { companyId, companyName, hasLogo } = target
  return (
    <Row gap={3} justify="between" wrap>
      <Row gap={3}>
        <CompanyTile name={companyName} src={companyLogo({ id: companyId, hasLogo })} size={44} />
        <Stack gap={1}>
          <TextLink to={to(paths.company({ companyId }))}>{companyName}</TextLink>
          {!can.submit && <Tag tone="warning">{t('initiative.unavailable')}</Tag>}
        </Stack>
      </Row>
      <Button
        size="sm"
        variant="text"
        icon={IconX}
        busy={isRemoving}
        onClick={onRemove}
        aria-label={t('initiative.removeOne', { company: companyName })}
      >
        {t('initiative.remove')}
      </Button>
    </Row>
  )
}
