import type { Paint } from './shapes.ts'

const palettes: Paint[] = [
  '3b3f9e ffffff b9bdf2',
  '155f45 c9efd5 7fcf9f',
  '26332f f2c84b c79a26',
  '14243d 7fe0d0 f29ac0',
  '7a2d1f f0b48c c9693f',
  'dfecf7 1f6fb0 0d3f6e',
  'efefed 5b6670 a3abb2',
  'fbe3d0 b4491f 7c2c10',
  '0f4c5c fb8b24 e9c46a',
  '5a189a e0aaff c77dff',
  'fff3c4 8a5a00 e0a800',
  '9b2226 ffe5d9 e5989b',
  'e6f4ea 1e7d3c 0e4d24',
  '1d3557 f1faee a8dadc',
  'fde2e4 a8325e 6d1a3a',
  '2b2d42 ef476f ffd166',
  '006d77 edf6f9 83c5be',
  'ece4db 6b4f3a b08968',
  'd62828 ffffff fcbf49',
  '123524 d9e76c 9bbf3b',
  'e8e6fb 4b3fa0 8a7fdc',
  '333333 ffffff ff6b35',
  'd8f3f0 0b6e69 2aa198',
].map(toPaint)

/** The palette of this number, or one for the company of this number, so that hardly two tiles are the same. */
export function paletteOf(companyNumber: number, chosen: number | null): Paint {
  const own = companyNumber * 11 + Math.floor(companyNumber / palettes.length) * 16
  const paint = palettes[(chosen ?? own) % palettes.length]
  if (!paint) throw new Error('There are no palettes')
  return paint
}

/** Ground, mark, second tone. */
function toPaint(colours: string): Paint {
  const [ground = '', main = '', second = ''] = colours.split(' ').map((colour) => `#${colour}`)
  return { ground, main, second }
}
