import { Fragment } from 'react'

/** An address on the web or of a mail, which a narrow place breaks at its signs and not within its words. */
export function BreakableAddress({ children }: { children: string }) {
  return children.split(/(?<=[@/])|(?=\.)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address stay in their order
    <Fragment key={index}>
      {index > 0 && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it cannot have the focus, and is a gap to screen readers
        <wbr aria-hidden="true" />
      )}
      {part}
    </Fragment>
  ))
}
