import { expect, test } from 'vitest'
import { suggestName } from './suggest-name.ts'

const words = { securityKey: 'Sicherheitsschlüssel', phone: 'Smartphone', device: 'Gerät' }
const suggest = (authenticatorAttachment: string | undefined, transports: string[], userAgent = '') =>
  suggestName({ authenticatorAttachment, response: { transports } }, userAgent, words)

test('a passkey of this device is named after its system', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0'
  const android = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile'
  expect(suggest('platform', ['internal'], windows)).toBe('Windows')
  expect(suggest('platform', ['internal', 'hybrid'], android)).toBe('Android')
  expect(suggest('platform', ['internal'])).toBe('Gerät')
})

test('one that is kept elsewhere says what it is kept on', () => {
  expect(suggest('cross-platform', ['usb', 'nfc'])).toBe('Sicherheitsschlüssel')
  expect(suggest('cross-platform', ['hybrid', 'internal'])).toBe('Smartphone')
})

test('a browser that does not say where it is kept gets the name of its system', () => {
  expect(suggest(undefined, [], 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605')).toBe('macOS')
})
