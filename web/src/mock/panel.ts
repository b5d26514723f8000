/** How the mock answers; chosen in the panel or by `?mock=slow`, and kept as long as the tab. */
const ways = { normal: 'Antwortet', slow: 'Langsam', failing: 'Mit Fehlern', offline: 'Gar nicht' } as const
type Way = keyof typeof ways

const key = 'mock-answers'
const slowMs = 3000

const asked = new URLSearchParams(location.search).get('mock')
if (asked && asked in ways) sessionStorage.setItem(key, asked)

const chosen = (): Way => (sessionStorage.getItem(key) as Way | null) ?? 'normal'

/** Waits as long as was chosen, and says whether there is to be an answer. */
export async function answering(): Promise<Way> {
  const way = chosen()
  if (way === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs))
  return way
}

/** In a corner, for whoever develops: how it answers, and with which addresses one signs in. */
export function addPanel(addresses: string[]): void {
  const panel = document.createElement('details')
  panel.style.cssText =
    'position:fixed;inset-inline-start:8px;inset-block-end:8px;z-index:9999;max-width:90vw;padding:4px 10px;border:1px solid;border-radius:8px;background:Canvas;color:CanvasText;font:13px/1.6 system-ui'
  panel.innerHTML = `<summary>Mock</summary><label>Server: <select></select></label><p></p>`
  const select = panel.querySelector('select')
  select?.append(
    ...Object.entries(ways).map(([way, words]) => new Option(words, way, false, way === chosen())),
  )
  select?.addEventListener('change', () => sessionStorage.setItem(key, select.value))
  const words = panel.querySelector('p')
  if (words) words.textContent = `Anmelden mit ${addresses.join(', ')} und jedem Passwort außer „falsch“.`
  document.body.append(panel)
}
