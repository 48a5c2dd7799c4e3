import { expect, it } from 'vitest'
import { hashesOf, splitFaces } from './page-style'

const fetched = '@font-face{font-family:A;src:url(/a.woff2)format("woff2")}'
const own = '@font-face{font-family:B;src:local(Arial)}'

it('sets the faces apart that are fetched, and leaves those that the system has', () => {
  expect(splitFaces(`${fetched}a{b:c}${own}${fetched}@media (width<9px){a{b:d}}\n`)).toEqual({
    style: `a{b:c}${own}@media (width<9px){a{b:d}}`,
    faces: fetched + fetched,
  })
})

it('names each text by its own hash', () => {
  expect(hashesOf({ style: 'a{}', faces: '' })).toBe(
    "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  )
})
