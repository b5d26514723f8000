type ParsedMail = { to: string; subject: string; date: Date; text: string; html: string; calendar: string }

/** Reads back what nodemailer wrote for the outbox; not a parser of just any mail. */
export function parseMail(raw: string): ParsedMail {
  const whole = parsePart(raw)
  const parts = partsOf(whole)
  const body = (type: string) => parts.find(({ headers }) => headers.get('content-type')?.startsWith(type))
  return {
    to: whole.headers.get('to') ?? '',
    subject: decodeWords(whole.headers.get('subject') ?? ''),
    date: new Date(whole.headers.get('date') ?? ''),
    text: decodeBody(body('text/plain')),
    html: decodeBody(body('text/html')),
    calendar: decodeBody(body('text/calendar')),
  }
}

type Part = { headers: Map<string, string>; body: string }

function parsePart(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  // A header goes on in the lines that begin with white space.
  const lines = raw
    .slice(0, end)
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers: new Map(headers), body: raw.slice(end + 4) }
}

function partsOf(part: Part): Part[] {
  const boundary = part.headers.get('content-type')?.match(/^multipart\/.*boundary="([^"]+)"/)?.[1]
  if (boundary === undefined) return [part]
  const inner = part.body.split(`--${boundary}`).slice(1, -1)
  return inner.flatMap((raw) => partsOf(parsePart(raw.replace(/^\r\n/, '').replace(/\r\n$/, ''))))
}

function decodeBody(part: Part | undefined): string {
  if (!part) return ''
  const encoding = part.headers.get('content-transfer-encoding')
  const decoded =
    encoding === 'base64'
      ? fromBase64(part.body)
      : encoding === 'quoted-printable'
        ? fromQuotedPrintable(part.body.replace(/=\r\n/g, ''))
        : part.body
  return decoded.replaceAll('\r\n', '\n')
}

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`; between two of them white space does not count, and a character may be split. */
function decodeWords(header: string): string {
  return header.replace(/(?:=\?UTF-8\?[QB]\?[^?]*\?=\s*)+/gi, (words) => {
    const bytes = [...words.matchAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi)].map(([, encoding = '', text = '']) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64')
        : bytesOfQuotedPrintable(text.replaceAll('_', ' ')),
    )
    return Buffer.concat(bytes).toString() + (/\s$/.test(words) ? ' ' : '')
  })
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString()
const fromQuotedPrintable = (text: string) => bytesOfQuotedPrintable(text).toString()

function bytesOfQuotedPrintable(text: string): Buffer {
  const asLatin = text.replace(/=([\dA-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(asLatin, 'latin1')
}
