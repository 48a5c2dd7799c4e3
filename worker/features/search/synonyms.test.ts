import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AuditList } from '../../../schema/api/admin-audit'
import type { SearchAnswer } from '../../../schema/api/search'
import type { SynonymList } from '../../../schema/api/searches'
import type { ErrorBody } from '../../../schema/errors'
import { synonymLimits } from '../../../schema/synonyms'
import { clearAdmins, insertAdmin } from '../../testing/admins'
import { keepFewEntries } from '../../testing/entries'
import { type Desk, openDesk } from '../../testing/newsroom'
import { clearPosts, insertPost } from '../../testing/posts'
import { request } from '../../testing/site'

let desk: Desk
// Without entries the index is small: each change of a synonym makes it anew.
beforeAll(() => keepFewEntries())
beforeEach(async () => {
  await env.DB.prepare('delete from search_synonyms').run()
  await clearPosts()
  await clearAdmins()
  desk = await openDesk()
})

const add = (same: string[], finds: string[] = []) =>
  desk<ErrorBody>('POST', '/synonyms', { same, finds })
const list = async () => (await desk<SynonymList>('GET', '/synonyms')).body.synonyms

async function findAll(query: string): Promise<string[]> {
  const answer = await request(`/api/search?q=${encodeURIComponent(query)}`)
  return (await answer.json<SearchAnswer>()).results.map(({ id }) => id)
}

/** Articles among the results of a search. */
async function search(query: string): Promise<string[]> {
  return (await findAll(query)).flatMap((id) =>
    id.startsWith('article:') ? id.slice('article:'.length) : [],
  )
}

describe('a synonym', () => {
  it('is found by the next search, and no longer once it is changed or deleted', async () => {
    await insertPost({ slug: 'cho-zulo', titleVi: 'Chợ zulo buổi sáng' })
    expect(await search('xibolo')).toEqual([])
    await add(['xibolo', 'zulo'])
    expect(await search('xibolo')).toEqual(['cho-zulo'])
    const [row] = await list()
    await desk('PUT', `/synonyms/${row?.id}`, { same: ['zulo', 'kwibolo'] })
    expect(await search('kwibolo')).toEqual(['cho-zulo'])
    expect(await search('xibolo')).toEqual([])
    await desk('DELETE', `/synonyms/${row?.id}`)
    expect(await search('kwibolo')).toEqual([])
  })

  it('joins a concept that the site has', async () => {
    await insertPost({ slug: 'to-pho', titleVi: 'Tô phở năm giờ sáng' })
    expect(await search('xibolo')).toEqual([])
    await add(['xibolo', 'phở'])
    const found = await findAll('xibolo')
    expect(found).toContain('article:to-pho')
    expect(found.toSorted()).toEqual((await findAll('phở')).toSorted())
  })

  it('finds narrower phrases, but is not found by them', async () => {
    await insertPost({ slug: 'cho-zulo', titleVi: 'Chợ zulo buổi sáng' })
    await insertPost({ slug: 'hang-xibolo', titleVi: 'Hàng xibolo' })
    await add(['xibolo'], ['zulo'])
    expect((await search('xibolo')).toSorted()).toEqual(['cho-zulo', 'hang-xibolo'])
    expect(await search('zulo')).toEqual(['cho-zulo'])
  })

  it('is stored tidy, listed and recorded', async () => {
    await add(['  Áo  mưa', '', 'ÁO MƯA', 'ao mua', 'poncho'], ['áo mưa', 'ô'])
    const [row] = await list()
    expect(row).toMatchObject({ same: ['Áo mưa', 'poncho'], finds: ['ô'], updatedBy: 'mai' })
    await insertAdmin('lan', 'editor')
    desk = await openDesk('lan')
    await desk('PUT', `/synonyms/${row?.id}`, {
      same: ['áo mưa', 'poncho', 'raincoat'],
      finds: ['ô'],
    })
    await desk('PUT', `/synonyms/${row?.id}`, {
      same: ['áo mưa', 'poncho', 'raincoat'],
      finds: ['ô'],
    })
    expect(await list()).toMatchObject([
      { id: row?.id, same: ['áo mưa', 'poncho', 'raincoat'], updatedBy: 'lan' },
    ])
    await desk('DELETE', `/synonyms/${row?.id}`)
    expect(await list()).toEqual([])
    const owner = await openDesk('mai')
    const { body } = await owner<AuditList>('GET', `/audit?subject=${row?.id}`)
    expect(body.entries.map(({ action, label, username }) => [action, label, username])).toEqual([
      ['synonym.delete', 'áo mưa, poncho, raincoat', 'lan'],
      ['synonym.update', 'áo mưa, poncho, raincoat', 'lan'],
      ['synonym.create', 'Áo mưa, poncho', 'mai'],
    ])
  })

  const many = Array.from({ length: synonymLimits.phrases + 1 }, (_, index) => `từ ${index}`)
  it.each<[string, string[], string[], string]>([
    ['one phrase', ['phở'], [], 'same: too few'],
    ['one phrase that finds itself', ['phở', 'pho'], ['phở'], 'same: too few'],
    ['only what it finds', [], ['phở', 'bún'], 'same: too few'],
    ['too many phrases', many, [], 'same: too many'],
    ['too many that it finds', ['phở'], many, 'finds: too many'],
    [
      'a phrase as long as its field',
      ['phở', 'a'.repeat(synonymLimits.list)],
      [],
      'same: too long',
    ],
  ])('cannot be %s', async (_, same, finds, issue) => {
    const { status, body } = await add(same, finds)
    expect([status, body.issues?.map(({ path, message }) => `${path}: ${message}`)]).toEqual([
      400,
      [issue],
    ])
    expect(await list()).toEqual([])
  })

  it('is refused once there are a thousand', async () => {
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 999)
      insert into search_synonyms (id, same, finds, updated_at, updated_by) select 'row-' || i, '["a"]', '["b"]', '', 'mai' from n`,
    ).run()
    expect((await add(['một', 'hai'])).status).toBe(201)
    expect((await add(['ba', 'bốn'])).body.issues).toEqual([{ path: 'same', message: 'full' }])
    const { body } = await desk<AuditList>('GET', '/audit?action=synonym.create')
    expect(body.entries).toHaveLength(1)
  })

  it('that is gone cannot be changed or deleted', async () => {
    const id = crypto.randomUUID()
    expect((await desk('PUT', `/synonyms/${id}`, { same: ['phở', 'noodle soup'] })).status).toBe(
      404,
    )
    expect((await desk('DELETE', `/synonyms/${id}`)).status).toBe(404)
  })
})

it('synonyms come 25 a page, the last written first', async () => {
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 26)
    insert into search_synonyms (id, same, finds, updated_at, updated_by) select 'row-' || i, '["' || i || '", "a"]', '[]', printf('%03d', i), 'mai' from n`,
  ).run()
  const page = async (number: number) => {
    const { body } = await desk<SynonymList>('GET', `/synonyms?page=${number}`)
    return [body.synonyms.map(({ same }) => same[0]), body.hasNext] as const
  }
  const [first, hasNext] = await page(1)
  expect([first[0], first.length, hasNext]).toEqual(['26', 25, true])
  expect(await page(2)).toEqual([['1'], false])
})
