import { Hono } from 'hono'
import {
  bookingParam,
  bookingsQuery,
  changeGuestsInput,
  checkInsInput,
  dayParam,
  decisionInput,
  departureInput,
  departureParam,
  departuresQuery,
  handPaymentInput,
  matchInput,
  paymentParam,
  publishReviewInput,
  tourFiguresQuery,
} from '../../../schema/api/admin-tours'
import { invalidateStoredContent } from '../../platform/cache/content-version'
import { type AdminEnv, ctxOf } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { changeDeparture, checkIn, decide, listDepartures, readDay } from './crew'
import {
  cancelForStaff,
  changeForStaff,
  closeMoney,
  listBookings,
  listOpenMoney,
  listReviews,
  matchPayment,
  publishReview,
  readFigures,
  readForStaff,
  retryRefund,
  takeByHand,
} from './desk'

const ok = { ok: true } as const
const booking = validate('param', bookingParam)
const payment = validate('param', paymentParam)

/** `/api/admin/tours`: departures, the crew's day, bookings and their money. */
export const adminTourRoutes = new Hono<AdminEnv>()
  .get('/departures', validate('query', departuresQuery), async (c) =>
    c.json(await listDepartures(c.var.db, c.req.valid('query').month, c.var.now), 200),
  )
  .put(
    '/departures/:tour/:day',
    limitBody,
    requireJson,
    validate('param', departureParam),
    validate('json', departureInput),
    async (c) => {
      await changeDeparture(ctxOf(c), c.req.valid('param'), c.req.valid('json'))
      return c.json(ok, 200)
    },
  )
  .get('/days/:day', validate('param', dayParam), async (c) =>
    c.json(await readDay(c.var.db, c.req.valid('param').day, c.var.now), 200),
  )
  .post(
    '/days/:day/decision',
    limitBody,
    requireJson,
    validate('param', dayParam),
    validate('json', decisionInput),
    async (c) => {
      const decided = await decide(ctxOf(c), c.req.valid('param').day, c.req.valid('json'))
      if (decided.told > 0) c.var.deliverSoon()
      return c.json(decided, 200)
    },
  )
  .post('/check-ins', limitBody, requireJson, validate('json', checkInsInput), async (c) =>
    c.json({ outcomes: await checkIn(ctxOf(c), c.req.valid('json').items) }, 200),
  )
  .get('/bookings', validate('query', bookingsQuery), async (c) =>
    c.json(await listBookings(c.var.db, c.req.valid('query')), 200),
  )
  .get('/bookings/:code', booking, async (c) =>
    c.json(await readForStaff(ctxOf(c), c.req.valid('param').code), 200),
  )
  .post('/bookings/:code/cancel', booking, async (c) => {
    const { code } = c.req.valid('param')
    await cancelForStaff(ctxOf(c), code)
    c.var.deliverSoon(code)
    return c.json(ok, 200)
  })
  .post(
    '/bookings/:code/change',
    limitBody,
    requireJson,
    booking,
    validate('json', changeGuestsInput),
    async (c) => {
      const { code } = c.req.valid('param')
      await changeForStaff(ctxOf(c), { ...c.req.valid('json'), code })
      c.var.deliverSoon(code)
      return c.json(ok, 200)
    },
  )
  .post(
    '/bookings/:code/payments',
    limitBody,
    requireJson,
    booking,
    validate('json', handPaymentInput),
    async (c) => {
      const { code } = c.req.valid('param')
      await takeByHand(ctxOf(c), code, c.req.valid('json'))
      c.var.deliverSoon(code)
      return c.json(ok, 201)
    },
  )
  .get('/money', async (c) => c.json(await listOpenMoney(c.var.db), 200))
  .post(
    '/money/:id/match',
    limitBody,
    requireJson,
    payment,
    validate('json', matchInput),
    async (c) => {
      c.var.deliverSoon(
        await matchPayment(ctxOf(c), c.req.valid('param').id, c.req.valid('json').code),
      )
      return c.json(ok, 200)
    },
  )
  .post('/money/:id/done', payment, async (c) => {
    await closeMoney(ctxOf(c), c.req.valid('param').id)
    return c.json(ok, 200)
  })
  .post('/money/:id/retry', payment, async (c) => {
    await retryRefund(ctxOf(c), c.req.valid('param').id)
    return c.json(ok, 200)
  })
  .get('/figures', validate('query', tourFiguresQuery), async (c) =>
    c.json(await readFigures(c.var.db, c.req.valid('query').year), 200),
  )
  .get('/reviews', async (c) => c.json({ reviews: await listReviews(c.var.db) }, 200))
  .put(
    '/reviews/:code',
    limitBody,
    requireJson,
    booking,
    validate('json', publishReviewInput),
    async (c) => {
      await publishReview(ctxOf(c), c.req.valid('param').code, c.req.valid('json').isPublic)
      await invalidateStoredContent(c.env.CACHE)
      return c.json(ok, 200)
    },
  )
