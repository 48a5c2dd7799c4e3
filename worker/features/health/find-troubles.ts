import { millisecondsInMinute } from 'date-fns/constants'
import {
  and,
  count,
  countDistinct,
  eq,
  gte,
  inArray,
  lte,
  min,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import {
  lateAfterMinutes,
  partsOf,
  type SchedulePart,
  type ShownPart,
  shownParts,
} from '../../../schema/schedule-parts'
import { payments } from '../../../schema/tables/bookings'
import { letterRuns, letterSendings } from '../../../schema/tables/letters'
import { heartbeats, operationSwitches } from '../../../schema/tables/operations'
import { outbox } from '../../../schema/tables/outbox'
import { vietnamDay } from '../../../schema/time'
import { type Trouble, troubleKinds } from '../../../schema/troubles'
import { selectFigure } from '../../platform/db/daily-figures'
import type { Database } from '../../platform/db/database'
import { readQuota } from '../../platform/mail/mail-quota'
import { mailHeld } from '../../platform/outbox/hold'
import type { PrivateSettings } from '../../platform/settings/private-settings'

/** Deliveries that are counted at most. */
const maxCounted = 1000
/** Of the 10 that D1 takes. */
const fullAtGigabytes = 8
/** In a Vietnam day; one may be a damaged picture. */
const refusedImages = 10

export interface PartState {
  name: ShownPart
  /** UTC ISO instant, of several parts the oldest; null if it was never tried. */
  succeededAt: string | null
  isLate: boolean
}

interface Look {
  now: Date
  mail: PrivateSettings['mail']
  /** What went well in the run that looks. */
  done?: readonly SchedulePart[]
}

/** A part without a row is as old as the schedule's last run, so a new site is not late. */
function statesOf(
  rows: readonly (typeof heartbeats.$inferSelect)[],
  { now, done = [] }: Look,
): PartState[] {
  const beats = new Map(rows.map(({ name, succeededAt }) => [name, succeededAt]))
  return shownParts.map((name) => {
    const limit = new Date(now.getTime() - lateAfterMinutes(name) * millisecondsInMinute)
    const at = partsOf(name).map((part) =>
      done.includes(part) ? now.toISOString() : (beats.get(part) ?? null),
    )
    const known = at.filter((one) => one !== null).toSorted()
    const oldest = at.includes(null) ? beats.get('clock') : known[0]
    return {
      name,
      succeededAt: known[0] ?? null,
      isLate: [known[0], oldest].some((one) => one !== undefined && one < limit.toISOString()),
    }
  })
}

export async function readParts(db: Database, look: Look): Promise<PartState[]> {
  return statesOf(await db.select().from(heartbeats), look)
}

function selectUndelivered(db: Database, before: string) {
  const waiting = db
    .select({ createdAt: outbox.createdAt })
    .from(outbox)
    .where(
      and(
        eq(outbox.status, 'pending'),
        lte(outbox.createdAt, before),
        notInArray(outbox.kind, [...troubleKinds]),
      ),
    )
    .orderBy(outbox.createdAt)
    .limit(maxCounted)
    .as('waiting')
  return db.select({ count: count(), since: min(waiting.createdAt) }).from(waiting)
}

/** A try moves its delivery's next one on, and that of a dead one stays. */
function selectDead(db: Database, since: string) {
  const dead = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.status, 'dead'),
        gte(outbox.nextAttemptAt, since),
        notInArray(outbox.kind, [...troubleKinds]),
      ),
    )
    .limit(maxCounted)
    .as('gone')
  return db.select({ count: count() }).from(dead)
}

/** Late to begin, or begun and nothing put into the outbox; `mayWait`: the day's quota is used up. */
function selectStandingLetters(
  db: Database,
  { begin, batch, mayWait }: { begin: string; batch: string; mayWait: boolean },
) {
  const { state, startedAt, id } = letterSendings
  const ofLate = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        // The index by state and time, so that a letter's hundred thousand are not read.
        inArray(outbox.status, ['pending', 'sent', 'dead', 'gone']),
        gte(outbox.createdAt, batch),
        sql`instr(${outbox.subject}, ${id} || ':') = 1`,
      ),
    )
  const isStuck = and(
    eq(state, 'sending'),
    lte(startedAt, batch),
    lte(letterRuns.startsAt, batch),
    eq(letterRuns.isDone, false),
    notExists(ofLate),
  )
  const isUnbegun = and(eq(state, 'scheduled'), lte(letterRuns.startsAt, begin))
  return db
    .select({ count: countDistinct(id) })
    .from(letterSendings)
    .innerJoin(letterRuns, eq(letterRuns.sendingId, id))
    .where(mayWait ? isUnbegun : or(isUnbegun, isStuck))
}

/** Refunds that failed, and money that nobody has matched to a booking. */
function selectOpenMoney(db: Database) {
  const open = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        // Word by word that of the partial index.
        sql`${payments.state} in ('pending', 'byHand', 'stray', 'failed')`,
        inArray(payments.state, ['stray', 'failed']),
      ),
    )
    .limit(maxCounted)
    .as('open')
  return db.select({ count: count() }).from(open)
}

/** What is wrong now. Its cost does not grow with the tables. */
export async function findTroubles(db: Database, look: Look): Promise<Trouble[]> {
  const { now, mail } = look
  const before = (minutes: number) =>
    new Date(now.getTime() - minutes * millisecondsInMinute).toISOString()
  const quota = await readQuota(db, mail, now)
  const mayWait = quota?.lettersLeft === 0
  const [beats, [undelivered], [dead], [letters], [hold], [refused], [money], { meta }] =
    await db.batch([
      db.select().from(heartbeats),
      selectUndelivered(db, before(60)),
      selectDead(db, before(24 * 60)),
      selectStandingLetters(db, { begin: before(15), batch: before(30), mayWait }),
      db.select({ since: operationSwitches.since }).from(operationSwitches).where(mailHeld),
      selectFigure(db, vietnamDay(now), 'images-refused'),
      selectOpenMoney(db),
      db.run(sql`select 1`),
    ])
  const gigabytes = Math.round(meta.size_after / 1e8) / 10
  const late = statesOf(beats, look).flatMap(({ name, succeededAt, isLate }): Trouble[] =>
    isLate ? [{ name, ...(succeededAt && { since: succeededAt }) }] : [],
  )
  const counted: Trouble[] = [
    { name: 'dead', count: dead?.count ?? 0 },
    // What is held is told once, by its cause.
    { name: 'letters-still', count: hold ? 0 : (letters?.count ?? 0) },
    { name: 'database-size', count: gigabytes >= fullAtGigabytes ? gigabytes : 0 },
    { name: 'images', count: (refused?.value ?? 0) >= refusedImages ? (refused?.value ?? 0) : 0 },
    { name: 'refunds', count: money?.count ?? 0 },
  ]
  return [
    ...late,
    ...(hold ? [{ name: 'mail-held' as const, since: hold.since }] : []),
    ...(!hold && undelivered?.since
      ? [{ name: 'undelivered' as const, count: undelivered.count, since: undelivered.since }]
      : []),
    ...counted.filter(({ count: number = 0 }) => number > 0),
  ]
}
