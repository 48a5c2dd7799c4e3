import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AdminEntry, BulkResult } from '../../schema/api/admin-entries'
import type { MediaDetail } from '../../schema/api/admin-media'
import type { ErrorBody } from '../../schema/errors'
import type { StoredMedia } from '../features/media/media-item'
import { clearAdmins } from '../testing/admins'
import { resetToFewEntries } from '../testing/entries'
import { type EntryDesk, exportAll, importAll, openEntryDesk, runCron } from '../testing/entry-desk'
import { clearMedia, insertPhoto } from '../testing/media'
import { clearPosts, insertPost } from '../testing/posts'

let mai: EntryDesk
beforeEach(async () => {
  await clearAdmins()
  await clearMedia()
  await clearPosts()
  await resetToFewEntries()
  mai = await openEntryDesk()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const photo = async (fields: Partial<StoredMedia> = {}) =>
  (await insertPhoto(undefined, { fileName: 'cho.jpg', ...fields })).id
/** Without an alternative text in English. */
const halfPhoto = () => photo({ altEn: '' })
const problems = (body: Partial<ErrorBody>) =>
  body.issues?.map(({ path, message }) => `${path} ${message}`)

async function setAlts(id: string, alts: object) {
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
  } = (await mai.desk<MediaDetail>('GET', `/media/${id}`)).body
  const details = {
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
    ...alts,
  }
  return mai.desk<MediaDetail & Partial<ErrorBody>>('PUT', `/media/${id}`, details)
}

describe('of an entry', () => {
  it('keep a language from being published, by the path of the picture', async () => {
    const { id } = await mai.create('destination')
    const [half, gone] = [
      await halfPhoto(),
      await photo({ deletedAt: '2026-11-01T00:00:00.000Z', fileName: 'cu.jpg' }),
    ]
    const { galleryImages, activities } = (await mai.read(id)).data as {
      galleryImages: object[]
      activities: object[]
    }
    const saved = await mai.save(id, {
      // Has a description of its own.
      heroImageUrl: `media:${half}`,
      activities: [{ ...activities[0], imageUrl: `media:${half}` }],
      galleryImages: [
        { ...galleryImages[0], src: 'media:zzzzzzzzzz' },
        { ...galleryImages[0], src: `media:${gone}` },
      ],
    })
    expect(saved.status).toBe(200)
    const missing = [
      'galleryImages.0.src photo:gone:zzzzzzzzzz',
      'galleryImages.1.src photo:gone:cu.jpg',
    ]
    const refused = await mai.publish(id, ['en'])
    expect([refused.status, problems(refused.body)?.sort()]).toEqual([
      400,
      ['activities.0.imageUrl photo:alt:en:cho.jpg', ...missing],
    ])
    expect(problems((await mai.publish(id, ['vi'])).body)?.sort()).toEqual(missing)
    await mai.save(id, { galleryImages })
    expect((await mai.publish(id, ['vi'])).status).toBe(200)
    await setAlts(half, { altEn: 'Market' })
    expect((await mai.publish(id, ['en'])).status).toBe(200)
  })

  it('count for the language that is public already, as pictures are shared', async () => {
    const { id } = await mai.create('author')
    await mai.publish(id, ['vi', 'en'])
    await mai.save(id, { image: `media:${await halfPhoto()}` })
    expect(problems((await mai.publish(id, ['vi'])).body)).toEqual(['image photo:alt:en:cho.jpg'])
  })

  it('keep it from waiting for its day, and from losing what it needs while it waits', async () => {
    const { id } = await mai.create('author')
    const [half, whole] = [await halfPhoto(), await photo()]
    await mai.save(id, { image: `media:${half}` })
    const day = '2030-01-01T00:00:00.000Z'
    expect((await mai.publish(id, ['en'], day)).status).toBe(400)
    await mai.save(id, { image: `media:${whole}` })
    expect((await mai.publish(id, ['en'], day)).status).toBe(200)
    expect(problems((await mai.save(id, { image: `media:${half}` })).body)).toEqual([
      'image photo:alt:en:cho.jpg',
    ])
    await mai.desk('DELETE', `/media/${whole}?force=true`)
    expect((await mai.save(id, { nameVi: 'Tên khác' })).status).toBe(200)
    vi.spyOn(console, 'error').mockReturnValue()
    await runCron(new Date('2030-01-02T00:00:00.000Z'))
    expect(await mai.read(id)).toMatchObject({
      statusEn: 'draft',
      scheduleFailedAt: expect.any(String),
    })
    await mai.desk('POST', `/media/${whole}/undelete`)
    await mai.save(id, { nameVi: 'Tên nữa' })
    await runCron(new Date('2030-01-02T00:01:00.000Z'))
    expect((await mai.read(id)).statusEn).toBe('published')
  })

  it('keep a language from being published with a drawing in its text that there is not', async () => {
    const { id } = await mai.create('topic')
    await mai.save(id, { contentEn: 'Text\n\n![Tea](@assets/art/lotus-tea)' })
    expect((await mai.publish(id, ['vi'])).status).toBe(200)
    expect(problems((await mai.publish(id, ['en'])).body)).toEqual([
      'contentEn drawing:unknown:lotus-tea',
    ])
    await mai.save(id, { contentEn: '![Tea](@assets/art/spot-phin)' })
    expect((await mai.publish(id, ['en'])).status).toBe(200)
  })

  it('keep it from being published with others, and imported as public', async () => {
    const { id, slug } = await mai.create('author')
    await mai.save(id, { image: `media:${await halfPhoto()}` })
    const { body } = await mai.desk<BulkResult>('POST', '/entries/bulk', {
      ids: [id],
      action: 'publish',
      locales: ['en'],
    })
    expect(body.results).toMatchObject([
      { ok: false, issues: [{ path: 'image', message: 'photo:alt:en:cho.jpg' }] },
    ])
    const file = (await exportAll(mai.desk)).find((one) => one.slug === slug)
    const dates = { publishedAt: '2026-05-01T00:00:00.000Z', changedAt: '2026-05-01T00:00:00.000Z' }
    const [refused] = await importAll(
      mai.desk,
      [{ ...file, en: { status: 'published', ...dates } }],
      true,
    )
    expect(refused).toMatchObject({
      outcome: 'refused',
      issues: [{ path: 'image', message: 'photo:alt:en:cho.jpg' }],
    })
    const [taken] = await importAll(
      mai.desk,
      [{ ...file, vi: { status: 'published', ...dates } }],
      true,
    )
    expect(taken?.outcome).toBe('updated')
  })

  it('let it come back from the trash without a photograph, but not without its text', async () => {
    const { id } = await mai.create('author')
    const picture = await photo()
    await mai.save(id, { image: `media:${picture}` })
    await mai.publish(id, ['vi', 'en'])
    await mai.trash(id)
    await setAlts(picture, { altVi: '' })
    expect(problems((await mai.undelete(id)).body)).toEqual(['image photo:alt:vi:cho.jpg'])
    await mai.desk('DELETE', `/media/${picture}?force=true`)
    expect((await mai.undelete(id)).status).toBe(200)
  })
})

describe('of an article', () => {
  /** The specified inline edit, which publishes what it saves. */
  const editInline = (id: string, change: object) =>
    mai.desk<AdminEntry & Partial<ErrorBody>>('PUT', `/posts/${id}`, change)
  const nextYear = '2030-01-01T00:00:00.000Z'

  it('are each photograph’s own where several have one file name', async () => {
    const [had, other] = [await photo(), await photo({ deletedAt: '2026-11-01T00:00:00.000Z' })]
    const { id } = await insertPost({ status: 'draft', bodyVi: `![](media:${had})` })
    expect((await mai.publish(id, ['vi'], nextYear)).status).toBe(200)
    await mai.desk('DELETE', `/media/${had}?force=true`)
    expect((await mai.save(id, { titleVi: 'Chợ phiên' })).status).toBe(200)
    const refused = await mai.save(id, { coverImage: `media:${other}` })
    expect([refused.status, problems(refused.body)]).toEqual([
      400,
      ['coverImage photo:gone:cho.jpg'],
    ])
    const shown = await insertPost({ summaryVi: `![](media:${had})` })
    expect((await editInline(shown.id, { titleVi: 'Chợ phiên' })).status).toBe(200)
    const changed = await editInline(shown.id, { summaryEn: `![](media:${other})` })
    expect([changed.status, problems(changed.body)]).toEqual([
      400,
      ['summaryEn photo:gone:cho.jpg'],
    ])
  })

  it('keep a language from being published and scheduled, but no draft from being saved', async () => {
    const { id } = await insertPost({ status: 'draft' })
    const half = await halfPhoto()
    expect(
      (
        await mai.save(id, {
          coverImage: `media:${half}`,
          bodyVi: `![](media:${half})`,
          bodyEn: 'Text ![](media:zzzzzzzzzz)',
        })
      ).status,
    ).toBe(200)
    const refused = await mai.publish(id, ['en'])
    expect([refused.status, problems(refused.body)?.sort()]).toEqual([
      400,
      ['bodyEn photo:gone:zzzzzzzzzz', 'coverImage photo:alt:en:cho.jpg'],
    ])
    expect((await mai.publish(id, ['en'], nextYear)).status).toBe(400)
    expect((await mai.publish(id, ['vi'])).status).toBe(200)
    const { body } = await mai.desk<BulkResult>('POST', '/entries/bulk', {
      ids: [id],
      action: 'publish',
      locales: ['en'],
    })
    expect(body.results[0]?.issues).toHaveLength(2)
  })

  it('keep a public one from being changed by the inline edit only where they are new', async () => {
    const { id } = await insertPost({ isInVi: true, isInEn: true })
    const [half, whole] = [await halfPhoto(), await photo({ fileName: 'bien.jpg' })]
    await mai.save(id, { coverImage: `media:${half}` })
    expect(problems((await mai.publish(id, ['vi', 'en'])).body)).toEqual([
      'coverImage photo:alt:en:cho.jpg',
    ])
    await mai.save(id, { coverImage: `media:${whole}` })
    expect((await mai.publish(id, ['vi', 'en'])).status).toBe(200)
    await mai.desk('DELETE', `/media/${whole}?force=true`)
    expect((await editInline(id, { titleVi: 'Tên mới' })).status).toBe(200)
    expect(problems((await editInline(id, { summaryVi: '![](media:zzzzzzzzzz)' })).body)).toEqual([
      'summaryVi photo:gone:zzzzzzzzzz',
    ])
    await mai.desk('DELETE', `/posts/${id}`)
    expect((await mai.undelete(id)).status).toBe(200)
  })

  it('keep it from going public with a drawing in its text that there is not, but the inline edit not for one that readers have', async () => {
    const { id } = await insertPost({ status: 'draft' })
    const pictures = '![Tô phở](@assets/art/spot-pho) ![Trà](@assets/art/tra-sen "Trà")'
    expect((await mai.save(id, { bodyVi: pictures, bodyEn: 'Text' })).status).toBe(200)
    const refused = await mai.publish(id, ['vi'])
    expect([refused.status, problems(refused.body)]).toEqual([
      400,
      ['bodyVi drawing:unknown:tra-sen'],
    ])
    expect((await mai.publish(id, ['en'])).status).toBe(200)

    const shown = await insertPost({ bodyVi: pictures })
    expect((await editInline(shown.id, { titleVi: 'Tên khác' })).status).toBe(200)
    const changed = await editInline(shown.id, { summaryVi: '![](@assets/art/khong-co)' })
    expect(problems(changed.body)).toEqual(['summaryVi drawing:unknown:khong-co'])
    await mai.desk('DELETE', `/posts/${shown.id}`)
    expect((await mai.undelete(shown.id)).status).toBe(200)
  })

  it('are not asked for in a language in which it is not public', async () => {
    const { id } = await insertPost({ isInVi: true, isInEn: false })
    await mai.save(id, {
      coverImage: `media:${await halfPhoto()}`,
      bodyEn: '![](media:zzzzzzzzzz)',
    })
    expect((await mai.publish(id, ['vi'])).status).toBe(200)
    expect(
      (await editInline(id, { titleVi: 'Tên mới', summaryEn: '![](media:zzzzzzzzzz)' })).status,
    ).toBe(200)
  })
})

describe('an alternative text', () => {
  const users: Record<string, (id: string) => Promise<unknown>> = {
    'a public article': async (id) => {
      const post = await insertPost({ titleVi: 'Bài' })
      await mai.save(post.id, { coverImage: `media:${id}` })
      await mai.publish(post.id, ['vi', 'en'])
    },
    'a public entry': async (id) => {
      const entry: AdminEntry = await mai.create('author')
      await mai.save(entry.id, { image: `media:${id}`, nameVi: 'Bài' })
      await mai.publish(entry.id, ['vi'])
      await mai.save(entry.id, { image: '@assets/art/hue' })
    },
    'an entry that waits for its day': async (id) => {
      const entry: AdminEntry = await mai.create('author')
      await mai.save(entry.id, { image: `media:${id}`, nameVi: 'Bài' })
      await mai.publish(entry.id, ['vi'], '2030-01-01T00:00:00.000Z')
    },
  }
  it.each(Object.entries(users))('stays while %s needs it', async (_, use) => {
    const id = await photo()
    await use(id)
    const { status, body } = await setAlts(id, { altVi: '' })
    expect([status, problems(body)]).toEqual([400, ['altVi photo:used:Bài']])
    expect((await setAlts(id, { altVi: 'Chợ khác' })).status).toBe(200)
  })

  it('may go where only drafts, another language or the trash have it', async () => {
    const id = await photo()
    const entry = await mai.create('topic')
    await mai.save(entry.id, { image: `media:${id}` })
    await mai.publish(entry.id, ['vi'])
    const { id: post } = await insertPost()
    await mai.save(post, { coverImage: `media:${id}` })
    expect((await mai.publish(post, ['vi', 'en'])).status).toBe(200)
    await mai.desk('DELETE', `/posts/${post}`)
    const { id: draft } = await insertPost({ status: 'draft' })
    await mai.save(draft, { coverImage: `media:${id}` })
    expect((await setAlts(id, { altEn: '' })).status).toBe(200)
    const rows = await env.DB.prepare('select count(*) rows from media_uses').first<{
      rows: number
    }>()
    expect(rows?.rows).toBe(3)
  })
})
