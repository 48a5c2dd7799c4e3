import { expect, it } from 'vitest'
import { keepInView } from './keep-in-view'

it('looks at the wanted place while the other stays in view', () => {
  expect(keepInView(500, 315, 700, 24)).toBe(500)
})

it('comes as near as it can in a narrow view, from either side', () => {
  expect(keepInView(500, 315, 326, 24)).toBe(315 + 163 - 24)
  expect(keepInView(500, 685, 326, 24)).toBe(685 - 163 + 24)
})

it('looks at what must be seen where there is no room', () => {
  expect(keepInView(500, 315, 0, 24)).toBe(315)
})
