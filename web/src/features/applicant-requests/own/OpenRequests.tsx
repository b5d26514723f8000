import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ownRequestsQuery } from '../queries.ts'
import { useRequestTitle } from './useRequestTitle.ts'

const shown = 3

/** What waits for an answer. Nothing where there is none: `frame` puts a card around the list. */
export function OpenRequests({
  frame,
}: {
  frame: (title: string, aside: ReactNode, list: ReactNode) => ReactNode
}) {
  const t = useTexts('applicantRequests')
  const to = useTo()
  const titleOf = useRequestTitle()
  const { data = [] } = useQuery(ownRequestsQuery(useLocale()))
  const open = data.filter(({ state }) => state === 'open')
  if (open.length === 0) return null
  return frame(
    t('dashboard.title'),
    <TextLink to={to(paths.applicantRequests())}>{t('dashboard.all')}</TextLink>,
    <Stack as="ul" gap={4}>
      {open.slice(0, shown).map((request) => (
        <li key={request.id}>
          <Stack gap={1}>
            <TextLink strong to={to(paths.applicantRequests())}>
              <TitleInLanguage title={titleOf(request)} language={request.offer?.titleLanguage} />
            </TextLink>
            {request.kind === 'invitation' && (
              <Text size="small" muted>
                {request.company.name}
              </Text>
            )}
          </Stack>
        </li>
      ))}
    </Stack>,
  )
}
