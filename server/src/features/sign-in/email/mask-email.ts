/** `lena.b@example.org` reads `l…b@example.org`: its owner knows it again, nobody else learns it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = '', ...rest] = [...email.slice(0, at)]
  const last = rest.length > 1 ? rest.at(-1) : ''
  return `${first}…${last}${email.slice(at)}`
}
