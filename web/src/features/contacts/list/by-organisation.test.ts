import type { SearchHit } from '@tandem/contract/search'
import { expect, test } from 'vitest'
import { byOrganisation } from './by-organisation.ts'

const ulm = { id: 'ulm', name: 'Ulm', town: 'Ulm' }
const horb = { id: 'horb', name: 'Horb', town: 'Horb am Neckar' }

test('people of one location stand together, in the order of the list', () => {
  const [anna, ben, cleo] = [contact('Anna', horb), contact('Ben', ulm), contact('Cleo', horb)]
  expect(byOrganisation([anna, ben, cleo])).toEqual([
    { organisation: horb, distance: 3, contacts: [anna, cleo] },
    { organisation: ulm, distance: 3, contacts: [ben] },
  ])
})

test('a hit without an organisation is no contact', () => {
  expect(byOrganisation([contact('Dora', null)])).toEqual([])
})

function contact(name: string, organisation: SearchHit['organisation']): SearchHit {
  const nothing = { detail: '', mail: null, phone: null, hasImage: false, highlight: '' }
  const can = { message: false }
  return { ...nothing, id: name, entityType: 'supportContact', name, organisation, distance: 3, can }
}
