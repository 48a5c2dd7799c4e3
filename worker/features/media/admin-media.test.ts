import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { mediaStates } from '../../../schema/admin-fields'
import type { BulkResult, WaitingEntries } from '../../../schema/api/admin-entries'
import type { MediaDetail, MediaItem, MediaList } from '../../../schema/api/admin-media'
import type { ErrorBody } from '../../../schema/errors'
import { readContentVersion } from '../../platform/cache/content-version'
import { openDatabase } from '../../platform/db/database'
import { clearAdmins } from '../../testing/admins'
import { openEntryDesk } from '../../testing/entry-desk'
import { clearMedia, insertPhoto } from '../../testing/media'
import { type Desk, openDesk } from '../../testing/newsroom'
import { planOf } from '../../testing/plans'
import { clearPosts } from '../../testing/posts'
import { mediaListQuery, mediaTagsQuery } from './admin-routes'
import type { StoredMedia } from './media-item'

let desk: Desk
beforeEach(async () => {
  await clearAdmins()
  await clearMedia()
  await clearPosts()
  desk = await openDesk()
})

const photo = (fields: Partial<StoredMedia> = {}) => insertPhoto(undefined, fields)
const list = async (query = '') => (await desk<MediaList>('GET', `/media?${query}`)).body
const ids = async (query: string) => (await list(query)).items.map(({ id }) => id)
const read = async (id: string) => (await desk<MediaDetail>('GET', `/media/${id}`)).body
const audits = async () =>
  (
    await env.DB.prepare("select * from audit_log where action like 'media.%' order by id").all<
      Record<string, string>
    >()
  ).results

/** A draft with a photograph as its cover. */
async function usePhoto(id: string): Promise<string> {
  const { create, save } = await openEntryDesk()
  const post = await create('post', { data: { titleVi: 'Chợ sớm' } })
  await save(post.id, { coverImage: `media:${id}` })
  return post.id
}

/** What the form sends of a photograph as it is, with some changes. */
function inputOf(item: MediaItem, change: object = {}): object {
  const {
    updatedAt,
    focalX,
    focalY,
    altVi,
    altEn,
    captionVi,
    captionEn,
    credit,
    creditUrl,
    licence,
    licenceUntil,
    place,
    tags,
  } = item
  return {
    updatedAt,
    focalX,
    focalY,
    altVi,
    altEn,
    captionVi,
    captionEn,
    credit,
    creditUrl,
    licence,
    licenceUntil,
    place,
    tags,
    ...change,
  }
}

describe('the list', () => {
  it('has the newest first, a page at a time, and nothing that only the library knows', async () => {
    for (let made = 0; made < 50; made += 1) await photo()
    const [first, second] = [await list(), await list('page=2')]
    expect([first.items.length, first.hasNext, second.items.length, second.hasNext]).toEqual([
      48,
      true,
      2,
      false,
    ])
    const names = [...first.items, ...second.items].map(({ createdAt }) => createdAt)
    expect(names).toEqual(names.toSorted().reverse())
    const [item] = first.items
    expect(item).toMatchObject({
      useCount: 0,
      width: 4000,
      height: 3000,
      deletedAt: null,
      uploadedBy: 'mai',
    })
    expect(item?.src).toBe(`/media/${item?.id}-1-4000x3000-7a8b6c/full-1080.jpg`)
    expect(Object.keys(item ?? {})).not.toEqual(expect.arrayContaining(['sha256']))
    expect(Object.keys(item ?? {})).not.toEqual(expect.arrayContaining(['searchText']))
  })

  it('is searched by all words of names, texts, places, tags and credit, with or without marks', async () => {
    const market = await photo({
      fileName: 'IMG_1.jpg',
      altVi: 'Chợ Đông Ba',
      altEn: 'Market',
      credit: 'Lê An',
      place: 'hue',
      tags: ['Sáng sớm'],
    })
    await photo({ altVi: 'Bãi biển', altEn: 'Beach' })
    for (const q of ['dong ba', 'Đông', 'img_1', 'market an', 'sang som', 'hue', '  chợ   ĐÔNG '])
      expect([q, await ids(`q=${encodeURIComponent(q)}`)]).toEqual([q, [market.id]])
    for (const q of ['dong beach', '%', '_', "'"])
      expect([q, await ids(`q=${encodeURIComponent(q)}`)]).toEqual([
        q,
        q === '_' ? [market.id] : [],
      ])
    expect(await ids('q=')).toHaveLength(2)
  })

  it('filters by what is unused, lacks a text, is in the trash, by place and by tag', async () => {
    const [used, dumb, gone, placed] = [
      await photo(),
      await photo({ altEn: '' }),
      await photo({ deletedAt: '2026-11-01T00:00:00.000Z', altVi: '' }),
      await photo({ place: 'hue', tags: ['chợ', 'x"y'] }),
    ]
    await usePhoto(used.id)
    expect(await ids('state=unused')).toEqual([placed.id, dumb.id])
    expect(await ids('state=missing-alt')).toEqual([dumb.id])
    expect(await ids('state=trash')).toEqual([gone.id])
    expect(await ids('place=hue')).toEqual([placed.id])
    expect(await ids('place=hu')).toEqual([])
    expect(await ids(`tag=${encodeURIComponent('chợ')}`)).toEqual([placed.id])
    expect(await ids(`tag=${encodeURIComponent('x"y')}`)).toEqual([placed.id])
    expect(await ids('tag=x')).toEqual([])
    expect((await list()).items.find(({ id }) => id === used.id)?.useCount).toBe(1)
  })

  it('of licences that end has the first to end first, and none in the trash', async () => {
    const until = (licenceUntil: string | null) => photo({ licenceUntil })
    const [late, early] = [await until('2027-01-31'), await until('2026-12-01')]
    await photo({ licenceUntil: '2026-12-24', deletedAt: '2026-11-01T00:00:00.000Z' })
    await until(null)
    expect(await ids('state=licence-ends')).toEqual([early.id, late.id])
  })

  it('is counted for the dashboard, by what lacks a text and what nothing uses', async () => {
    const used = await photo()
    await photo({ altVi: '' })
    await photo({ altVi: '', deletedAt: '2026-11-01T00:00:00.000Z' })
    await usePhoto(used.id)
    const { photos } = (await desk<WaitingEntries>('GET', '/entries/waiting')).body
    const one = { count: 1, isCapped: false }
    expect(photos).toEqual({ missingAlt: one, unused: one })
    for (let made = 0; made < 100; made += 1) await photo()
    expect((await desk<WaitingEntries>('GET', '/entries/waiting')).body.photos.unused).toEqual({
      count: 100,
      isCapped: true,
    })
  })

  it('names the tags of the whole library, the most used first, fifty at most', async () => {
    await photo({ tags: Array.from({ length: 20 }, (_, number) => `a${number}`) })
    await photo({ tags: Array.from({ length: 20 }, (_, number) => `b${number}`) })
    await photo({ tags: [...Array.from({ length: 19 }, (_, number) => `c${number}`), 'b7'] })
    await photo({ tags: ['b7', 'a3'] })
    await photo({ tags: ['only in the trash'], deletedAt: '2026-11-01T00:00:00.000Z' })
    const { tags } = await list('q=zzz')
    expect(tags.slice(0, 3)).toEqual(['b7', 'a3', 'a0'])
    expect(tags).toHaveLength(50)
    expect(tags).not.toContain('only in the trash')
  })

  it.each([
    'state=lost',
    'page=0',
    'page=x',
    'page=1001',
    `q=${'x'.repeat(101)}`,
    `place=${'x'.repeat(81)}`,
    `tag=${'x'.repeat(61)}`,
  ])('is refused for %s', async (query) => {
    const { status, body } = await desk<ErrorBody>('GET', `/media?${query}`)
    expect([status, body.issues?.[0]?.path]).toEqual([400, query.split('=')[0]])
  })

  it('reads its indexes, never the whole table in another order', async () => {
    const db = openDatabase(env.DB)
    const planFor = async (state: (typeof mediaStates)[number], place = '') =>
      (await planOf(mediaListQuery(db, { q: '', state, place, tag: '', page: 1 }).getSQL())).join(
        '; ',
      )
    expect(await planFor('all')).toMatch(/USING INDEX media_newest/)
    expect(await planFor('unused')).toMatch(/USING INDEX media_newest/)
    expect(await planFor('missing-alt')).toMatch(/USING INDEX media_missing_alt/)
    expect(await planFor('trash')).toMatch(/USING INDEX media_deleted/)
    expect(await planFor('licence-ends')).toMatch(/USING INDEX media_licence_until/)
    expect(await planFor('all', 'hue')).toMatch(/USING INDEX media_place \(place=\?\)/)
    for (const state of ['all', 'unused', 'missing-alt', 'trash'] as const)
      expect(await planFor(state)).not.toMatch(/TEMP B-TREE FOR ORDER/)
    expect((await planOf(mediaTagsQuery(db).getSQL())).join('; ')).toMatch(
      /USING COVERING INDEX media_tagged/,
    )
  })
})

describe('details', () => {
  it('are stored, searched, audited, and make content outdated', async () => {
    const { id } = await photo()
    const version = await readContentVersion(env.CACHE)
    const change = {
      captionVi: 'Chợ',
      credit: 'Bình',
      creditUrl: 'https://example.com/b',
      licence: 'cc-by-4.0',
      place: 'hue',
      tags: ['Chợ', 'chợ', 'sớm'],
    }
    const { status, body } = await desk<MediaDetail>(
      'PUT',
      `/media/${id}`,
      inputOf(await read(id), change),
    )
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ ...change, tags: ['Chợ', 'sớm'] }),
    ])
    expect(body.src).toContain(`${id}-1-`)
    expect(await ids('q=binh')).toEqual([id])
    expect(await readContentVersion(env.CACHE)).not.toBe(version)
    const [row] = await audits()
    expect(row).toMatchObject({ action: 'media.update', subject: id, username: 'mai' })
    expect(JSON.parse(row?.before ?? '')).toMatchObject({
      captionVi: '',
      licence: 'own',
      place: null,
    })
    expect(JSON.parse(row?.after ?? '')).toEqual({ ...change, tags: ['Chợ', 'sớm'] })
  })

  it('with another focal point are a new version, and with nothing new no change at all', async () => {
    const { id } = await photo()
    const { body } = await desk<MediaDetail>(
      'PUT',
      `/media/${id}`,
      inputOf(await read(id), { focalX: 0.2 }),
    )
    expect(body.src).toBe(`/media/${id}-2-4000x3000-7a8b6c/full-1080.jpg`)
    const same = await desk<MediaDetail>('PUT', `/media/${id}`, inputOf(body))
    expect(same.body).toEqual(body)
    expect(await audits()).toHaveLength(1)
  })

  it('of a photograph that somebody else changed are refused, and of one in the trash', async () => {
    const { id } = await photo()
    const before = await read(id)
    await desk('PUT', `/media/${id}`, inputOf(before, { credit: 'An' }))
    expect(
      (await desk<ErrorBody>('PUT', `/media/${id}`, inputOf(before, { credit: 'Bình' }))).body.code,
    ).toBe('CONFLICT')
    expect((await read(id)).credit).toBe('An')
    await desk('DELETE', `/media/${id}`)
    expect(
      (await desk<ErrorBody>('PUT', `/media/${id}`, inputOf(await read(id), { credit: 'Bình' })))
        .body.code,
    ).toBe('CONFLICT')
  })

  const wrong: Record<string, unknown[]> = {
    updatedAt: [undefined, 5, null, 'x'.repeat(41)],
    focalX: [undefined, -0.01, 1.01, '0.5', null],
    focalY: [undefined, -1, 2, true],
    altVi: [undefined, 5, 'x'.repeat(301), null],
    altEn: [undefined, ['x'], 'x'.repeat(301)],
    captionVi: [undefined, 5, 'x'.repeat(501)],
    captionEn: [undefined, 5, 'x'.repeat(501)],
    credit: [undefined, 5, 'x'.repeat(161)],
    creditUrl: [
      undefined,
      'javascript:alert(1)',
      'example.com',
      'ftp://example.com/',
      `https://example.com/${'a'.repeat(500)}`,
      5,
      null,
    ],
    licence: [undefined, 'gpl', '', 5, null],
    licenceUntil: [undefined, '', '2026-02-30', '30/11/2026', 5],
    place: [undefined, '', 'Huế', '../hue', 'a'.repeat(81), 5],
    tags: [
      undefined,
      'x',
      [''],
      ['x'.repeat(61)],
      [5],
      Array.from({ length: 21 }, (_, number) => `t${number}`),
    ],
  }
  it.each(Object.entries(wrong))('are refused for a wrong %s, and stay', async (field, values) => {
    const { id } = await photo()
    const before = await read(id)
    for (const value of values) {
      const { status, body } = await desk<ErrorBody>(
        'PUT',
        `/media/${id}`,
        inputOf(before, { [field]: value }),
      )
      expect([value, status, body.code]).toEqual([value, 400, 'BAD_REQUEST'])
      expect(body.issues?.[0]?.path.split('.')[0]).toBe(field)
    }
    expect(await read(id)).toEqual(before)
  })

  it('of what is no photograph are not there', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/undelete'],
    ] as const) {
      const body = method === 'PUT' ? inputOf(await read((await photo()).id)) : undefined
      expect((await desk(method, `/media/abcdefghij${path}`, body)).status).toBe(404)
      expect((await desk(method, `/media/Abc${path}`, body)).status).toBe(400)
    }
  })
})

describe('the trash', () => {
  it('takes what is not used, and gives it back', async () => {
    const { id } = await photo()
    const version = await readContentVersion(env.CACHE)
    expect((await desk<MediaDetail>('DELETE', `/media/${id}`)).body.deletedAt).not.toBeNull()
    expect(await readContentVersion(env.CACHE)).not.toBe(version)
    expect((await desk('DELETE', `/media/${id}`)).status).toBe(200)
    expect(await ids('')).toEqual([])
    expect((await desk<MediaDetail>('POST', `/media/${id}/undelete`)).body.deletedAt).toBeNull()
    expect((await desk('POST', `/media/${id}/undelete`)).status).toBe(200)
    expect(await ids('')).toEqual([id])
    expect((await audits()).map(({ action }) => action)).toEqual(['media.delete', 'media.undelete'])
  })

  it('takes what is used only by force, and names the uses', async () => {
    const { id } = await photo()
    const post = await usePhoto(id)
    const refused = await desk<ErrorBody>('DELETE', `/media/${id}`)
    expect([refused.status, refused.body.code]).toEqual([409, 'MEDIA_IN_USE'])
    expect(refused.body.issues).toEqual([{ path: `entry/${post}`, message: 'Chợ sớm' }])
    expect((await read(id)).deletedAt).toBeNull()
    expect((await desk('DELETE', `/media/${id}?force=false`)).status).toBe(400)
    const forced = await desk<MediaDetail>('DELETE', `/media/${id}?force=true`)
    expect(forced.body).toMatchObject({ deletedAt: expect.any(String), uses: [{ id: post }] })
  })
})

describe('several at once', () => {
  const bulk = (body: object) => desk<BulkResult & ErrorBody>('POST', '/media/bulk', body)

  it('are changed each by itself', async () => {
    const [free, used] = [await photo(), await photo()]
    await usePhoto(used.id)
    const both = [free.id, used.id]
    expect(
      (await bulk({ action: 'tag', tag: 'Huế', ids: [...both, both[0], 'zzzzzzzzzz'] })).body
        .results,
    ).toEqual([
      { id: free.id, ok: true },
      { id: used.id, ok: true },
      { id: 'zzzzzzzzzz', ok: false, code: 'NOT_FOUND' },
    ])
    await bulk({ action: 'place', place: 'hue', ids: both })
    expect(await ids(`place=hue&tag=${encodeURIComponent('Huế')}`)).toHaveLength(2)
    const trashed = (await bulk({ action: 'trash', ids: both })).body.results
    expect(trashed).toMatchObject([
      { ok: true },
      { ok: false, code: 'MEDIA_IN_USE', issues: [{ message: 'Chợ sớm' }] },
    ])
    expect((await bulk({ action: 'tag', tag: 'x', ids: both })).body.results).toMatchObject([
      { ok: false, code: 'CONFLICT' },
      { ok: true },
    ])
    await bulk({ action: 'restore', ids: both })
    expect(await ids('')).toHaveLength(2)
    expect((await bulk({ action: 'trash', force: true, ids: both })).body.results).toMatchObject([
      { ok: true },
      { ok: true },
    ])
  })

  it('keep no more than twenty tags', async () => {
    const { id } = await photo({ tags: Array.from({ length: 20 }, (_, number) => `t${number}`) })
    expect((await bulk({ action: 'tag', tag: 'x', ids: [id] })).body.results).toMatchObject([
      { ok: false, issues: [{ path: 'tag' }] },
    ])
  })

  it.each<object>([
    { action: 'trash' },
    { action: 'trash', ids: [] },
    { action: 'trash', ids: ['../x'] },
    { action: 'trash', ids: Array.from({ length: 101 }, () => 'abcdefghij') },
    { action: 'trash', ids: ['abcdefghij'], force: 'true' },
    { action: 'publish', ids: ['abcdefghij'] },
    { action: 'tag', ids: ['abcdefghij'] },
    { action: 'tag', ids: ['abcdefghij'], tag: ' ' },
    { action: 'tag', ids: ['abcdefghij'], tag: 'x'.repeat(61) },
    { action: 'place', ids: ['abcdefghij'] },
    { action: 'place', ids: ['abcdefghij'], place: 'Huế' },
  ])('are refused for %j', async (body) => {
    expect((await bulk(body)).body.code).toBe('BAD_REQUEST')
  })
})
