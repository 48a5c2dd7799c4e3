import { describe, expect, it } from 'vitest'
import type { AdminPost, PostContent } from '../../../../schema/api/admin-posts'
import { splitList } from '../../kit/list-text'
import { fromVietnamInput, toVietnamInput } from '../../kit/schedule-form'
import {
  changedFields,
  contentOf,
  countWords,
  isContested,
  makeSlug,
  mergeContents,
  postFields,
  readingMinutes,
} from './post-fields'

const content: PostContent = {
  slug: 'hue-trong-mua',
  titleVi: 'Huế trong mưa',
  titleEn: 'Hue in the rain',
  summaryVi: 'Ba ngày mưa.',
  summaryEn: 'Three days of rain.',
  bodyVi: 'Mưa.',
  bodyEn: 'Rain.',
  coverImage: null,
  tags: ['huế', 'mưa'],
  contentPillar: 'personal-stories',
  destinationSlug: 'hue',
  authorName: null,
  readingTimeMinutes: null,
  featured: false,
  highlightsVi: [],
  highlightsEn: [],
  travelTipsVi: [],
  travelTipsEn: [],
}
const savedAt = '2026-11-21T07:00:00.000Z'
const post: AdminPost = {
  ...content,
  id: 'one',
  status: 'draft',
  isPublic: false,
  publishedAt: null,
  updatedAt: savedAt,
  viewCount: 0,
  shareCount: 0,
  deletedAt: null,
  createdAt: savedAt,
  isInVi: true,
  isInEn: true,
  isBehind: false,
  drift: {},
  updatedBy: 'lan',
  draft: null,
}

describe('the fields of an article', () => {
  it('are all that the contract has', () => {
    expect([...postFields].sort()).toEqual(Object.keys(content).sort())
    expect(contentOf(post)).toEqual(content)
  })

  it('read an unknown pillar as the first', () => {
    expect(contentOf({ ...post, contentPillar: 'gone' }).contentPillar).toBe(
      'destination-discovery',
    )
  })

  it('differ by their values, lists by their items', () => {
    expect(changedFields(content, { ...content, tags: ['huế', 'mưa'] })).toEqual([])
    expect(changedFields(content, { ...content, tags: ['mưa', 'huế'], titleEn: 'Hue' })).toEqual([
      'titleEn',
      'tags',
    ])
  })
})

describe('two versions of an article', () => {
  const mine = { ...content, titleVi: 'Của tôi', bodyVi: 'Mưa to.' }
  const theirs = { ...content, titleVi: 'Của họ', summaryEn: 'Four days of rain.' }

  it('come together: mine where I wrote, theirs where only they did', () => {
    expect(mergeContents(content, mine, theirs)).toEqual({
      ...mine,
      summaryEn: 'Four days of rain.',
    })
  })

  it('contest a field that both have changed', () => {
    expect(postFields.filter((field) => isContested(field, content, mine, theirs))).toEqual([
      'titleVi',
    ])
  })
})

describe('what is typed', () => {
  it('makes a slug without marks, cut at a word', () => {
    expect(makeSlug('Đà Nẵng: 3 ngày!')).toBe('da-nang-3-ngay')
    expect(makeSlug('…')).toBe('')
    const long = makeSlug('mười chữ '.repeat(20))
    expect(long.length).toBeLessThanOrEqual(100)
    expect(long).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    expect(makeSlug('a'.repeat(150))).toHaveLength(100)
  })

  it('becomes a list', () => {
    expect(splitList(' huế, mưa ,, huế', ',')).toEqual(['huế', 'mưa'])
    expect(splitList('một, hai\n\nba ', '\n')).toEqual(['một, hai', 'ba'])
  })

  it('is counted in words, without the addresses of links', () => {
    expect(countWords('Phở **bò** ở [Hà Nội](https://example.com/a-b), số 5')).toBe(7)
    expect(countWords('Huế'.normalize('NFD'))).toBe(1)
    expect(countWords('')).toBe(0)
    expect(countWords('![Chợ nổi](media:k3f9x2ab7q "Chợ Cái Răng") Phở')).toBe(1)
    expect([0, 10, 238, 2380].map(readingMinutes)).toEqual([0, 1, 1, 10])
  })
})

describe('a time in Vietnam', () => {
  it('is read as UTC+7, across midnight', () => {
    expect(fromVietnamInput('2026-11-22T06:30')).toBe('2026-11-21T23:30:00.000Z')
    expect(toVietnamInput(new Date('2026-11-21T23:30:00.000Z'))).toBe('2026-11-22T06:30')
  })

  it('is refused where it is none', () => {
    expect(fromVietnamInput('')).toBeUndefined()
    expect(fromVietnamInput('2026-13-01T00:00')).toBeUndefined()
    expect(fromVietnamInput('2026-11-22T06:30Z')).toBeUndefined()
  })
})
