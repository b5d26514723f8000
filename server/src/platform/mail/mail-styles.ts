import type { CSSProperties } from 'react'

/** Values of the design's tokens; mail programs know neither style sheets nor variables. */
const color = {
  theory: '#024b59',
  practice: '#f19142',
  ground: '#f6f6f3',
  surface: '#ffffff',
  text: '#12262b',
  muted: '#5c6a6e',
  line: '#e3e2dd',
} as const

const dark = {
  theory: '#6bbace',
  ground: '#0b171a',
  surface: '#122125',
  text: '#e7eef0',
  muted: '#a5b2b5',
  line: '#2c3c40',
} as const

const fontFamily = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

export const styles = {
  ground: { margin: 0, padding: '24px 12px', backgroundColor: color.ground, fontFamily },
  sheet: {
    maxWidth: '560px',
    backgroundColor: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: '16px',
    overflow: 'hidden',
  },
  theory: { height: '6px', backgroundColor: color.theory },
  practice: { height: '6px', width: '62%', backgroundColor: color.practice },
  message: { padding: '28px 32px 32px' },
  brand: { margin: '0 0 24px', fontSize: '20px', fontWeight: 700, color: color.theory },
  heading: {
    margin: '0 0 16px',
    fontSize: '26px',
    lineHeight: '32px',
    fontWeight: 650,
    color: color.text,
    overflowWrap: 'anywhere',
  },
  text: {
    margin: '0 0 16px',
    fontSize: '16px',
    lineHeight: '25px',
    color: color.text,
    overflowWrap: 'anywhere',
    // What people wrote keeps its lines.
    whiteSpace: 'pre-line',
  },
  button: {
    margin: '8px 0 24px',
    padding: '14px 24px',
    borderRadius: '10px',
    backgroundColor: color.theory,
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
  },
  small: { margin: '0 0 12px', fontSize: '14px', lineHeight: '21px', color: color.muted },
  address: {
    margin: 0,
    fontSize: '13px',
    lineHeight: '20px',
    color: color.muted,
    overflowWrap: 'anywhere',
  },
  item: { margin: '0 0 12px', paddingLeft: '14px', borderLeft: `3px solid ${color.practice}` },
  itemTitle: {
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: 600,
    color: color.theory,
    overflowWrap: 'anywhere',
  },
  itemDetail: {
    margin: 0,
    fontSize: '14px',
    lineHeight: '21px',
    color: color.muted,
    overflowWrap: 'anywhere',
  },
  optOut: { margin: '16px 0 0', fontSize: '13px', lineHeight: '20px', color: color.muted },
  foot: { maxWidth: '560px', padding: '16px 32px 0' },
  footLink: { color: color.muted, textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>

/** Over inline styles, in programs that can; the others turn the colours by themselves. */
export const darkStyles = `@media (prefers-color-scheme: dark) {
.ground, .ground td { background-color: ${dark.ground} !important }
.sheet, .sheet td { background-color: ${dark.surface} !important; border-color: ${dark.line} !important }
.text { color: ${dark.text} !important }
.muted { color: ${dark.muted} !important }
.brand { color: ${dark.theory} !important }
.theory { background-color: ${dark.theory} !important }
.button { background-color: ${dark.theory} !important; color: ${dark.ground} !important }
}`
