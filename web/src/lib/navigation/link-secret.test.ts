import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { findSecret } from './link-secret.ts'

const secret = 'a.b~c-_d'
const find = (address: string) => findSecret(new URL(address, 'http://localhost') as never)

test.for([
  [paths.verifyRegistration({ token: secret }), '/registrierung-verifikation'],
  [paths.newPassword({ token: secret }), '/passwort-vergessen/erneuern'],
  [paths.registerByKey({ key: secret }), '/registrierung/unternehmen/einladung'],
  [paths.unsubscribe({ token: secret }), '/suchauftrag-abbestellen'],
  [`/en/registrierung-verifikation/${secret}`, '/registrierung-verifikation'],
  [`/passwort-vergessen/erneuern/${secret}`, '/passwort-vergessen/erneuern'],
  [`/en/registrierung/unternehmen/${secret}`, '/registrierung/unternehmen/einladung'],
  [`/suchauftrag-abbestellen/${secret}`, '/suchauftrag-abbestellen'],
] as const)('%s carries a secret, %s shows none', ([address, path]) => {
  expect(find(address)).toEqual({ secret, path })
  expect(find(path)).toBeNull()
})

test('mails carry it behind #', () => {
  expect(new URL(paths.newPassword({ token: secret }), 'http://localhost').pathname).not.toContain(secret)
  expect(paths.registerByKey({ key: 'k' })).toBe('/registrierung/unternehmen/einladung#key=k')
})

test.for(['/registrierung/unternehmen', '/dashboard', '/registrierung-verifikation#inhalt'])(
  '%s has none',
  (address) => expect(find(address)).toBeNull(),
)
