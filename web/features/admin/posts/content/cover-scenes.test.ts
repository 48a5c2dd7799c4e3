import { expect, it } from 'vitest'
import { scenes } from '../../../../art/scenes'
import { coverScenes } from './cover-scenes'

it('offers every picture of the site as a cover', () => {
  expect([...coverScenes].sort()).toEqual(Object.keys(scenes).sort())
})
