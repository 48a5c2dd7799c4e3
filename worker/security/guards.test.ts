import { expect, it } from 'vitest'
import { api } from '../api'
import { app } from '../app'
import { limitEntryBatch } from '../content/transfer-routes'
import {
  refuseForeign,
  requireAdmin,
  requireContentImporter,
  requireOwner,
  requireProductImporter,
  requireRecentLogin,
} from '../features/admins/require-admin'
import { limitProductBatch } from '../features/products/admin-routes'
import { sameOrigin } from '../platform/http/client'
import { limitBody, limitLongBody, requireJson } from '../platform/http/json-body'
import { limitBursts, limitCounts, limitMails } from '../platform/http/rate-limit'
import { type RouteRow, routesWhere, routeTable } from '../testing/route-table'
import { everyRoute, sampleOf } from '../testing/routes'

/**
 * What each guard does, and its place in a chain: whose request it is, who sends it, then what it
 * carries.
 */
const guards = new Map<unknown, { does: string; place: number }>([
  [sameOrigin, { does: 'own pages', place: 0 }],
  [refuseForeign, { does: 'own pages', place: 0 }],
  [requireProductImporter, { does: 'importer', place: 0 }],
  [requireContentImporter, { does: 'importer', place: 0 }],
  [requireAdmin, { does: 'staff', place: 1 }],
  [requireOwner, { does: 'owner', place: 2 }],
  [requireRecentLogin, { does: 'recent login', place: 2 }],
  [limitBody, { does: 'size', place: 3 }],
  [limitLongBody, { does: 'size', place: 3 }],
  [limitProductBatch, { does: 'size', place: 3 }],
  [limitEntryBatch, { does: 'size', place: 3 }],
  [requireJson, { does: 'json', place: 4 }],
  [limitBursts, { does: 'burst', place: 4 }],
  [limitCounts, { does: 'count', place: 4 }],
  [limitMails, { does: 'mail', place: 4 }],
])

const accessGuards = {
  everybody: [],
  staff: ['staff'],
  owner: ['staff', 'owner'],
  importer: ['importer'],
}
const bodyGuards = { none: [], small: ['size'], json: ['size', 'json'] }
const limitGuards = {
  form: ['burst'],
  burst: ['burst'],
  login: ['burst'],
  count: ['count'],
  mail: ['mail'],
  password: [],
  none: [],
}

/**
 * The guards that a row of the table asks for. An importer's own guard looks at the pages as well.
 */
function guardsOf({ access, from, body, limit, isGrave }: RouteRow): string[] {
  const isFromOwn = from === 'own pages' && access !== 'importer'
  return [
    ...(isFromOwn ? ['own pages'] : []),
    ...accessGuards[access],
    ...(isGrave ? ['recent login'] : []),
    ...bodyGuards[body],
    ...limitGuards[limit],
  ]
}

/** The guards that Hono runs before a route's handler, and whether they are in order. */
function chainOf(route: string): { names: string[]; isInOrder: boolean } {
  const { method, path } = sampleOf(route)
  const matched = api.router
    .match(method, path)[0]
    .map(([[handler, { method, path }]]) => ({ handler, name: `${method} ${path}` }))
  const end = matched.findLastIndex(({ name }) => name === route)
  const chain = matched.slice(0, end).flatMap(({ handler }) => guards.get(handler) ?? [])
  // The limit of a client may come before or after the size of its body.
  const places = chain
    .filter(({ does }) => !Object.values(limitGuards).flat().includes(does))
    .map(({ place }) => place)
  return {
    names: chain.map(({ does }) => does),
    isInOrder: places.every((place, index) => place >= (places[index - 1] ?? 0)),
  }
}

it('has a row in the table for every route, and none for a route that is gone', () => {
  expect(Object.keys(routeTable).sort()).toEqual([...everyRoute].sort())
})

it('has the guards of its row in the chain of every API route, in order, and no others', () => {
  const wrong: Record<string, string> = {}
  for (const [route, row] of Object.entries(routeTable).filter(([name]) =>
    name.includes(' /api/'),
  )) {
    const { names, isInOrder } = chainOf(route)
    const needed = guardsOf(row).sort().join(', ')
    const found = [...names].sort().join(', ')
    if (found !== needed) wrong[route] = `has ${found}; needs ${needed}`
    else if (!isInOrder) wrong[route] = `has its guards in the order ${names.join(', ')}`
  }
  expect(wrong).toEqual({})
})

it('limits whatever everybody may write', () => {
  const unlimited = routesWhere(
    ({ access, limit }) => access === 'everybody' && limit === 'none',
  ).filter((route) => !route.startsWith('GET '))
  // These show the page of the login again, and read nothing.
  expect(unlimited).toEqual(['POST /admin/login', 'POST /:locale{vi|en}/admin/login'])
})

it('responds to all methods alike in one place only, the end of the API', () => {
  const handlers = [...api.routes, ...app.routes].filter(
    ({ method, handler }) => method === 'ALL' && handler.length < 2,
  )
  expect(handlers.map(({ path }) => path)).toEqual(['/api/*'])
})
