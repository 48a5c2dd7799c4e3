import { expect, it } from 'vitest'
import { dataDifferences, withTaken } from './differences'

const now = {
  nameVi: 'Huế mới',
  nameEn: 'Hue',
  activities: [
    { id: 'a', nameVi: 'Đạp xe', nameEn: 'Cycling' },
    { id: 'b', nameVi: 'Chèo thuyền' },
  ],
  tags: ['x', 'y'],
}
const then = {
  nameVi: 'Huế',
  nameEn: 'Hue',
  activities: [
    { id: 'b', nameVi: 'Đi thuyền' },
    { id: 'gone', nameVi: 'Đã bỏ' },
  ],
  tags: ['y'],
}

it('takes single values of another version, and nothing beside them', () => {
  const taken = dataDifferences(now, then).flatMap(({ path }) => {
    const data = withTaken(now, then, path)
    return data ? [[path.join('.'), data]] : []
  })
  const [cycling] = now.activities
  // Of an activity that one of them does not have, nothing is taken by itself.
  expect(Object.fromEntries(taken)).toEqual({
    nameVi: { ...now, nameVi: 'Huế' },
    tags: { ...now, tags: ['y'] },
    'activities.@b.nameVi': { ...now, activities: [cycling, { id: 'b', nameVi: 'Đi thuyền' }] },
  })
})

it('takes no list that is only in another order', () => {
  const items = [{ id: 'a' }, { id: 'b' }]
  const turned = { items: [...items].reverse() }
  const [order] = dataDifferences({ items }, turned)
  expect(order && withTaken({ items }, turned, order.path)).toBeUndefined()
})
