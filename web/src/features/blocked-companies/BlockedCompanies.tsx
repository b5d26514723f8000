import { useDebouncedValue } from '@mantine/hooks'
import { IconBuilding } from '@tabler/icons-react'
import type { BlockedCompany } from '@tandem/contract/applicants/blocked-companies'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { companyLogo } from '#lib/api/company-logo.ts'
import { retryOf } from '#lib/api/failure-of.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { RetryButton } from '#ui/actions/RetryButton.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { ComboboxField } from '#ui/fields/combobox/ComboboxField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { blockedCompaniesQuery, type Company, useChangeBlock, useCompaniesNamed } from './queries.ts'

/** Whom the profiles are hidden from. `isHidden`: at the moment nobody finds this one anyway. */
export function BlockedCompanies({ isHidden }: { isHidden: boolean }) {
  const t = useTexts('blockedCompanies')
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useQuery(blockedCompaniesQuery)
  const { change, changing } = useChangeBlock()
  function show(company: BlockedCompany) {
    // The button goes with its row.
    heading.current?.focus()
    change({ company, blocked: false })
  }
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={4}>
        <Stack gap={2}>
          <h3 id={titleId} ref={heading} tabIndex={-1}>
            {t('title')}
          </h3>
          <Text size="small" muted>
            {t('text')}
          </Text>
          {isHidden && (
            <Text size="small" strong>
              {t('whileHidden')}
            </Text>
          )}
        </Stack>
        <AddCompany isAdding={changing !== null} onAdd={(company) => change({ company, blocked: true })} />
        {!data && !error && <Loading label={t('loading')} />}
        {error && !data && (
          <Row gap={3} wrap>
            <Text>{failureTextOf(error)}</Text>
            <RetryButton onRetry={() => void refetch()} />
          </Row>
        )}
        {data?.length === 0 && <Text muted>{t('none')}</Text>}
        {data && data.length > 0 && (
          <Stack as="ul" gap={3} aria-label={t('listed')}>
            {data.map((company) => (
              <li key={company.id}>
                <Blocked company={company} isBusy={changing === company.id} onShow={() => show(company)} />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </section>
  )
}

type AddCompanyProps = { isAdding: boolean; onAdd: (company: Company) => void }

function AddCompany({ isAdding, onAdd }: AddCompanyProps) {
  const t = useTexts('blockedCompanies')
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed, 200)
  const found = useCompaniesNamed(asked)
  return (
    <ComboboxField
      icon={IconBuilding}
      label={t('add')}
      placeholder={t('addPlaceholder')}
      nothingFound={t('nothingFound')}
      value={null}
      onChange={(company) => {
        setTyped('')
        if (company) onAdd(company)
      }}
      onSearch={setTyped}
      options={found.data ?? []}
      loading={found.isFetching || typed !== asked || isAdding}
      onRetry={retryOf(found)}
      optionKey={({ id }) => id}
      text={({ name }) => name}
      renderOption={({ name, town }) => (town ? `${name}, ${town}` : name)}
    />
  )
}

type BlockedProps = { company: BlockedCompany; isBusy: boolean; onShow: () => void }

function Blocked({ company, isBusy, onShow }: BlockedProps) {
  const t = useTexts('blockedCompanies')
  const to = useTo()
  const { id, name, town, isReadable } = company
  return (
    <Row gap={3} justify="between" wrap>
      <Row gap={3}>
        <CompanyTile name={name} src={companyLogo(company)} size={44} />
        <Stack gap={1}>
          {isReadable ? (
            <TextLink to={to(paths.company({ companyId: id }))}>{name}</TextLink>
          ) : (
            <Text>{name}</Text>
          )}
          {town && (
            <Text size="small" muted>
              {town}
            </Text>
          )}
        </Stack>
      </Row>
      <Button
        size="sm"
        busy={isBusy}
        busyText={t('show')}
        aria-label={t('showTo', { name })}
        onClick={onShow}
      >
        {t('show')}
      </Button>
    </Row>
  )
}

/** Beside a preview of what companies see. */
export function BlockedSummary() {
  const t = useTexts('blockedCompanies')
  const { list } = useFormats()
  const { data = [] } = useQuery(blockedCompaniesQuery)
  if (data.length === 0) return null
  return (
    <Text size="small" muted>
      {t('preview', { names: list(data.map(({ name }) => name)) })}
    </Text>
  )
}
