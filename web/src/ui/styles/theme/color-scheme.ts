/**
 * The choice is stored here and applied by public/theme.js, which also runs before the first paint
 * and follows the system while nothing is chosen.
 */
export type ColorSchemeChoice = 'light' | 'dark' | 'system'

const storageKey = 'tandem.theme'
const changed = 'tandem:theme'

export function chooseColorScheme(choice: ColorSchemeChoice) {
  document.documentElement.dataset.themeChoice = choice
  try {
    if (choice === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, choice)
  } catch {
    // Storage may be blocked: the choice then lasts until the page is closed.
  }
  dispatchEvent(new Event(changed))
}

export function colorSchemeChoice(): ColorSchemeChoice {
  const choice = document.documentElement.dataset.themeChoice ?? stored()
  return choice === 'light' || choice === 'dark' ? choice : 'system'
}

export function onColorSchemeChoice(listener: () => void) {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}

function stored() {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}
