import { expect, test } from 'vitest'
import { placesOf } from './places-of.ts'

const company = { street: 'Uferstraße 14', zip: '76133', town: 'Karlsruhe', coordinates: null }
const at = (street: string, town: string) => ({
  ...{ street, town, postalCode: '76133', latitude: 49, longitude: 8.4 },
})

test('the address stands first, and an offer at it is no second place', () => {
  const offers = [
    { id: '1', locations: [at('Hafenweg 3', 'Ulm'), at('Uferstraße 14', 'Karlsruhe')] },
    { id: '2', locations: [at('Hafenweg 3', 'Ulm')] },
  ]
  expect(placesOf(company, offers)).toMatchObject([
    { town: 'Karlsruhe', offers: 1, isHead: true, point: { latitude: 49, longitude: 8.4 } },
    { town: 'Ulm', offers: 2, isHead: false },
  ])
})

test('a company without an address has the places of its offers', () => {
  expect(placesOf({ ...company, street: '', zip: '', town: '' }, [])).toEqual([])
})
