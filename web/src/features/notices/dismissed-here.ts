import { deviceText } from '#lib/storage/device-text.ts'

export const dismissedText = deviceText('tandem.dismissed-notices')
/** More than ever stand there at once. */
const most = 50

/** The keys of the notices that a visitor has dismissed on this device. What an account has dismissed, the server knows. */
export function dismissedHere(text = dismissedText.read()): readonly string[] {
  try {
    const keys: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}

export function dismissHere(key: string): void {
  const others = dismissedHere().filter((each) => each !== key)
  dismissedText.write(JSON.stringify([...others, key].slice(-most)))
}
