import { expect, it } from 'vitest'
import { type DueLink, planChecks, unasked } from './check-links'

const now = new Date('2026-11-24T03:17:00Z')

/** A link of a listed product that is due. */
function due(
  id: string,
  host: string,
  fields: Partial<DueLink['link']> = {},
  product: Partial<DueLink> = {},
): DueLink {
  const link = {
    id,
    kind: 'product' as const,
    subject: id,
    url: `https://${host}/${id}`,
    host,
    nextAt: '2026-11-01',
    ...unasked,
    ...fields,
  }
  return { link, listed: 1, linkFrom: null, linkTo: null, ...product }
}

const idsOf = (links: { id: string }[]) => links.map(({ id }) => id)

it('asks twenty links in all and three of a host', () => {
  const many = Array.from({ length: 50 }, (_, index) => due(`link-${index}`, `host-${index % 10}`))
  const { ask } = planChecks(many, now)
  expect(ask).toHaveLength(20)
  expect(
    planChecks(
      many.filter(({ link }) => link.host === 'host-1'),
      now,
    ).ask,
  ).toHaveLength(3)
})

it('asks failing links first, then those that have waited longest', () => {
  const links = [
    due('late', 'a', { nextAt: '2026-11-03' }),
    due('early', 'b', { nextAt: '2026-11-02' }),
    due('failing', 'c', { failedDays: 1, nextAt: '2026-11-20' }),
  ]
  expect(idsOf(planChecks(links, now).ask)).toEqual(['failing', 'early', 'late'])
})

it('removes what has no listed product, and postpones what is out of its days, without taking a place', () => {
  const plan = planChecks(
    [
      due('gone', 'a', {}, { listed: null }),
      due('withdrawn', 'a', {}, { listed: 0 }),
      due('to-come', 'a', {}, { linkFrom: '2026-11-25' }),
      due('over', 'a', {}, { linkTo: '2026-11-23' }),
      due('last-day', 'a', {}, { linkFrom: '2026-11-24', linkTo: '2026-11-24' }),
      due('merchant', 'a', { kind: 'merchant' }, { listed: null }),
      due('open', 'a'),
    ],
    now,
  )
  expect([idsOf(plan.ask), idsOf(plan.postpone), idsOf(plan.remove)]).toEqual([
    ['last-day', 'merchant', 'open'],
    ['to-come', 'over'],
    ['gone', 'withdrawn'],
  ])
})
