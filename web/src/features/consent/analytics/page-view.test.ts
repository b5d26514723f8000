import { screens } from '@tandem/contract/screens'
import { expect, test } from 'vitest'
import { pageOf } from './page-view.ts'

const id = '019b0000-0000-7000-8000-000000000001'

test.each([
  ['/', '/', 'home'],
  ['/en', '/en', 'home'],
  ['/faq/', '/faq', 'faq'],
  [`/unternehmen/angebot/${id}`, '/unternehmen/angebot/:offerId', 'offer'],
  [`/en/unternehmen/angebot/${id}/loeschen`, '/en/unternehmen/angebot/:recordId/loeschen', 'deleteOffer'],
  ['/unternehmen/angebot', '/unternehmen/angebot', 'offer'],
  ['/registrierung/unternehmen/GEHEIM', '/registrierung/unternehmen/:key', 'registerByKey'],
  ['/passwort-vergessen/erneuern/GEHEIM', '/passwort-vergessen/erneuern/:token', 'newPassword'],
  ['/lena-muster@example.org', '/404', null],
  ['/en/lena-muster', '/en/404', null],
])('of %s it is told that %s was opened', (pathname, path, screen) => {
  expect(pageOf(pathname)).toEqual({ path, screen })
})

test('of no screen is more told than its pattern', () => {
  for (const { path } of Object.values(screens)) {
    expect(pageOf(path.replace(/:\w+\??/g, 'geheim')).path).not.toContain('geheim')
  }
})
