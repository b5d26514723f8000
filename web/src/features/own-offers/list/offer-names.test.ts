import { expect, test } from 'vitest'
import { nameOffers } from './offer-names.ts'

const offer = (id: string, title: string, ...[state, ...towns]: string[]) => ({
  ...{ id, title, studyInterest: 'Informatik', towns, years: [] },
  status: state === 'draft' ? ('draft' as const) : ('published' as const),
})
const words = { untitled: 'Ohne Titel', status: { draft: 'Entwurf', published: 'Online', closed: 'Zu' } }

test('an offer is called by its title, and by as much more as sets it apart from others of that title', () => {
  const names = nameOffers(
    [
      offer('1', 'Mechatronik', 'draft', 'Ulm'),
      offer('2', 'Informatik', 'published', 'Ulm'),
      offer('3', 'Informatik', 'published', 'Karlsruhe'),
      offer('4', 'Informatik', 'draft', 'Karlsruhe'),
      offer('5', '', 'draft'),
    ],
    words,
  )
  expect([...names.values()]).toEqual([
    'Mechatronik',
    'Informatik, Ulm',
    'Informatik, Karlsruhe, Online',
    'Informatik, Karlsruhe, Entwurf',
    'Ohne Titel',
  ])
})
