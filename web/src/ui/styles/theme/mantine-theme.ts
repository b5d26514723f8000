import { createTheme, type MantineColorsTuple, rem } from '@mantine/core'

/**
 * The tokens as Mantine's theme. Values are variables wherever Mantine allows it, so light and dark follow the roles.
 * autoContrast stays off: it cannot read variables, and buttons are ours.
 */
export const mantineTheme = createTheme({
  colors: {
    theory: scale('theory'),
    practice: scale('practice'),
    neutral: scale('neutral'),
    green: scale('green'),
    red: scale('red'),
    yellow: scale('yellow'),
  },
  primaryColor: 'theory',
  primaryShade: { light: 8, dark: 3 },
  white: '#ffffff',
  black: '#12262b',
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '640', textWrap: 'balance' },
  fontSizes: { xs: rem(13), sm: rem(14), md: rem(16), lg: rem(18), xl: rem(21) },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(4), sm: rem(6), md: rem(10), lg: rem(16), xl: rem(24) },
  defaultRadius: 'md',
  shadows: { sm: 'var(--shadow-1)', md: 'var(--shadow-2)', xl: 'var(--shadow-3)' },
  breakpoints: { xs: '0em', sm: '36em', md: '48em', lg: '62em', xl: '78.75em' },
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
})

function scale(name: string): MantineColorsTuple {
  const step = (number: number) => `var(--${name}-${number})`
  return [
    step(50),
    step(100),
    step(200),
    step(300),
    step(400),
    step(500),
    step(600),
    step(700),
    step(800),
    step(900),
  ]
}
