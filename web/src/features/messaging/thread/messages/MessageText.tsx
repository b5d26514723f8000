import { linkParts } from './link-parts.ts'

/** Plain text; only web addresses can be followed. */
export function MessageText({ text }: { text: string }) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text never change places
  return linkParts(text).map(({ text: part, href }, index) =>
    href ? (
      <a key={index} href={href} rel="noopener">
        {part}
      </a>
    ) : (
      part
    ),
  )
  // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a text never change places
}
