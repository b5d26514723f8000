import { IconSearch } from '@tabler/icons-react'
import { accountTypes } from '@tandem/contract/accounts'
import { type PersonSummary, personStates } from '@tandem/contract/backend/people'
import { useEffect, useRef } from 'react'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { nextPageOf } from '#lib/api/next-page.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useTypedText } from '#lib/navigation/useTypedText.ts'
import { NextPageButton } from '#ui/actions/NextPageButton.tsx'
import { cx } from '#ui/cx.ts'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { PaneLink } from '#ui/nav/PaneLink.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import paneStyles from '../companies/list/ReviewPane.module.css'
import styles from './PeoplePane.module.css'
import { PersonTags } from './PersonTags.tsx'
import type { PeopleList } from './usePeopleList.ts'

export const toneOf = { applicant: 'theory', company: 'practice', admin: 'grey' } as const

export function PeoplePane({ list, currentId }: { list: PeopleList; currentId: string | undefined }) {
  const t = useTexts('people')
  const { number } = useFormats()
  const { query, people } = list
  // Beside an account, that has the page's heading.
  const Heading = currentId ? 'h2' : 'h1'
  const { totalItems = 0, totalIsMinimum } = query.data?.pages.at(-1) ?? {}
  const found = totalIsMinimum
    ? t('foundMany', { number: number(totalItems) })
    : t('found', { count: totalItems })
  return (
    <section className={paneStyles.pane} aria-label={t('label')}>
      <Heading className={cx('h2', paneStyles.title)} tabIndex={-1}>
        {t('title')}
      </Heading>
      <Filters list={list} />
      {query.data ? (
        <>
          <Text size="small" muted className={paneStyles.keys}>
            {found}
          </Text>
          <Found list={list} people={people} currentId={currentId} />
        </>
      ) : query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} requestId={requestIdOf(query.error)} />
      ) : (
        <SkeletonList label={t('loadingList')} />
      )}
      <LiveRegion>{query.data && !query.isPlaceholderData && found}</LiveRegion>
    </section>
  )
}

function Filters({ list: { wanted, change } }: { list: PeopleList }) {
  const t = useTexts('people')
  const [text, setText] = useTypedText(wanted.text)
  return (
    <div className={cx(paneStyles.search, styles.filters)}>
      <TextField
        label={t('search')}
        hideLabel
        type="search"
        size="sm"
        icon={IconSearch}
        placeholder={t('search')}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          change({ text: target.value })
        }}
      />
      <div className={styles.selects}>
        <SelectField
          label={t('type')}
          hideLabel
          size="sm"
          placeholder={t('allTypes')}
          value={wanted.type ?? ''}
          onChange={({ target }) => change({ type: accountTypes.find((type) => type === target.value) })}
          options={accountTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))}
        />
        <SelectField
          label={t('state')}
          hideLabel
          size="sm"
          placeholder={t('allStates')}
          value={wanted.state ?? ''}
          onChange={({ target }) => change({ state: personStates.find((state) => state === target.value) })}
          options={personStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        />
      </div>
    </div>
  )
}

type FoundProps = { list: PeopleList; people: PersonSummary[]; currentId: string | undefined }

function Found({ list, people, currentId }: FoundProps) {
  const t = useTexts('people')
  const items = useRef<HTMLUListElement>(null)
  const known = useRef<number | null>(null)
  const count = people.length
  const { hasNextPage, fetchNextPage } = list.query
  // The button goes on below the new ones, or away: the focus goes to the first of them.
  useEffect(() => {
    if (known.current === null || count <= known.current) return
    const first = items.current?.querySelectorAll('a')[known.current]
    known.current = null
    if (document.activeElement?.matches('body, button')) first?.focus()
  }, [count])
  function loadMore() {
    known.current = count
    void fetchNextPage()
  }
  return (
    <>
      <ul ref={items} className={paneStyles.list}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonLink list={list} person={person} current={person.id === currentId} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className={paneStyles.keys}>
          <NextPageButton
            {...nextPageOf(list.query)}
            size="sm"
            block
            busyText={t('loadingMore')}
            onMore={loadMore}
          >
            {t('more')}
          </NextPageButton>
        </div>
      )}
    </>
  )
}

type PersonLinkProps = { list: PeopleList; person: PersonSummary; current: boolean }

function PersonLink({ list, person, current }: PersonLinkProps) {
  const t = useTexts('people')
  const { id, type, firstName, lastName, email, company, states } = person
  const name = `${firstName} ${lastName}`
  return (
    <PaneLink
      to={list.personPath(id)}
      current={current}
      mark={<Avatar name={name} tone={toneOf[type]} size={44} />}
    >
      <b className={paneStyles.name}>{name}</b>
      <span className={cx(paneStyles.facts, styles.mail)}>{email}</span>
      <span className={cx(paneStyles.line, styles.line)}>
        {company?.name ?? t(`types.${type}`)}
        <PersonTags states={states} />
      </span>
    </PaneLink>
  )
}
