/** Brings into sight what the hash of an address leads to. One that cannot be decoded, as `#%`, leads nowhere. */
export function scrollToHash(hash: string): void {
  try {
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  } catch {}
}
