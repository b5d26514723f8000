/** A name as people typed it, for the text of a mail: it must not look like a line or a signature of our own. */
export const inOneLine = (name: string): string => name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
