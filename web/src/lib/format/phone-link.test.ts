import { expect, test } from 'vitest'
import { phoneLink } from './phone-link.ts'

test.each([
  ['030 23125-0', 'tel:030231250'],
  ['+49 721 / 9735-5', 'tel:+4972197355'],
  ['+49 (0) 721 97355', 'tel:+4972197355'],
  ['(0721) 97355', 'tel:072197355'],
])('%s is called by %s', (phone, address) => {
  expect(phoneLink(phone)).toBe(address)
})
