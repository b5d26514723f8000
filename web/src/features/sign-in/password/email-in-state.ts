/** The address that a screen before this one has passed on; an address typed into the browser brings none. */
export function emailInState(state: unknown): string {
  const { email } = (state ?? {}) as { email?: unknown }
  return typeof email === 'string' ? email : ''
}
