import { expect, it } from 'vitest'
import { fromMap, toMap } from '../../../../domain/destinations/vietnam-outline'
import { movedPlace } from './place'

const hoiAn = { lat: 15.88, lng: 108.33 }

it.each([
  ['ArrowUp', false, { lat: 15.89, lng: 108.33 }],
  ['ArrowLeft', true, { lat: 15.88, lng: 108.13 }],
  ['Enter', false, undefined],
])('moves by %s (Shift: %s)', (key, withShift, wanted) => {
  expect(movedPlace(hoiAn, key, withShift)).toEqual(wanted)
})

it('reads a place off the map where the map shows it', () => {
  const { lat, lng } = fromMap(toMap(hoiAn))
  expect(Math.abs(lat - hoiAn.lat)).toBeLessThan(0.02)
  expect(Math.abs(lng - hoiAn.lng)).toBeLessThan(0.02)
})
